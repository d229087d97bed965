internal import FormLayout
internal import JSON

extension Command {
  static let fill = Command(
    "fill", group: .look, "answer the form as its users will; nothing of it is recorded",
    run: { _, conversation throws(ProgramError) in
      guard !conversation.isReplay else {
        conversation.show([StyledText("(the form was filled here)", .dim)])
        return
      }
      conversation.fill()
    })
}

extension Conversation {
  /// Asks the form's questions and shows the values; the form stays as it is.
  fileprivate mutating func fill() {
    guard let today = LocalDate(look.today) else { return }
    let filling = FormFilling(session.form, today: today, language: look.language)
    show("\n")
    var dialogue = FillDialogue(filling, console: console, look: look, dateOrder: dateOrder)
    switch dialogue.run() {
    case .submitted(let action):
      let values = JSONValue.object(dialogue.filling.shownSubmission)
      show("\n")
      show([StyledText("submitted" + (action.map { ": '\($0)'" } ?? ""), .dim)])
      show(values.text(.indented) + "\n\n")
    case .left, .inputEnded:
      show([StyledText("the form was left; its answers are not kept", .dim)])
      show("\n")
    }
  }
}
