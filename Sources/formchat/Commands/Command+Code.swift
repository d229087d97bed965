internal import FormLayout
internal import Terminal

extension Command {
  static let code = Command(
    "code", "[--force]", group: .files, "show the form as SwiftUI source",
    completions: { $0.isFirst ? ["--force"] : [] },
    run: { arguments, conversation throws(ProgramError) in
      guard !conversation.isReplay else {
        conversation.tell("(the source was shown here)")
        return
      }
      let tree = conversation.session.tree
      let export = try LayoutExport(
        tree.current.form, to: .swiftUI,
        takesErrors: CommandWords.split(arguments).contains("--force"), start: tree.start,
        renamed: tree.renamedSinceStart)
      conversation.show("\n")
      conversation.show(export.written.text.visibleText)
      conversation.show("\n")
      let losses = export.written.losses.map(\.line)
      guard !losses.isEmpty else { return }
      conversation.show([StyledText("SwiftUI has no place for", .dim)])
      conversation.show(losses.flatMap { $0.wrapped(to: conversation.look.width) })
      conversation.show("\n")
    })
}
