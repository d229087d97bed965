internal import CCurl

/// The answer that is being received; lives on the transfer thread.
final class ActiveTransfer {
  private static let headLimit = 65_536
  private static let bodyLimit = 16 * 1_048_576
  private static let drainLimit = 65_536

  let job: TransferMailbox.Job
  let start: ContinuousClock.Instant
  /// When the connection stood, so far as was noticed.
  var connected: ContinuousClock.Instant?
  /// When a byte of the body last came.
  private(set) var lastByte: ContinuousClock.Instant?
  /// What was larger than it may be.
  private(set) var excess: ChatError.Excess?
  /// Until when the rest is read unseen.
  var drainEnd: ContinuousClock.Instant?

  private var head: [String] = []
  private var headCount = 0
  private var bodyCount = 0
  private var drainCount = 0
  private var hasGivenHead = false

  init(_ job: TransferMailbox.Job) {
    self.job = job
    start = .now
  }

  var isDraining: Bool { drainEnd != nil }

  /// Takes a line of a head; returns whether to go on.
  func takeHeader(_ bytes: UnsafeRawBufferPointer) -> Bool {
    headCount += bytes.count
    guard headCount <= Self.headLimit else {
      excess = .head
      return false
    }
    var line = String(decoding: bytes, as: UTF8.self)
    while line.last?.isNewline == true { line.removeLast() }
    // Each interim answer (100, a proxy's) has a head of its own.
    if line.hasPrefix("HTTP/") { head = [] }
    if !line.isEmpty {
      head.append(line)
    } else if !hasGivenHead, let final = HTTPResponseHead(lines: head), final.status >= 200 {
      hasGivenHead = true
      job.continuation.yield(.head(final))
    }
    return true
  }

  /// Takes a piece of the body; returns whether to go on.
  func takeBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
    lastByte = .now
    bodyCount += bytes.count
    if isDraining {
      drainCount += bytes.count
      return drainCount <= Self.drainLimit
    }
    guard bodyCount <= Self.bodyLimit else {
      excess = .body
      return false
    }
    job.continuation.yield(.body([UInt8](bytes), at: .now))
    return true
  }

  /// The next moment at which patience ends, and what has then taken too long.
  func deadline() -> (moment: ContinuousClock.Instant, fault: TransferFault) {
    let timeouts = job.request.timeouts
    var next = (moment: start + timeouts.total, fault: TransferFault.timeout(.total))
    if let lastByte {
      let moment = lastByte + timeouts.idle
      if moment < next.moment { next = (moment, .stalled(seconds: timeouts.idle.fullSeconds)) }
    } else if let connected, let firstByte = timeouts.firstByte {
      let moment = connected + firstByte
      if moment < next.moment { next = (moment, .timeout(.firstByte)) }
    } else if connected == nil {
      let moment = start + timeouts.connect
      if moment < next.moment { next = (moment, .timeout(.connect)) }
    }
    return next
  }
}
