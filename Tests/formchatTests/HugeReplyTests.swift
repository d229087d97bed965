internal import JSON
internal import Support
internal import Testing

@testable import formchat

/// Replies far larger than any form needs: each ends in words and in bounded memory, and the
/// conversation goes on.
@Suite struct HugeReplyTests {
  /// A reply without measure, and the words that it ends in.
  struct Flood: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let words: String
    let steps: [ScriptedReply.Step]

    static let all = [
      events(
        "100 MB of words", .object(["content": .string(megabyte("word "))]), count: 100, reply),
      events(
        "100 MB of thinking", .object(["reasoning_content": .string(megabyte("hm "))]), count: 100,
        reply),
      Flood("100 MB in one event", "text/event-stream", "data: ", megabyte("x"), event),
      Flood("100 MB of comments", "text/event-stream", "", megabyte(": still here\n\n"), answer),
      Flood("100 MB of one JSON value", "application/json", "{\"a\":\"", megabyte("x"), answer),
      Flood("100 MB of a page", "text/html", "", megabyte("<p>"), answer),
      Flood(
        "100 MB of an error", "application/json", "", megabyte("{\"error\":"), "failed (500",
        status: 500),
      Flood(
        "100 MB of headers", "text/html\r\n", "", megabyte("X-More: headers\r\n"),
        "sent more than 64 KiB of headers"),
      events(
        "a million tokens of nonsense",
        ["content": .string(String(repeating: " nonsense", count: 100))], count: 10_000, reply),
      events(
        "a million tokens of nonsense in the message", ["content": " so"], count: 1_000_000,
        "the reply went on without an end and was stopped",
        first: ["content": "{\"message\":\""]),
    ]

    private static let answer = "sent an answer of more than 16 MiB"
    private static let reply = "sent a reply of more than 4 MiB"
    private static let event = "sent an event of more than 1 MiB"

    private static func megabyte(_ text: String) -> String {
      String(repeating: text, count: 1_000_000 / text.utf8.count)
    }

    /// So many events that are all the same.
    private static func events(
      _ name: String, _ delta: JSONValue, count: Int, _ words: String, first: JSONObject? = nil
    ) -> Flood {
      func event(_ delta: JSONObject) -> String { "data: \(ScriptedReply.chunk(delta))\n\n" }
      let piece = event(delta.objectValue ?? [:])
      // Many small events go out in one write, which changes nothing for who reads them.
      let perWrite = max(1, 100_000 / piece.utf8.count)
      return Flood(
        name, "text/event-stream", first.map(event) ?? "",
        String(repeating: piece, count: perWrite), words, count: count / perWrite + 1)
    }

    /// A body of one piece, over and over. The bytes of a piece are there only once.
    private init(
      _ name: String, _ type: String, _ first: String, _ piece: String, _ words: String,
      count: Int = 100, status: Int = 200
    ) {
      testDescription = name
      self.words = words
      let head = "HTTP/1.1 \(status) Scripted\r\nContent-Type: \(type)"
      let end = name.hasSuffix("headers") ? "" : "\r\nConnection: close\r\n\r\n\(first)"
      steps =
        [.write(Array((head + end).utf8))]
        + Array(repeating: .write(Array(piece.utf8)), count: count) + [.close]
    }
  }

  private let stage = Stage()

  @Test(arguments: Flood.all)
  func `a reply without measure ends in words, and the conversation goes on`(
    _ flood: Flood
  ) throws {
    // An error of the service's is tried three times.
    let tries = flood.words.hasPrefix("failed") ? 3 : 1
    let server = try ScriptedServer(
      Array(repeating: ScriptedReply(flood.steps), count: tries) + [Stage.reply(adding: "One")])
    defer { server.stop() }
    let terminal = try stage.terminal(["-q"], base: server.baseURL, columns: 300)
    try terminal.send("go\r")
    try terminal.wait(for: flood.words)
    try terminal.wait(for: "\n> ")
    #expect(peakMemory(of: terminal.process).map { $0 < 200 } ?? true)
    try terminal.send("again\r")
    try terminal.wait(for: "revision 1 · ")
  }

  @Test(arguments: [1, 10_000])
  func `a reply of ten thousand operations is refused as one, and the conversation goes on`(
    _ operations: Int
  ) throws {
    let nodes: [JSONValue] = (0..<10_000 / operations).map {
      ["type": "TextField", "id": "", "label": .string("Field \($0)"), "props": []]
    }
    let add: JSONValue = ["op": "add", "in": "", "after": "", "nodes": .array(nodes)]
    let reply = JSONValue.object([
      "message": "Many.", "ops": .array(Array(repeating: add, count: operations)),
    ]).text()
    let server = try ScriptedServer([
      .completion(Self.pieces(of: reply)), Stage.reply(adding: "One"),
    ])
    defer { server.stop() }
    let terminal = try stage.terminal(["-q"], base: server.baseURL, columns: 300)
    try terminal.send("go\r")
    try terminal.wait(for: "The form is as it was")
    try terminal.wait(for: "\n> ")
    let count = operations == 1 ? "10001" : "20000"
    #expect(
      terminal.text.contains(
        "the reply has \(count) operations and new components, and 2000 are the most"))
    #expect(peakMemory(of: terminal.process).map { $0 < 200 } ?? true)
    try terminal.send("again\r")
    try terminal.wait(for: "revision 1 · ")
  }

  @Test func `a whole layout of ten thousand fields is taken as one change`() throws {
    let fields: [JSONValue] = (0..<10_000).map {
      ["type": "TextField", "id": .string("f\($0)"), "label": .string("Field \($0)")]
    }
    let layout: JSONValue = ["formchat": 1, "id": "many", "components": .array(fields)]
    let server = try ScriptedServer([.completion(Self.pieces(of: layout.text()))])
    defer { server.stop() }
    let run = stage.run(["ask", "x", "--json", "-q", "--base-url", server.baseURL])
    #expect(run.exitCode == 0)
    #expect(
      try JSONValue(parsing: run.output)["layout"]?["components"]?.arrayValue?.count == 10_000)
  }

  private static func pieces(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    return stride(from: 0, to: bytes.count, by: 50_000).map {
      String(decoding: bytes[$0..<min($0 + 50_000, bytes.count)], as: UTF8.self)
    }
  }

  /// The most memory that a running program has held so far, in MiB, where the system says so.
  private func peakMemory(of process: Int32) -> Int? {
    let status = String(decoding: Fixtures.bytes("/proc/\(process)/status") ?? [], as: UTF8.self)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line.flatMap { Int($0.filter(\.isNumber)) }.map { $0 / 1_024 }
  }
}
