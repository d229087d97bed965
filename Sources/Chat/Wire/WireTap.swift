/// Listens to one exchange and tells what went over the wire, line by line and without secrets: a
/// key that is cut in two by the network is whole again in its line.
struct WireTap {
  /// The most bytes of a line that is told in one piece.
  private static let lineLimit = 1_048_576

  private let redactor: Redactor
  private let observe: (@Sendable (WireEvent) -> Void)?
  private var line: [UInt8] = []

  init(redactor: Redactor, observe: (@Sendable (WireEvent) -> Void)?) {
    self.redactor = redactor
    self.observe = observe
  }

  /// Tells what is sent.
  func take(_ request: HTTPRequest) {
    guard let observe else { return }
    observe(
      .request(
        method: request.body == nil ? "GET" : "POST", url: redactor.redact(request.url),
        headers: request.headers.map(redactor.redact),
        body: redactor.redact(String(decoding: request.body ?? [], as: UTF8.self))))
  }

  /// Tells what arrives.
  mutating func take(_ event: TransferEvent) {
    guard let observe else { return }
    switch event {
    case .head(let head):
      observe(.answer(status: head.status, headers: head.headers.mapValues(redactor.redact)))
    case .body(let bytes, at: _):
      for byte in bytes {
        line.append(byte)
        if byte == UInt8(ascii: "\n") || line.count == Self.lineLimit { flush() }
      }
    case .finished(let summary):
      flush()
      observe(.end(newConnections: summary.newConnections))
    case .failed(let fault):
      flush()
      observe(.fault(WireFault(fault)))
    }
  }

  /// Tells that the rest is not waited for.
  mutating func leave() {
    flush()
    observe?(.end(newConnections: nil))
  }

  /// Tells what is left of a line.
  mutating func flush() {
    guard !line.isEmpty else { return }
    observe?(.text(redactor.redact(String(decoding: line, as: UTF8.self))))
    line = []
  }
}
