import Chat
import Testing

@Suite struct EventStreamParserTests {
  /// A stream and the events it must give.
  struct Sample: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    let events: [ServerSentEvent]

    init(_ name: String, _ text: String, _ events: [ServerSentEvent]) {
      self.init(name, Array(text.utf8), events)
    }

    init(_ name: String, _ bytes: [UInt8], _ events: [ServerSentEvent]) {
      self.name = name
      self.bytes = bytes
      self.events = events
    }

    var testDescription: String { name }
  }

  private static func data(_ texts: String...) -> [ServerSentEvent] {
    texts.map { ServerSentEvent(data: $0) }
  }

  static let samples = [
    Sample("line feeds", "data: a\n\ndata: b\n\n", data("a", "b")),
    Sample("carriage returns with line feeds", "data: a\r\n\r\ndata: b\r\n\r\n", data("a", "b")),
    Sample("carriage returns", "data: a\r\rdata: b\r\r", data("a", "b")),
    Sample(
      "mixed ends", "data: a\n\r\ndata: b\r\n\ndata: c\r\n\rdata: d\n\n", data("a", "b", "c", "d")),
    Sample("no space after the colon", "data:a\n\ndata:  b\n\n", data("a", " b")),
    Sample("byte-order mark", "\u{FEFF}data: a\n\n", data("a")),
    Sample("second mark is text", "\u{FEFF}\u{FEFF}data: a\n\ndata: b\n\n", data("b")),
    Sample("comments", ": OPENROUTER PROCESSING\n\n:x\n\n:\ndata: a\n: ping\n\n", data("a")),
    Sample("several data lines", "data: a\ndata: b\ndata\ndata: c\n\n", data("a\nb\n\nc")),
    Sample("several data lines, ended by two", "data: a\r\ndata: b\r\n\r\n", data("a\nb")),
    Sample("empty data", "data:\n\ndata\n\ndata: \n\ndata:\ndata:\n\ndata: a\n\n", data("a")),
    Sample("identity, then a ping", "id: 1\ndata: a\n\n: ping\n\nretry: 3000\n\n", data("a")),
    Sample(
      "names",
      "event: error\ndata: a\n\ndata: b\n\nevent: x\n\ndata: c\n\n",
      [
        ServerSentEvent(name: "error", data: "a"), ServerSentEvent(data: "b"),
        ServerSentEvent(data: "c"),
      ]
    ),
    Sample("no last blank line", "data: a\n\ndata: b\n", data("a", "b")),
    Sample("no last line end", "data: a\n\ndata: b", data("a", "b")),
    Sample("unknown fields", "foo: x\nDATA: x\n data: x\ndata: a\n\n", data("a")),
    Sample("wide characters", "data: é日本😀\n\ndata: 🇩🇪\n\n", data("é日本😀", "🇩🇪")),
    Sample(
      "bytes that are not UTF-8",
      Array("data: a".utf8) + [0xFF] + Array("b\n\n".utf8),
      data("a\u{FFFD}b")
    ),
    Sample("nothing", "", []),
  ]

  private func events(_ pieces: [ArraySlice<UInt8>]) throws -> [ServerSentEvent] {
    var parser = EventStreamParser()
    var events: [ServerSentEvent] = []
    for piece in pieces { events += try parser.push(piece) }
    if let last = try parser.finish() { events.append(last) }
    return events
  }

  @Test(arguments: samples)
  func `the bytes in one piece give the events`(sample: Sample) throws {
    #expect(try events([sample.bytes[...]]) == sample.events)
  }

  @Test(arguments: samples)
  func `every place of a cut gives the same events`(sample: Sample) throws {
    for first in 0...sample.bytes.count {
      for second in first...sample.bytes.count {
        let pieces = [
          sample.bytes[..<first], sample.bytes[first..<second], sample.bytes[second...],
        ]
        #expect(try events(pieces) == sample.events, "cut at \(first) and \(second)")
      }
    }
  }

  @Test(arguments: samples)
  func `single bytes give the same events`(sample: Sample) throws {
    #expect(try events(sample.bytes.indices.map { sample.bytes[$0...$0] }) == sample.events)
  }

  @Test func `an event is given as soon as its blank line begins`() throws {
    var parser = EventStreamParser()
    #expect(try parser.push("data: a\r\n\r".utf8) == [ServerSentEvent(data: "a")])
    #expect(try parser.push("\n".utf8) == [])
  }

  @Test func `comments and repaired lines are counted`() throws {
    var parser = EventStreamParser()
    _ = try parser.push(Array(": a\n:b\ndata: ".utf8) + [0xC3, 0x0A, 0x0A])
    #expect(parser.commentCount == 2)
    #expect(parser.repairedLineCount == 1)
  }

  @Test func `what came before a line beyond the limit is given first`() throws {
    var parser = EventStreamParser(limit: 12)
    let events = try parser.push("data: a\n\ndata: 1234567890\n\ndata: b\n\n".utf8)
    #expect(events == [ServerSentEvent(data: "a")])
    #expect(throws: EventStreamParser.Overflow.self) { try parser.push("\n".utf8) }
    #expect(throws: EventStreamParser.Overflow.self) { try parser.finish() }
  }

  @Test(arguments: ["data: 123456789012", "data: 1234\ndata: 5678\ndata: 9012\n"])
  func `a line or an event beyond the limit is refused`(text: String) {
    var parser = EventStreamParser(limit: 12)
    #expect(throws: EventStreamParser.Overflow.self) { try parser.push(text.utf8) }
  }
}
