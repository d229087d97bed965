/// Turns the bytes of an event stream into events, however they are cut.
///
/// Follows the HTML standard's server-sent events, but gives a pending event at the end of the
/// stream (servers leave out the last blank line) and none whose data is empty.
package struct EventStreamParser: Sendable {
  /// A line or an event is longer than it may be.
  package struct Overflow: Error, Equatable {}

  /// The most bytes of a line and of an event's data.
  private let limit: Int
  private var line: [UInt8] = []
  private var data: [UInt8] = []
  private var hasData = false
  private var name = ""
  private var lineFeedBelongsToReturn = false
  private var isAtStart = true
  /// Whether the limit was passed; nothing is taken any more.
  private var isOverflown = false

  /// How many comment lines were seen.
  package private(set) var commentCount = 0
  /// How many lines were not UTF-8; what was wrong in them became U+FFFD.
  package private(set) var repairedLineCount = 0

  package init(limit: Int = 1_048_576) {
    self.limit = limit
  }

  /// Takes the next bytes and returns the events that they complete.
  ///
  /// Events before a line that is too long are returned; the next call throws.
  package mutating func push(
    _ bytes: some Sequence<UInt8>
  ) throws(Overflow) -> [ServerSentEvent] {
    guard !isOverflown else { throw Overflow() }
    var events: [ServerSentEvent] = []
    do throws(Overflow) {
      try take(bytes, &events)
    } catch {
      isOverflown = true
      guard !events.isEmpty else { throw error }
    }
    return events
  }

  private mutating func take(
    _ bytes: some Sequence<UInt8>, _ events: inout [ServerSentEvent]
  ) throws(Overflow) {
    for byte in bytes {
      let isSecondHalf = lineFeedBelongsToReturn && byte == UInt8(ascii: "\n")
      lineFeedBelongsToReturn = byte == UInt8(ascii: "\r")
      if isSecondHalf { continue }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        if let event = try endLine() { events.append(event) }
      } else {
        guard line.count < limit else { throw Overflow() }
        line.append(byte)
      }
    }
  }

  /// Ends the stream and returns the event that was still open.
  package mutating func finish() throws(Overflow) -> ServerSentEvent? {
    guard !isOverflown else { throw Overflow() }
    if !line.isEmpty { _ = try endLine() }
    return dispatch()
  }

  private mutating func endLine() throws(Overflow) -> ServerSentEvent? {
    defer { line.removeAll(keepingCapacity: true) }
    if isAtStart {
      isAtStart = false
      if line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
    }
    guard let first = line.first else { return dispatch() }
    if first == UInt8(ascii: ":") {
      commentCount += 1
      return nil
    }
    let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
    var value = line[colon...].dropFirst()
    if value.first == UInt8(ascii: " ") { value.removeFirst() }
    try take(String(decoding: line[..<colon], as: UTF8.self), value)
    return nil
  }

  private mutating func take(_ field: String, _ value: ArraySlice<UInt8>) throws(Overflow) {
    switch field {
    case "data":
      if String(validating: value, as: UTF8.self) == nil { repairedLineCount += 1 }
      guard data.count + value.count < limit else { throw Overflow() }
      if hasData { data.append(UInt8(ascii: "\n")) }
      hasData = true
      data.append(contentsOf: value)
    case "event":
      name = String(decoding: value, as: UTF8.self)
    default:
      break  // `id` and `retry` serve reconnecting, which a completion cannot do.
    }
  }

  private mutating func dispatch() -> ServerSentEvent? {
    defer {
      data.removeAll(keepingCapacity: true)
      hasData = false
      name = ""
    }
    guard data.contains(where: { $0 != UInt8(ascii: "\n") }) else { return nil }
    return ServerSentEvent(name: name, data: String(decoding: data, as: UTF8.self))
  }
}
