internal import CCurl
internal import Platform

/// Sends requests one after the other over connections that are kept.
///
/// One libcurl multi handle and one easy handle live on one thread, which starts with the first
/// request and ends with the client.
final class CurlClient: Sendable {
  private let mailbox = Locked(TransferMailbox())

  deinit {
    mailbox.withLock { $0.close() }
  }

  /// Sends a request once the earlier ones have ended.
  ///
  /// Whoever stops reading the events, or is cancelled, ends the transfer.
  func send(_ request: HTTPRequest) -> CurlTransfer {
    let (events, continuation) = AsyncStream.makeStream(of: TransferEvent.self)
    let mailbox = mailbox
    let id = mailbox.withLock { $0.post(request, continuation) }
    continuation.onTermination = { reason in
      guard case .cancelled = reason else { return }
      mailbox.withLock { $0.cancel(id) }
    }
    guard mailbox.withLock({ $0.needsThread() }) else { return CurlTransfer(id, events, mailbox) }
    if !CurlThread.start(mailbox) {
      continuation.yield(.failed(.curl(code: Int(CURLE_FAILED_INIT.rawValue), words: "")))
      continuation.finish()
    }
    return CurlTransfer(id, events, mailbox)
  }
}

/// A request under way.
struct CurlTransfer: Sendable {
  let events: AsyncStream<TransferEvent>
  private let id: Int
  private let mailbox: Locked<TransferMailbox>

  init(_ id: Int, _ events: AsyncStream<TransferEvent>, _ mailbox: Locked<TransferMailbox>) {
    self.id = id
    self.events = events
    self.mailbox = mailbox
  }

  /// Gives what is left of the answer a moment to end by itself, unread, so that its connection
  /// can serve again. No event comes after this.
  func drain() {
    mailbox.withLock { $0.drain(id) }
  }
}
