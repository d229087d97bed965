internal import FormLayout

extension Command {
  static let check = Command(
    "check", group: .look, "the whole validation report",
    run: { _, conversation in
      let diagnostics = conversation.session.form.diagnostics()
      conversation.page(TurnScreen(look: conversation.look).report(diagnostics))
      conversation.session.reported = diagnostics
    })
}
