/// Something that answers as a model does.
package protocol ChatService: Sendable {
  /// The service in a transcript's words: `openai`, `recorded`, `offline`.
  var name: String { get }

  /// The model that is asked.
  var model: String { get }

  /// After which time a turn sends nothing more: what has come by then must do.
  var patience: Duration { get }

  /// Returns the whole reply to a request; until then tells what has arrived.
  ///
  /// An error thrown by `onEvent` ends the reply and is thrown on: so a listener stops a reply that
  /// has become too long.
  /// Cancelling the task ends it at once with `ChatError.Kind.cancelled`; the service is then ready
  /// for the next request.
  func reply(
    to request: ChatRequest,
    onEvent: (ChatEvent) throws(ChatError) -> Void
  ) async throws(ChatError) -> ChatReply
}

extension ChatService {
  /// What a person waits for at a desk.
  package var patience: Duration { .seconds(180) }
}
