internal import CCurl
internal import Platform

/// The work of the transfer thread: takes requests from the mailbox and plays them.
struct CurlLoop {
  private let mailbox: Locked<TransferMailbox>
  private let multi: UnsafeMutableRawPointer
  private let handle: CurlHandle
  private var active: ActiveTransfer?

  init?(_ mailbox: Locked<TransferMailbox>) {
    guard let multi = curl_multi_init(), let handle = CurlHandle() else { return nil }
    self.mailbox = mailbox
    self.multi = multi
    self.handle = handle
    mailbox.withLock { $0.setMulti(multi) }
  }

  /// Works until the client is gone.
  consuming func run() {
    var loop = self
    while loop.step() {}
    loop.close()
  }

  /// Does what there is to do and waits for more; returns whether to go on.
  private mutating func step() -> Bool {
    let current = active?.job.id
    let mail = mailbox.withLock { $0.collect(active: current) }
    if mail.isClosed { return false }
    if mail.isCancelled { end(nil) }
    if mail.isDraining, let active, active.drainEnd == nil {
      active.drainEnd = .now + .milliseconds(200)
    }
    if let job = mail.next { begin(job) }
    perform()
    let idle: Int32 = 3_600_000
    curl_multi_poll(multi, nil, 0, patience() ?? idle, nil)
    return true
  }

  private mutating func begin(_ job: TransferMailbox.Job) {
    let transfer = ActiveTransfer(job)
    active = transfer
    guard handle.prepare(for: transfer), curl_multi_add_handle(multi, handle.easy) == CURLM_OK
    else {
      end(.failed(.curl(code: Int(CURLE_FAILED_INIT.rawValue), words: handle.words)))
      return
    }
  }

  private mutating func perform() {
    var running: Int32 = 0
    curl_multi_perform(multi, &running)
    if let active, active.connected == nil, handle.isConnected { active.connected = .now }
    var remaining: Int32 = 0
    while let message = curl_multi_info_read(multi, &remaining) {
      guard message.pointee.msg == CURLMSG_DONE else { continue }
      finish(ccurl_message_code(message))
    }
  }

  private mutating func finish(_ code: CURLcode) {
    guard let active else { return }
    if let excess = active.excess {
      end(.failed(.tooLarge(excess)))
    } else if code == CURLE_OK {
      end(.finished(TransferSummary(newConnections: handle.newConnections)))
    } else if code == CURLE_OPERATION_TIMEDOUT {
      end(.failed(.timeout(active.connected == nil ? .connect : .total)))
    } else {
      end(.failed(.curl(code: Int(code.rawValue), words: handle.words)))
    }
  }

  /// Ends a transfer whose time is up; returns for how many milliseconds to wait at most.
  private mutating func patience() -> Int32? {
    guard let active else { return mailbox.withLock(\.hasWaiting) ? 0 : nil }
    let (moment, event): (ContinuousClock.Instant, TransferEvent?)
    if let end = active.drainEnd {
      (moment, event) = (end, nil)
    } else {
      let deadline = active.deadline()
      (moment, event) = (deadline.moment, .failed(deadline.fault))
    }
    let left = ContinuousClock.now.duration(to: moment)
    guard left > .zero else {
      end(event)
      return 0
    }
    return Int32(clamping: left.fullMilliseconds)
  }

  /// Takes the transfer off libcurl and tells its last event.
  private mutating func end(_ event: TransferEvent?) {
    guard let transfer = active else { return }
    active = nil
    curl_multi_remove_handle(multi, handle.easy)
    handle.reset()
    mailbox.withLock { $0.forget(transfer.job.id) }
    if let event, !transfer.isDraining { transfer.job.continuation.yield(event) }
    transfer.job.continuation.finish()
  }

  private mutating func close() {
    end(nil)
    let waiting = mailbox.withLock {
      $0.setMulti(nil)
      return $0.takeAll()
    }
    for job in waiting { job.continuation.finish() }
    handle.free()
    curl_multi_cleanup(multi)
  }
}
