internal import CCurl
internal import Platform

/// Sends requests one after the other over connections that are kept.
///
/// One libcurl multi handle and one easy handle live on one thread, which starts with the first
/// request and ends with the client.
final class CurlClient: Transport {
  private let mailbox = Locked(TransferMailbox())

  deinit {
    mailbox.withLock { $0.close() }
  }

  func send(_ request: HTTPRequest) -> Transfer {
    let (events, continuation) = AsyncStream.makeStream(of: TransferEvent.self)
    let mailbox = mailbox
    let id = mailbox.withLock { $0.post(request, continuation) }
    continuation.onTermination = { reason in
      guard case .cancelled = reason else { return }
      mailbox.withLock { $0.cancel(id) }
    }
    if mailbox.withLock({ $0.needsThread() }), !CurlThread.start(mailbox) {
      continuation.yield(.failed(.curl(code: Int(CURLE_FAILED_INIT.rawValue), words: "")))
      continuation.finish()
    }
    return Transfer(events: events) { mailbox.withLock { $0.drain(id) } }
  }
}
