import Chat
import JSON
import Support
import Testing

@Suite struct OpenAIChatServiceTests {
  @Test func `a streamed reply arrives in pieces and as a whole`() async throws {
    let server = try ScriptedServer([
      .completion([#"{"message":"#, #""hi","ops":[]}"#], headers: ["x-request-id: req_1"])
    ])
    var events: [ChatEvent] = []
    let reply = try await Probe.service(server.baseURL).reply(to: .sample) { events.append($0) }
    #expect(
      events == [
        .started(model: "scripted-1"), .text(#"{"message":"#), .text(#""hi","ops":[]}"#),
      ]
    )
    #expect(
      reply
        == ChatReply(
          content: #"{"message":"hi","ops":[]}"#,
          model: "scripted-1",
          usage: TokenUsage(promptTokens: 100, completionTokens: 20),
          requestID: "req_1"
        )
    )
  }

  static let forms: [(String, ScriptedReply)] = [
    ("in one piece", Probe.good),
    ("byte by byte", Probe.good.byteByByte),
    ("after a pause", Probe.good.after(milliseconds: 20)),
    (
      "not streamed",
      .body(
        #"{"choices":[{"message":{"content":"{\"message\":\"héllo 😀\",\"ops\":[]}"},"finish_reason":"stop"}]}"#
      )
    ),
    (
      "until the connection closes",
      .raw(
        "HTTP/1.1 200 OK\r\n\r\ndata: \(ScriptedReply.chunk(["content": .string(Probe.answer)], finishReason: "stop"))\n"
      )
    ),
    (
      "broken off after its last word",
      ScriptedReply(Probe.good.steps.dropLast(3) + [.reset])
    ),
  ]

  @Test(arguments: forms)
  func `a reply is read in every form`(name: String, reply: ScriptedReply) async throws {
    #expect(try await Probe.outcome(of: reply).get().content == Probe.answer)
  }

  @Test func `the request is what the service expects`() async throws {
    let server = try ScriptedServer([Probe.good])
    _ = try await Probe.service(server.baseURL).reply(to: .sample) { _ in }
    let request = try #require(server.requests.first)
    #expect(request.requestLine == "POST /v1/chat/completions HTTP/1.1")
    #expect(request.header("Authorization") == "Bearer \(Probe.secret)")
    #expect(request.header("Content-Type") == "application/json")
    #expect(request.header("Accept") == "text/event-stream")
    #expect(request.header("User-Agent") == "formchat")
    #expect(request.header("Expect") == nil)
    #expect(
      request.json == [
        "model": "gpt-4.1",
        "messages": [
          ["role": "system", "content": "You edit forms."],
          ["role": "user", "content": "REQUEST: add a phone"],
        ],
        "stream": true,
        "stream_options": ["include_usage": true],
        "response_format": [
          "type": "json_schema",
          "json_schema": [
            "name": "form_edits", "strict": true,
            "schema": ["type": "object", "properties": ["message": ["type": "string"]]],
          ],
        ],
        "max_tokens": 400,
      ]
    )
  }

  @Test func `without a key nothing is authorised`() async throws {
    let server = try ScriptedServer([Probe.good])
    _ = try await Probe.service(server.baseURL, key: nil).reply(to: .sample) { _ in }
    #expect(server.requests.map { $0.header("Authorization") } == [nil])
  }

  @Test(
    arguments: [
      (Probe.secret, Probe.secret, nil), ("eyJ0.eyJ1.x", nil, "Bearer eyJ0.eyJ1.x"),
    ] as [(String, String?, String?)])
  func `an Azure deployment is asked as Azure wants it`(
    key: String, apiKey: String?, authorization: String?
  ) async throws {
    let server = try ScriptedServer([Probe.good])
    let base = "http://127.0.0.1:\(server.port)/openai/deployments/d?api-version=2024-10-21"
    _ = try await Probe.service(base, key: key).reply(to: .sample) { _ in }
    let request = try #require(server.requests.first)
    #expect(
      request.requestLine
        == "POST /openai/deployments/d/chat/completions?api-version=2024-10-21 HTTP/1.1")
    #expect(request.header("api-key") == apiKey)
    #expect(request.header("Authorization") == authorization)
    #expect(request.json?["max_completion_tokens"] == 400)
  }

  @Test func `a key is not sent in the open`() {
    #expect(throws: ChatError(.configuration(.keyOverPlainHTTP), host: "example.com")) {
      try Probe.service("http://example.com/v1")
    }
  }

  @Test func `later turns use the first connection, failed ones included`() async throws {
    let server = try ScriptedServer([
      Probe.good, .body(#"{"error":"no"}"#, status: 500), Probe.good, .completion(["{}"]),
    ])
    let service = try Probe.service(server.baseURL)
    for _ in 1...4 { _ = await Probe.outcome(service) }
    #expect(server.requests.map(\.connection) == [1, 1, 1, 1])
  }

  @Test func `an answer that ends late leaves its connection usable`() async throws {
    var late = Probe.good
    late.steps.insert(.pause(milliseconds: 50), at: late.steps.count - 1)
    let server = try ScriptedServer([late, Probe.good])
    let service = try Probe.service(server.baseURL)
    for _ in 1...2 { _ = await Probe.outcome(service) }
    #expect(server.requests.map(\.connection) == [1, 1])
  }

  @Test func `an answer that never ends is left`() async throws {
    let server = try ScriptedServer([
      Probe.good.cut(afterWrites: Probe.good.steps.count - 1, .hang), Probe.good,
    ])
    let service = try Probe.service(server.baseURL)
    for _ in 1...2 { #expect(try await Probe.outcome(service).get().content == Probe.answer) }
    #expect(server.requests.map(\.connection) == [1, 2])
  }

  @Test func `a large request is sent without asking first`() async throws {
    let server = try ScriptedServer([Probe.good])
    var request = ChatRequest.sample
    request.messages.append(.init(.user, String(repeating: "x", count: 1_200_000)))
    _ = try await Probe.service(server.baseURL).reply(to: request) { _ in }
    #expect(server.requests.map { $0.header("Expect") } == [nil])
    #expect(server.requests.map { $0.body.count > 1_200_000 } == [true])
  }
}
