internal import Chat
internal import FormLayout
internal import JSON
internal import Platform
internal import Terminal

extension Subcommand {
  static let chat = Subcommand(
    "chat", "[FILE]", "a conversation about a new form, or about the one in FILE",
    options: [
      .model, .maxTokens, .resume, .session, .language, .today,
    ] + CommandLineOption.asking,
    operands: 0...1, offers: .files,
    run: { invocation throws(ProgramError) in
      guard !invocation.options.has(.json) else {
        throw ProgramError(
          .usage, "usage", "a conversation has no machine output",
          help: "Use formchat ask TEXT --json for one turn")
      }
      let starter = try ConversationStarter(invocation)
      var conversation = try starter.conversation()
      starter.greet(&conversation)
      let code = await conversation.run()
      starter.sayGoodbye(conversation)
      return code
    })
}
