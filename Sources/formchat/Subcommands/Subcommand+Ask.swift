internal import Chat
internal import FormLayout
internal import JSON

extension Subcommand {
  static let ask = Subcommand(
    "ask", "TEXT",
    "one turn for scripts: the layout goes to standard output, the rest to standard error",
    options: [
      .form, .output, .force, .model, .maxTokens, .session, .language, .today,
    ] + CommandLineOption.asking,
    operands: 1...1,
    run: { invocation throws(ProgramError) in
      let starter = try ConversationStarter(invocation, isOneTurn: true)
      var conversation = try starter.conversation()
      conversation.throwsErrors = true
      let target = try AskTarget(invocation, opened: conversation.session.file)
      let before = conversation.session.form
      await conversation.take(message: try Question.text(invocation[0]))
      let outcome = conversation.lastTurn
      if let error = outcome.error { throw error }
      let form = conversation.session.form
      try target?.write(form)
      if invocation.options.has(.json) {
        invocation.print(json: AskResult(conversation, before: before).json)
      } else if !invocation.options.has(.output) {
        invocation.output.write(form.text)
      }
      return .done
    })
}

/// The request of `ask`: its operand, or standard input for `-`.
private enum Question {
  static func text(_ operand: String) throws(ProgramError) -> String {
    guard operand == InputFile.standardInput else { return try checked(operand) }
    return try checked(
      String(decoding: InputFile.bytes(of: operand, limit: 1 << 20), as: UTF8.self))
  }

  private static func checked(_ text: String) throws(ProgramError) -> String {
    let trimmed = text.trimmed
    guard !trimmed.isEmpty else {
      throw ProgramError(
        .usage, "usage", "there is no request",
        help: "For example: formchat ask \"a login form with email and password\"")
    }
    return trimmed
  }
}
