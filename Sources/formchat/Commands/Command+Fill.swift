internal import FormLayout
internal import JSON

extension Command {
  static let fill = Command(
    "fill", "[anew]", group: .look, "answer the form as its users will; nothing of it is recorded",
    completions: { $0.isFirst ? ["anew"] : [] },
    run: { arguments, conversation throws(ProgramError) in
      guard ["", "anew"].contains(arguments) else {
        throw ProgramError(
          .usage, "usage", "/fill takes nothing, or 'anew'", help: "For a file: formchat fill FILE")
      }
      guard !conversation.isReplay else {
        conversation.show([StyledText("(the form was filled here)", .dim)])
        return
      }
      if !arguments.isEmpty { conversation.leftFill = nil }
      conversation.fill()
    })
}

extension Conversation {
  /// Asks the form's questions and shows the values; the form stays as it is.
  fileprivate mutating func fill() {
    guard let today = LocalDate(look.today) else { return }
    let kept = leftFill
    let filling =
      kept.map {
        FormFilling(session.form, resuming: $0.values, today: today, language: look.language)
      } ?? FormFilling(session.form, today: today, language: look.language)
    var dialogue = FillDialogue(filling, console: console, look: look, dateOrder: dateOrder)
    show("\n")
    if let kept {
      dialogue.resume(kept)
      show([StyledText("going on with the answers from before; '/fill anew' begins again", .dim)])
    }
    switch dialogue.run() {
    case .submitted(let action):
      leftFill = nil
      let values = JSONValue.object(dialogue.filling.shownSubmission)
      show("\n")
      show([StyledText("submitted" + (action.map { ": '\($0)'" } ?? ""), .dim)])
      show(values.text(.indented) + "\n\n")
    case .left, .inputEnded:
      leftFill = KeptFill(dialogue)
      show([
        StyledText("the form was left; /fill goes on, until this conversation ends", .dim)
      ])
      show("\n")
    }
  }
}
