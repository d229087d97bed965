internal import Chat
internal import FormLayout

extension Command {
  static let history = Command(
    "history", "[me|gpt]", group: .look, "what was said, by both or by one",
    completions: { $0.isFirst ? ChatMessage.Sender.allCases.map(\.rawValue) : [] },
    run: { arguments, conversation throws(ProgramError) in
      var messages = conversation.session.history.messages
      if !arguments.isEmpty {
        guard let sender = ChatMessage.Sender(rawValue: arguments) else {
          throw ProgramError(.usage, "usage", "/history takes 'me' or 'gpt', not '\(arguments)'")
        }
        messages = conversation.session.history.history(from: sender)
      }
      guard !messages.isEmpty else {
        conversation.tell("nothing has been said yet")
        return
      }
      let width = conversation.look.width - 2
      conversation.page(messages.flatMap { HistoryText.lines(of: $0, width: width) })
    })
}
