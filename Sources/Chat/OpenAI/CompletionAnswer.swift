/// One answer as it arrives, from its head to its end.
struct CompletionAnswer {
  /// Why there will be no reply.
  enum Fault: Error, Equatable {
    case transfer(TransferFault)
    case decoding(CompletionDecoder.Fault)
    /// A status that is no success, with its body.
    case status(ServerFault)
    /// Only comments came; for how many seconds.
    case silent(seconds: Int)
  }

  private static let errorBodyLimit = 65_536

  private let silence: Duration?
  private var head: HTTPResponseHead?
  private var decoder = CompletionDecoder(contentType: nil)
  private var errorBody: [UInt8] = []
  private var lastEventCount = 0
  private var lastEvent: ContinuousClock.Instant?

  /// Whether the answer is over, so that its verdict can be asked for.
  private(set) var isOver = false

  /// - Parameter silence: for how long a stream may send nothing but comments.
  init(silence: Duration?) {
    self.silence = silence
  }

  var assembly: CompletionAssembly { decoder.assembly }

  /// The HTTP status, once there is one.
  var status: Int? { head?.status }

  /// The service's own name for the request.
  var requestID: String? { head?.headers["x-request-id"] ?? head?.headers["x-generation-id"] }

  /// Where a redirect points to.
  var location: String? { head?.headers["location"] }

  /// How long the service asks to wait, in seconds.
  var wait: Double? { head.flatMap { RetryAfter.seconds(in: $0.headers) } }

  /// The service's own word on whether to try again.
  var retryAdvice: Bool? {
    switch head?.headers["x-should-retry"]?.lowercased() {
    case "true": true
    case "false": false
    default: nil
    }
  }

  /// Takes the next event of the transfer and adds what it says to `output`, up to a fault.
  mutating func take(_ event: TransferEvent, into output: inout [ChatEvent]) throws(Fault) {
    switch event {
    case .head(let head):
      self.head = head
      decoder = CompletionDecoder(contentType: head.headers["content-type"])
    case .body(let bytes, let moment) where isSuccess:
      do { try decoder.push(bytes, into: &output) } catch { throw .decoding(error) }
      try checkSilence(at: moment)
      isOver = assembly.isDone
    case .body(let bytes, at: _):
      errorBody += bytes.prefix(Self.errorBodyLimit - errorBody.count)
      if errorBody.count == Self.errorBodyLimit { throw .status(ServerFault(body: errorBody)) }
    case .finished:
      guard isSuccess else { throw .status(ServerFault(body: errorBody)) }
      try end(&output)
    case .failed(let fault):
      // A connection that breaks after the last word takes nothing away.
      guard isSuccess, assembly.finishReason != nil else { throw .transfer(fault) }
      try end(&output)
    }
  }

  /// Whether the status is a success.
  var isSuccess: Bool { (200..<300).contains(status ?? 0) }

  private mutating func end(_ output: inout [ChatEvent]) throws(Fault) {
    isOver = true
    do { try decoder.finish(into: &output) } catch { throw .decoding(error) }
  }

  private mutating func checkSilence(at moment: ContinuousClock.Instant) throws(Fault) {
    guard let silence else { return }
    if decoder.dataEventCount != lastEventCount || lastEvent == nil {
      lastEventCount = decoder.dataEventCount
      lastEvent = moment
    } else if let lastEvent, lastEvent.duration(to: moment) > silence {
      throw .silent(seconds: silence.fullSeconds)
    }
  }
}
