internal import JSON

/// Turns the bytes of a successful answer into a reply, whether it streams or not.
package struct CompletionDecoder: Sendable {
  /// What makes an answer unusable.
  package enum Fault: Error, Equatable, Sendable {
    case server(ServerFault)
    case notJSON(String)
    case notCompletion(String)
    case tooLarge(ChatError.Excess)
    /// Nothing but white space comes.
    case endless
  }

  private enum Form {
    case undecided([UInt8])
    case events(EventStreamParser)
    case whole([UInt8])
  }

  private static let contentLimit = 4 * 1_048_576
  private static let eventLimit = 200_000
  private static let depthLimit = 64
  /// A small model under a grammar can write white space for ever; no reply needs so much.
  private static let blankLimit = 1_000

  private var form = Form.undecided([])
  private let isDeclaredEventStream: Bool
  private var eventCount = 0
  private var hasStarted = false
  /// How many white-space characters came since the last other one.
  private var blankCount = 0
  /// What has arrived.
  package private(set) var assembly = CompletionAssembly()

  /// - Parameter contentType: the answer's own word for its form; its first bytes count as well.
  package init(contentType: String?) {
    isDeclaredEventStream = contentType?.lowercased().hasPrefix("text/event-stream") ?? false
  }

  /// How many events arrived, comments not counted.
  package var dataEventCount: Int { eventCount }

  /// Takes the next bytes and adds what they say to `output`, up to a fault. After the end all is
  /// passed over.
  package mutating func push(_ bytes: [UInt8], into output: inout [ChatEvent]) throws(Fault) {
    guard !assembly.isDone else { return }
    switch form {
    case .undecided(let before):
      try decide(before + bytes, &output)
    case .events(var parser):
      form = .whole([])  // The parser stays the only owner of its buffers.
      let events = try Self.bounded { () throws(EventStreamParser.Overflow) in
        try parser.push(bytes)
      }
      form = .events(parser)
      try take(events, &output)
    case .whole(var body):
      form = .whole([])
      body.append(contentsOf: bytes)
      form = .whole(body)
    }
  }

  /// Ends the answer and adds what was still open to `output`, up to a fault.
  package mutating func finish(into output: inout [ChatEvent]) throws(Fault) {
    guard !assembly.isDone else { return }
    switch form {
    case .undecided(let bytes):
      guard !bytes.isEmpty else { return }
      throw .notJSON(String(decoding: bytes.prefix(2_000), as: UTF8.self))
    case .events(var parser):
      let event = try Self.bounded { () throws(EventStreamParser.Overflow) in try parser.finish() }
      form = .events(parser)
      guard let event else { return }
      // The last record of a stream that broke off may be half a record.
      if event.data != "[DONE]", Self.json(event.data) == nil { return }
      try take([event], &output)
    case .whole(let body):
      let limits = JSONLimits(depth: Self.depthLimit)
      guard let json = try? JSONDocument(parsing: body, limits: limits).value else {
        throw .notJSON(String(decoding: body.prefix(2_000), as: UTF8.self))
      }
      output += try take(json, isWhole: true)
      assembly.isDone = true
    }
  }

  /// Chooses between a stream and one JSON value by what stands first.
  private mutating func decide(
    _ bytes: [UInt8], _ output: inout [ChatEvent]
  ) throws(Fault) {
    let start = bytes.drop { Self.spaces.contains($0) }
    if start.first == UInt8(ascii: "{") || start.first == UInt8(ascii: "[") {
      form = .whole(bytes)
      return
    }
    let isStream = isDeclaredEventStream && !start.isEmpty
    if isStream || Self.fields.contains(where: { start.starts(with: $0) }) {
      form = .events(EventStreamParser())
    } else if Self.fields.contains(where: { $0.starts(with: start) }), bytes.count < 65_536 {
      form = .undecided(bytes)
      return
    } else {
      form = .whole([])
    }
    try push(bytes, into: &output)
  }

  /// White space and the bytes of a byte-order mark.
  private static let spaces: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]
  /// How an event stream can begin.
  private static let fields = ["data:", "event:", "id:", "retry:", ":"].map { Array($0.utf8) }

  private mutating func take(
    _ events: [ServerSentEvent], _ output: inout [ChatEvent]
  ) throws(Fault) {
    for event in events where !assembly.isDone {
      eventCount += 1
      guard eventCount <= Self.eventLimit else { throw .tooLarge(.events) }
      if event.data == "[DONE]" {
        assembly.isDone = true
      } else if let json = Self.json(event.data) {
        if event.name == "error" { throw .server(ServerFault(json: json)) }
        output += try take(json, isWhole: false)
      } else if event.name == "error" {
        throw .server(ServerFault(message: event.data))
      } else {
        throw .notJSON(String(event.data.prefix(2_000)))
      }
    }
  }

  private mutating func take(_ json: JSONValue, isWhole: Bool) throws(Fault) -> [ChatEvent] {
    let chunk = CompletionChunk(json: json)
    if let fault = chunk.fault { throw .server(fault) }
    guard chunk.isCompletion || !isWhole else { throw .notCompletion(json.text()) }
    let room = Self.contentLimit - assembly.content.utf8.count - assembly.reasoning.utf8.count
    guard chunk.text.utf8.count + chunk.reasoning.utf8.count <= room else {
      throw .tooLarge(.content)
    }
    assembly.take(chunk)
    let blanks = chunk.text.reversed().prefix(while: \.isWhitespace).count
    blankCount = blanks == chunk.text.count ? blankCount + blanks : blanks
    guard blankCount <= Self.blankLimit else { throw .endless }
    var events: [ChatEvent] = []
    if !hasStarted, !chunk.model.isEmpty || !chunk.text.isEmpty {
      hasStarted = true
      events.append(.started(model: chunk.model))
    }
    if !chunk.reasoning.isEmpty {
      events.append(.thinking(tokens: TokenEstimate.tokens(in: assembly.reasoning)))
    }
    if !chunk.text.isEmpty { events.append(.text(chunk.text)) }
    return events
  }

  private static func json(_ text: String) -> JSONValue? {
    try? JSONDocument(parsing: text, limits: JSONLimits(depth: depthLimit)).value
  }

  private static func bounded<Value>(
    _ work: () throws(EventStreamParser.Overflow) -> Value
  ) throws(Fault) -> Value {
    do { return try work() } catch { throw .tooLarge(.event) }
  }
}
