/// A whole reply.
package struct ChatReply: Equatable, Sendable {
  package let content: String
  /// The model's name as the service gives it.
  package let model: String
  package let finishReason: FinishReason?
  package let usage: TokenUsage?
  /// The service's own name for the request, for its support.
  package let requestID: String?

  package init(
    content: String,
    model: String,
    finishReason: FinishReason? = .stop,
    usage: TokenUsage? = nil,
    requestID: String? = nil
  ) {
    self.content = content
    self.model = model
    self.finishReason = finishReason
    self.usage = usage
    self.requestID = requestID
  }
}
