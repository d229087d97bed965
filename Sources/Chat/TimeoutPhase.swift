/// The part of an exchange that took too long.
package enum TimeoutPhase: String, Equatable, Sendable {
  /// Looking up the host, connecting, agreeing on encryption.
  case connect
  /// From the request to the first byte of the answer.
  case firstByte
  /// The exchange as a whole.
  case total
}
