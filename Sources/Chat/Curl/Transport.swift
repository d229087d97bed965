/// What carries requests to a service: libcurl, or a recording.
protocol Transport: Sendable {
  /// Sends a request once the earlier ones have ended.
  ///
  /// Whoever stops reading the events, or is cancelled, ends the transfer.
  func send(_ request: HTTPRequest) -> Transfer
}

/// A request under way.
struct Transfer: Sendable {
  let events: AsyncStream<TransferEvent>
  /// Gives what is left of the answer a moment to end by itself, unread, so that its connection
  /// can serve again. No event comes after this.
  let drain: @Sendable () -> Void
}
