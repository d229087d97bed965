/// What happens while a request is sent and answered.
enum TransferEvent: Sendable {
  /// The head of the final answer; comes once, before any of its body.
  case head(HTTPResponseHead)
  /// A piece of the body, with the moment it arrived: it may be looked at later.
  case body([UInt8], at: ContinuousClock.Instant)
  /// The end: nothing comes after it.
  case finished(TransferSummary)
  /// The end by a fault.
  case failed(TransferFault)
}

/// What is known of a transfer once it ended.
struct TransferSummary: Equatable, Sendable {
  /// How many connections had to be opened: none where an earlier one served.
  let newConnections: Int
}

/// Why a transfer failed.
enum TransferFault: Error, Equatable, Sendable {
  case timeout(TimeoutPhase)
  case stalled(seconds: Int)
  case tooLarge(ChatError.Excess)
  /// A recording that stands in for the network has no more answers.
  case unrecorded
  /// A failure of libcurl's, with its words.
  case curl(code: Int, words: String)
}
