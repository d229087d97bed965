internal import FormLayout

extension Command {
  static let undo = Command(
    "undo", "[N]", group: .goBack, "go back a revision, or N",
    run: { arguments, conversation throws(ProgramError) in
      conversation.undo(try number(arguments, default: 1))
    })

  static let redo = Command(
    "redo", "[N]", group: .goBack, "go forward again a revision, or N",
    run: { arguments, conversation throws(ProgramError) in
      conversation.redo(try number(arguments, default: 1))
    })

  static let goTo = Command(
    "goto", "N", group: .goBack, "go to any revision",
    run: { arguments, conversation throws(ProgramError) in
      let target = try number(arguments)
      guard conversation.session.tree[target] != nil else { throw unknownRevision(target) }
      conversation.move {
        _ = $0.goTo(target)
      } otherwise: {
        "this is revision \(target)"
      }
    })
}
