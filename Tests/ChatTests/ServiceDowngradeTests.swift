import Chat
import JSON
import Platform
import Support
import Testing

@Suite struct ServiceDowngradeTests {
  private static func refusal(_ message: String, status: Int = 400) -> ScriptedReply {
    .body(JSONValue.object(["error": ["message": .string(message)]]).text(), status: status)
  }

  @Test func `a service without schemas is asked in words, and from then on at once`() async throws
  {
    let refusal = Self.refusal("This response_format type is unavailable now")
    let server = try ScriptedServer([
      refusal, refusal, refusal, Probe.good, Probe.good, Probe.good,
    ])
    let kept = Locked<[RequestShape]>([])
    let memory = ShapeMemory(
      shape: { _, _ in kept.withLock(\.last) },
      keep: { shape, _, _ in kept.withLock { $0.append(shape) } })
    let service = try Probe.service(server.baseURL, memory: memory)
    for _ in 1...2 { #expect(try await Probe.outcome(service).get().content == Probe.answer) }
    let later = try Probe.service(server.baseURL, memory: memory)
    #expect(try await Probe.outcome(later).get().content == Probe.answer)
    let formats = server.requests.map { $0.json?["response_format"] }
    #expect(
      formats.map { $0?["type"]?.stringValue } == [
        "json_schema", "json_schema", "json_object", nil, nil, nil,
      ])
    #expect(formats[1]?["json_schema"]?["strict"] == nil)
    #expect(
      server.requests.map { $0.json?["messages"]?[0]?["content"]?.stringValue } == [
        "You edit forms.", "You edit forms.", Self.told, Self.told, Self.told, Self.told,
      ])
    #expect(kept.withLock(\.self) == [RequestShape(schema: .plain, capKey: .maxTokens)])
  }

  private static let told =
    "You edit forms.\n\nAnswer with one JSON object and nothing else. It follows this JSON Schema:\n"
    + #"{"type":"object","properties":{"message":{"type":"string"}}}"#

  @Test func `a service that does not stream is asked for the whole`() async throws {
    let whole = ScriptedReply.body(
      #"{"choices":[{"message":{"content":"{}"},"finish_reason":"stop"}]}"#)
    let server = try ScriptedServer([
      Self.refusal("this model does not support streaming"), whole,
    ])
    let result = await Probe.outcome(try Probe.service(server.baseURL))
    #expect(Probe.sentence(of: result) == "success: {}")
    #expect(server.requests.map { $0.json?["stream"]?.boolValue } == [true, nil])
    #expect(server.requests.map { $0.json?["stream_options"] != nil } == [true, false])
    #expect(
      server.requests.map { $0.header("Accept") } == ["text/event-stream", "application/json"])
  }

  @Test func `a refusal that names nothing that was sent stands`() async throws {
    let server = try ScriptedServer([Self.refusal("x is odd"), Probe.good])
    let result = await Probe.outcome(try Probe.service(server.baseURL))
    #expect(
      Probe.sentence(of: result) == "HOST did not accept the request (400): x is odd")
    #expect(server.requests.count == 1)
  }

  @Test func `a request above the limit is sent once more with half the cap`() async throws {
    let reply = ScriptedReply.body(
      #"{"error":{"message":"too large","code":"rate_limit_exceeded"}}"#, status: 413)
    let server = try ScriptedServer([reply, reply])
    let result = await Probe.outcome(try Probe.service(server.baseURL, retries: .standard))
    #expect(
      Probe.sentence(of: result)
        == "HOST takes no more requests for now (413, 2 attempts). Wait a moment and try again")
    #expect(server.requests.map { $0.json?["max_tokens"]?.intValue } == [400, 200])
  }
}
