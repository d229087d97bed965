internal import FormLayout

extension Command {
  static let help = Command(
    "help", "[PATTERN]", group: .session, "this list, or what of it has a word",
    completions: { $0.isFirst ? all.map(\.name) + HelpTopic.all.map(\.name) : [] },
    run: { arguments, conversation throws(ProgramError) in
      let lines = HelpText(
        width: conversation.look.width - 2, isASCII: conversation.look.isASCII
      ).lines(matching: arguments)
      guard !lines.isEmpty else {
        throw ProgramError(.usage, "usage", "no command has '\(arguments)'", help: "See /help")
      }
      conversation.page(lines)
    })

  static let quit = Command(
    "quit", or: "exit", group: .session, "leave; everything is kept already",
    run: { _, conversation in conversation.isOver = true })
}
