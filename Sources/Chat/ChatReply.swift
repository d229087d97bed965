/// A whole reply.
package struct ChatReply: Equatable, Sendable {
  package let content: String
  /// The model's name as the service gives it.
  package let model: String
  package let finishReason: FinishReason?
  package let usage: TokenUsage?
  /// The service's own name for the request, for its support.
  package let requestID: String?
  /// What the person should know beside the reply: a field that was left out, a prompt that was cut.
  package var remarks: [String] = []
  /// How many requests were sent for it, as `triesAllowed` counts.
  package var tries = 1

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
