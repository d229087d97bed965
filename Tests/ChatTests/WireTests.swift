import Chat
import JSON
import Platform
import Support
import Testing

@Suite struct WireTests {
  private static let failing = ScriptedReply.body(#"{"error":{"message":"busy"}}"#, status: 503)

  /// What is told of a request to these replies, and what it comes to.
  private static func log(
    _ replies: [ScriptedReply], _ retries: RetryPolicy = .standard
  ) async throws -> (log: WireLog, outcome: Result<ChatReply, ChatError>) {
    let server = try ScriptedServer(replies)
    let log = WireLog()
    let service = try Probe.service(
      server.baseURL, retries: retries, timer: Probe.hurry, wire: log.wire)
    return (log, await Probe.outcome(service))
  }

  @Test func `a trace says what went over the wire, in order`() async throws {
    let (log, _) = try await Self.log([Self.failing, .completion(["{}"])])
    let lines = log.events.flatMap { $0.lines(isBrief: true) }.map {
      $0.replacing(/127\.0\.0\.1:\d+/, with: "HOST")
    }
    let request = "> POST http://HOST/v1/chat/completions (359 bytes, about 90 tokens)"
    #expect(
      lines == [
        request, "< status 503", "= the answer is over, 1 new connection",
        "= overloaded: waiting 0.5 s, then asking again", request, "< status 200",
        "= the answer is over",
      ])
  }

  static let exchanges: [(String, [ScriptedReply])] = [
    ("a reply", [Probe.good]), ("a reply after a failure", [failing, Probe.good]),
    ("a failure", [.body(#"{"error":"no"}"#, status: 401)]),
    ("a stream without an end", [ScriptedReply(Probe.good.steps.dropLast(5) + [.close])]),
    ("a reset", [ScriptedReply([.reset])]),
    ("bytes that are not UTF-8", [ScriptedReply.raw("HTTP/1.1 200 OK\r\n\r\n\u{FFFD}")]),
  ]

  @Test(arguments: exchanges)
  func `a recording answers as the service did`(
    name: String, replies: [ScriptedReply]
  ) async throws {
    let (log, outcome) = try await Self.log(replies, RetryPolicy(retries: 1))
    let lines = log.events.map { $0.json.text() }
    let events = try lines.map { try #require(WireEvent(json: JSONValue(parsing: $0))) }
    #expect(events == log.events)
    let service = try Probe.service(
      "http://127.0.0.1:1/v1", retries: RetryPolicy(retries: 1), timer: .instant,
      wire: Wire(recording: RecordedTransport(events)))
    #expect(
      Probe.sentence(of: await Probe.outcome(service))
        == Probe.sentence(of: outcome))
  }

  @Test func `a recording that is over says so`() async throws {
    let service = try Probe.service(
      "http://127.0.0.1:1/v1", wire: Wire(recording: RecordedTransport([])))
    #expect(
      Probe.sentence(of: await Probe.outcome(service)) == "the recording has no more answers")
  }

  @Test func `a recorded exchange that was cancelled is cancelled again`() async throws {
    let (log, _) = try await Self.log([Probe.good])
    let service = try Probe.service(
      "http://127.0.0.1:1/v1", wire: Wire(recording: RecordedTransport(Array(log.events.prefix(3))))
    )
    #expect(Probe.sentence(of: await Probe.outcome(service)) == "cancelled")
  }

  @Test(arguments: [#"{"event":"session"}"#, #"{"wire":"x"}"#, "1", #"{"wire":"fault"}"#])
  func `other lines are no part of a recording`(line: String) throws {
    #expect(try WireEvent(json: JSONValue(parsing: line)) == nil)
  }
}
