/// What a recording says to one request.
package enum RecordedReply: Equatable, Sendable {
  case reply(ChatReply)
  /// The service failed: what the person read, and what had arrived by then.
  case failure(String, after: String = "")
  /// The person stopped it; what had arrived by then.
  case cancelled(String)
}
