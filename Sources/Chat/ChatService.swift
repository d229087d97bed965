/// Something that answers as a model does.
package protocol ChatService: Sendable {
  /// The service in a transcript's words: `openai`, `recorded`, `offline`.
  var name: String { get }

  /// The model that is asked.
  var model: String { get }

  /// Returns the whole reply to a request; until then tells what has arrived.
  ///
  /// Cancelling the task ends it at once with `ChatError.Kind.cancelled`; the service is then ready
  /// for the next request.
  func reply(
    to request: ChatRequest,
    onEvent: (ChatEvent) -> Void
  ) async throws(ChatError) -> ChatReply
}
