internal import Chat
internal import Designer
internal import FormLayout
internal import JSON

/// The service that needs neither a key nor a network: answers by rule, with a model's reply.
struct OfflineChatService: ChatService {
  /// The service in a transcript's words.
  static let serviceName = "offline"

  let name = Self.serviceName
  let model = "offline designer"

  func reply(
    to request: ChatRequest,
    onEvent: (ChatEvent) throws(ChatError) -> Void
  ) async throws(ChatError) -> ChatReply {
    guard !Task.isCancelled else { throw ChatError(.cancelled, attempts: 0) }
    try onEvent(.started(model: model))
    let reply = Designer.reply(
      to: request.words, form: Form(json: request.snapshot?.objectValue ?? [:]),
      past: Self.past(request.messages), revision: request.revision)
    let content: JSONValue = [
      "message": .string(reply.message), "ops": .array(reply.edits.map(\.json)),
    ]
    let text = content.text(.compact)
    try onEvent(.text(text))
    return ChatReply(content: text, model: model)
  }

  /// The exchanges that the prompt tells of: a person's words, the reply's, and what was done.
  private static func past(_ messages: [ChatRequest.Message]) -> [PastExchange] {
    zip(messages, messages.dropFirst()).compactMap { request, reply in
      guard request.role == .user, reply.role == .assistant else { return nil }
      let lines = reply.content.split(separator: "\n", omittingEmptySubsequences: false)
      let done = lines.last.flatMap { $0.hasPrefix("Done: ") ? String($0.dropFirst(6)) : nil }
      let words = done == nil ? lines : lines.dropLast()
      return PastExchange(
        request: request.content, reply: words.joined(separator: "\n"), done: done ?? "")
    }
  }
}
