import Chat
import JSON
import Support
import Testing

/// What a request has beside its text, and for whom.
@Suite struct RequestExtrasTests {
  /// The body that is sent to a base URL; a recording answers, so nothing leaves this machine.
  private func body(
    to base: String, model: String = "gpt-4.1",
    _ preferences: RequestPreferences = RequestPreferences(), memory: ShapeMemory = .none
  ) async throws -> JSONValue {
    let log = WireLog()
    let answer: [WireEvent] = [
      .request(method: "POST", url: "", headers: [], body: ""),
      .answer(status: 200, headers: [:]),
      .text(#"{"choices":[{"message":{"content":"{}"},"finish_reason":"stop"}]}"#),
      .end(newConnections: 1),
    ]
    let service = try OpenAIChatService(
      endpoint: OpenAIEndpoint(base), model: model, key: nil, memory: memory,
      preferences: preferences,
      wire: Wire(observe: log.wire.observe, recording: RecordedTransport(answer)))
    var request = ChatRequest.sample
    request.cacheKey = "formchat-1"
    _ = try await service.reply(to: request) { _ in }
    guard case .request(_, _, _, let body) = log.events.first else { return .null }
    return try JSONValue(parsing: body)
  }

  static let known: Set = [
    "model", "messages", "stream", "stream_options", "response_format", "max_tokens",
    "max_completion_tokens",
  ]

  static let extras: [(String, String, [String])] = [
    ("https://api.openai.com/v1", "gpt-4.1", ["prompt_cache_key"]),
    ("https://api.openai.com/v1", "gpt-5.5", ["prompt_cache_key"]),
    ("https://api.openai.com/v1", "gpt-5.6-luna", ["prompt_cache_key", "prompt_cache_options"]),
    ("https://api.openai.com/v1", "gpt-6-luna", ["prompt_cache_key", "prompt_cache_options"]),
    ("https://api.openai.com/v1", "gpt-50x", ["prompt_cache_key"]),
    ("https://openrouter.ai/api/v1", "openai/gpt-5.6", ["provider"]),
    ("http://localhost:11434", "gpt-6", []), ("https://example.com/v1", "gpt-6", []),
  ]

  @Test(arguments: extras)
  func `extras go to whom they are known to serve`(
    base: String, model: String, names: [String]
  ) async throws {
    let body = try await body(to: base, model: model)
    let keys = body.objectValue?.keys.filter { !Self.known.contains($0) } ?? []
    #expect(keys.sorted() == names)
    let isMarked = body["messages"]?[0]?["content"]?.arrayValue != nil
    #expect(isMarked == names.contains("prompt_cache_options"))
  }

  @Test func `the end of the constant part is marked where writing to the cache costs`()
    async throws
  {
    let body = try await body(to: "https://api.openai.com/v1", model: "gpt-5.6")
    #expect(
      body["messages"]?[0] == [
        "role": "system",
        "content": [
          [
            "type": "text", "text": "You edit forms.",
            "prompt_cache_breakpoint": ["mode": "explicit"],
          ]
        ],
      ])
    #expect(body["messages"]?[1]?["content"] == "REQUEST: add a phone")
    #expect(body["prompt_cache_options"] == ["mode": "explicit"])
  }

  @Test func `what a person wants is sent, with room for the thinking`() async throws {
    let wants = RequestPreferences(temperature: 0.5, effort: .medium, usesDeveloperRole: true)
    let body = try await body(to: "http://localhost:1", wants)
    #expect(body["temperature"] == 0.5)
    #expect(body["reasoning_effort"] == "medium")
    #expect(body["max_tokens"] == 25_400)
    #expect(body["messages"]?[0]?["role"] == "developer")
    #expect(body["messages"]?[1]?["role"] == "user")
  }

  @Test func `what is known to be refused is not sent`() async throws {
    let shape = RequestShape(capKey: .maxTokens, refused: [.temperature, .developerRole])
    let memory = ShapeMemory(shape: { _, _ in shape }, keep: { _, _, _ in })
    let wants = RequestPreferences(temperature: 0.5, effort: .low, usesDeveloperRole: true)
    let body = try await body(to: "http://localhost:1", wants, memory: memory)
    #expect(body["temperature"] == nil)
    #expect(body["messages"]?[0]?["role"] == "system")
    #expect(body["reasoning_effort"] == "low")
  }

  @Test(arguments: [
    RequestShape(capKey: .maxTokens),
    RequestShape(
      schema: .object, capKey: .none, streams: false, asksForUsage: false,
      refused: [.temperature, .effort, .developerRole, .caching, .provider]),
  ])
  func `what is remembered is read again`(shape: RequestShape) {
    #expect(RequestShape(json: shape.json) == shape)
  }

  @Test func `dropping the history leaves the instructions and what is asked now`() {
    var request = ChatRequest(
      messages: [
        .init(.system, "s"), .init(.user, "a"), .init(.assistant, "b"), .init(.user, "now"),
      ])
    #expect(request.hasHistory)
    request.messages.append(.init(.assistant, "wrong"))
    request.messages.append(.init(.user, "again"))
    request.dropHistory()
    #expect(request.messages.map(\.content) == ["s", "now", "wrong", "again"])
    #expect(!request.hasHistory)
    request.dropHistory()
    #expect(request.messages.count == 4)
  }
}
