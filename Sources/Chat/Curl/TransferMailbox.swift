internal import CCurl

/// What others tell the transfer thread.
struct TransferMailbox {
  /// A request that waits for its turn.
  struct Job {
    let id: Int
    let request: HTTPRequest
    let continuation: AsyncStream<TransferEvent>.Continuation
  }

  /// What the thread finds when it looks.
  struct Mail {
    var next: Job?
    var isCancelled = false
    var isDraining = false
    var isClosed = false
  }

  private var lastID = 0
  private var waiting: [Job] = []
  private var cancelled: Set<Int> = []
  private var draining: Set<Int> = []
  private var isClosed = false
  private var hasThread = false
  /// The handle that wakes the thread, while there is one.
  private var multi: UnsafeMutableRawPointer?

  mutating func post(
    _ request: HTTPRequest,
    _ continuation: AsyncStream<TransferEvent>.Continuation
  ) -> Int {
    lastID += 1
    waiting.append(Job(id: lastID, request: request, continuation: continuation))
    wake()
    return lastID
  }

  /// Ends a transfer, or takes it out of the queue; one that is being drained goes on.
  mutating func cancel(_ id: Int) {
    if let index = waiting.firstIndex(where: { $0.id == id }) {
      waiting.remove(at: index)
    } else if !draining.contains(id) {
      cancelled.insert(id)
      wake()
    }
  }

  mutating func drain(_ id: Int) {
    draining.insert(id)
    wake()
  }

  mutating func close() {
    isClosed = true
    wake()
  }

  /// Whether the caller must start the thread; says so once.
  mutating func needsThread() -> Bool {
    defer { hasThread = true }
    return !hasThread
  }

  /// Notes the handle that wakes the thread; `nil` before it is freed.
  mutating func setMulti(_ multi: UnsafeMutableRawPointer?) {
    self.multi = multi
  }

  /// Takes what concerns the transfer under way and, if there is none, the next request.
  mutating func collect(active: Int?) -> Mail {
    var mail = Mail(isClosed: isClosed)
    if let active {
      mail.isCancelled = cancelled.contains(active)
      mail.isDraining = draining.contains(active)
    } else if !waiting.isEmpty {
      mail.next = waiting.removeFirst()
    }
    return mail
  }

  var hasWaiting: Bool { !waiting.isEmpty }

  /// Empties the queue.
  mutating func takeAll() -> [Job] {
    defer { waiting = [] }
    return waiting
  }

  /// Forgets a transfer that ended.
  mutating func forget(_ id: Int) {
    cancelled.remove(id)
    draining.remove(id)
  }

  private func wake() {
    guard let multi else { return }
    curl_multi_wakeup(multi)
  }
}
