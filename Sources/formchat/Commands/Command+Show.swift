internal import FormLayout

extension Command {
  static let show = Command(
    "show", "[ID …]", group: .look, "draw the form, or parts of it",
    completions: { $0.ids },
    run: { arguments, conversation throws(ProgramError) in
      let screen = TurnScreen(look: conversation.look)
      let form = conversation.session.form
      let names = arguments.split(separator: " ").map(String.init)
      for name in names where !form.index.contains(name) {
        throw ProgramError(
          .usage, "unknown-id", "there is no component '\(name)'",
          help: NearestName.to(name, among: form.index.ids).map { "Did you mean '\($0)'?" })
      }
      var options = screen.options
      if !names.isEmpty { options.only = names }
      conversation.page(FormPreview(form, options).lines)
    })
}
