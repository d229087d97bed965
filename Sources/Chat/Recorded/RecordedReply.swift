/// What a recording says to one request.
package enum RecordedReply: Equatable, Sendable {
  case reply(ChatReply)
  /// The service failed, and this is what the person read.
  case failure(String)
  /// The person stopped it; what had arrived by then.
  case cancelled(String)
}
