import Chat
import JSON
import Support
import Testing

@Suite struct OpenAIChatServiceTests {
  private static let secret = "sk-test-0123456789abcdef"
  private static let answer = #"{"message":"héllo 😀","ops":[]}"#
  private static let good = ScriptedReply.completion([#"{"message":"héllo "#, #"😀","ops":[]}"#])

  private func service(
    _ base: String,
    key: String? = secret,
    timeouts: Timeouts? = nil
  ) throws -> OpenAIChatService {
    try OpenAIChatService(
      endpoint: OpenAIEndpoint(base),
      model: "gpt-4.1",
      key: key.map { try APIKey($0) },
      timeouts: timeouts
    )
  }

  /// What one request to a server with one reply comes to.
  private func outcome(
    of reply: ScriptedReply,
    timeouts: Timeouts? = nil
  ) async throws -> Result<ChatReply, ChatError> {
    let server = try ScriptedServer([reply])
    return await outcome(try service(server.baseURL, timeouts: timeouts))
  }

  private func outcome(_ service: OpenAIChatService) async -> Result<ChatReply, ChatError> {
    do throws(ChatError) {
      return .success(try await service.reply(to: .sample) { _ in })
    } catch {
      #expect(!"\(error.description) \(error)".contains(Self.secret))
      return .failure(error)
    }
  }

  private func sentence(of result: Result<ChatReply, ChatError>) -> String {
    switch result {
    case .success(let reply): "success: \(reply.content)"
    // The port is another in each run.
    case .failure(let error): error.description.replacing(/127\.0\.0\.1:\d+/, with: "HOST")
    }
  }

  // MARK: Whole replies

  @Test func `a streamed reply arrives in pieces and as a whole`() async throws {
    let server = try ScriptedServer([
      .completion([#"{"message":"#, #""hi","ops":[]}"#], headers: ["x-request-id: req_1"])
    ])
    var events: [ChatEvent] = []
    let reply = try await service(server.baseURL).reply(to: .sample) { events.append($0) }
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
    ("in one piece", good),
    ("byte by byte", good.byteByByte),
    ("after a pause", good.after(milliseconds: 20)),
    (
      "not streamed",
      .body(
        #"{"choices":[{"message":{"content":"{\"message\":\"héllo 😀\",\"ops\":[]}"},"finish_reason":"stop"}]}"#
      )
    ),
    (
      "until the connection closes",
      .raw(
        "HTTP/1.1 200 OK\r\n\r\ndata: \(ScriptedReply.chunk(["content": .string(answer)], finishReason: "stop"))\n"
      )
    ),
    (
      "broken off after its last word",
      ScriptedReply(good.steps.dropLast(3) + [.reset])
    ),
  ]

  @Test(arguments: forms)
  func `a reply is read in every form`(name: String, reply: ScriptedReply) async throws {
    #expect(try await outcome(of: reply).get().content == Self.answer)
  }

  @Test func `the request is what the service expects`() async throws {
    let server = try ScriptedServer([Self.good])
    _ = try await service(server.baseURL).reply(to: .sample) { _ in }
    let request = try #require(server.requests.first)
    #expect(request.requestLine == "POST /v1/chat/completions HTTP/1.1")
    #expect(request.header("Authorization") == "Bearer \(Self.secret)")
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
    let server = try ScriptedServer([Self.good])
    _ = try await service(server.baseURL, key: nil).reply(to: .sample) { _ in }
    #expect(server.requests.map { $0.header("Authorization") } == [nil])
  }

  @Test func `a key is not sent in the open`() {
    #expect(throws: ChatError(.configuration(.keyOverPlainHTTP), host: "example.com")) {
      try service("http://example.com/v1")
    }
  }

  @Test func `later turns use the first connection, failed ones included`() async throws {
    let server = try ScriptedServer([
      Self.good, .body(#"{"error":"no"}"#, status: 500), Self.good, .completion(["{}"]),
    ])
    let service = try service(server.baseURL)
    for _ in 1...4 { _ = await outcome(service) }
    #expect(server.requests.map(\.connection) == [1, 1, 1, 1])
  }

  // MARK: Faults

  static let faults: [(ScriptedReply, Int32, String)] = [
    (
      .body(#"{"error":{"message":"Incorrect API key provided: \#(secret)"}}"#, status: 401), 77,
      "HOST refused the key (401). Set OPENAI_API_KEY, or run with --service offline"
    ),
    (
      .body("404 page not found", status: 404, type: "text/plain"), 78,
      "there is no chat service at http://HOST/v1/chat/completions (404). "
        + "Check --base-url; it usually ends in /v1"
    ),
    (
      .body(#"{"error":{"message":"no such model","code":"model_not_found"}}"#, status: 404), 78,
      "HOST has no model 'gpt-4.1' (404). "
        + "List models with formchat models, and choose one with --model"
    ),
    (
      .body(
        #"{"error":{"message":"Bearer \#(secret)\u001b[31m is odd"}}"#, status: 400,
        headers: ["X-Request-Id: req_9"]
      ), 69,
      "HOST did not accept the request (400, request req_9): Bearer (hidden) is odd"
    ),
    (
      .body("", status: 429, headers: ["retry-after: 7"]), 75,
      "HOST takes no more requests for now (429); it asks to wait 7 s. Wait, then /retry"
    ),
    (
      .body("", status: 307, headers: ["Location: https://b.example.com/?key=1"]), 69,
      "HOST sends the request elsewhere (307): https://b.example.com/?key=(hidden). "
        + "Give the final address with --base-url"
    ),
    (
      .body("<html><title>Hotel Wi-Fi</title></html>", type: "text/html"), 69,
      "HOST answered with something that is not JSON: Hotel Wi-Fi. Check --base-url"
    ),
    (
      .body(#"{"hello":"world"}"#), 69,
      #"HOST answered with something that is no completion: {"hello":"world"}. "#
        + "Check --base-url"
    ),
    (
      .raw("SSH-2.0-OpenSSH_9.2\r\n"), 69,
      "the connection to HOST failed (curl 1): Received HTTP/0.9 when not allowed. "
        + "Try again with /retry"
    ),
    (
      .completion([#"{"message":"#], finishReason: "length"), 76,
      "the reply was cut off at 400 tokens. Raise --max-tokens, or ask for less at once"
    ),
    (
      .completion([#"{"message":"#]), 76,
      "the reply of HOST ends in the middle. Try again with /retry"
    ),
    (
      .completion([], finishReason: "content_filter"), 76,
      "HOST held the reply back with its content filter. Ask in other words"
    ),
    (.completion([]), 76, "HOST sent an empty reply. Try again with /retry"),
    (
      .events([
        ScriptedReply.chunk(["refusal": "I can't ", "content": nil]),
        ScriptedReply.chunk(["refusal": "do that"], finishReason: "stop"), "[DONE]",
      ]), 76,
      "the model declined: I can't do that. Ask in other words"
    ),
    (
      .events([
        ScriptedReply.chunk(["content": "{"]),
        #"{"choices":[],"error":{"message":"upstream died","code":502}}"#,
      ]), 69,
      "HOST failed (502): upstream died. Try again with /retry"
    ),
    (
      good.cut(afterWrites: 3, .close), 69,
      "HOST closed the connection before its reply was whole. Try again with /retry"
    ),
    (
      good.cut(afterWrites: 3, .reset), 69,
      "HOST closed the connection before its reply was whole. Try again with /retry"
    ),
    (
      ScriptedReply([.close]), 69,
      "HOST closed the connection before its reply was whole. Try again with /retry"
    ),
  ]

  @Test(arguments: faults)
  func `each fault is one sentence`(
    reply: ScriptedReply,
    exitCode: Int32,
    expected: String
  ) async throws {
    for reply in [reply, reply.byteByByte] {
      let result = try await outcome(of: reply)
      #expect(sentence(of: result) == expected)
      #expect(throws: ChatError.self) { try result.get() }
      if case .failure(let error) = result { #expect(error.exitCode == exitCode) }
    }
  }

  @Test func `a reply of white space alone is stopped`() async throws {
    let blanks = Array(repeating: "\n        ", count: 200)
    let server = try ScriptedServer([.completion(["{"] + blanks)])
    let result = await outcome(try service(server.baseURL))
    #expect(
      sentence(of: result)
        == "the reply went on without an end and was stopped. "
        + "Ask in other words, or take a larger model"
    )
  }

  @Test func `a listener stops a reply and the next one works`() async throws {
    let server = try ScriptedServer([Self.good.cut(afterWrites: 3, .hang), Self.good])
    let service = try service(server.baseURL)
    await #expect(throws: ChatError(.endless, host: "listener")) {
      try await service.reply(to: .sample) { event throws(ChatError) in
        if case .text = event { throw ChatError(.endless, host: "listener") }
      }
    }
    #expect(try await outcome(service).get().content == Self.answer)
  }

  @Test func `an unknown host is named`() async throws {
    let result = await outcome(try service("https://nonexistent.invalid/v1"))
    #expect(
      sentence(of: result)
        == "the host nonexistent.invalid is unknown. Check --base-url and the network"
    )
  }

  @Test func `a refused connection is told`() async throws {
    let server = try ScriptedServer([])
    let base = server.baseURL
    server.stop()
    #expect(
      sentence(of: await outcome(try service(base)))
        == "HOST refused the connection. Check that the service is running, and --base-url"
    )
  }

  // MARK: Patience

  private static let impatient = Timeouts(
    connect: .seconds(5),
    firstByte: .milliseconds(50),
    idle: .milliseconds(50),
    silent: .milliseconds(50),
    total: .seconds(5)
  )

  @Test func `a server that says nothing is given up`() async throws {
    #expect(
      sentence(of: try await outcome(of: .silence, timeouts: Self.impatient))
        == "HOST did not begin to answer in time. Try again with /retry"
    )
  }

  @Test func `a server that falls silent is given up`() async throws {
    let reply = Self.good.cut(afterWrites: 3, .hang)
    #expect(
      sentence(of: try await outcome(of: reply, timeouts: Self.impatient))
        == "HOST stopped in the middle of its reply for 1 s. Try again with /retry"
    )
  }

  @Test func `a stream of comments alone is given up`() async throws {
    let steps = ScriptedReply.stream(Array(repeating: ": ping\n\n", count: 100)).steps
    let reply = ScriptedReply(steps.flatMap { [$0, .pause(milliseconds: 20)] })
    #expect(
      sentence(of: try await outcome(of: reply, timeouts: Self.impatient))
        == "HOST stopped in the middle of its reply for 1 s. Try again with /retry"
    )
  }

  @Test func `a handshake that goes nowhere is given up`() async throws {
    let server = try ScriptedServer([])
    let base = server.baseURL.replacing("http://", with: "https://")
    var impatient = Self.impatient
    impatient.connect = .milliseconds(50)
    #expect(
      sentence(of: await outcome(try service(base, timeouts: impatient)))
        == "HOST could not be reached in time. Check the network and --base-url"
    )
  }

  @Test func `the whole has a limit of its own`() async throws {
    let total = Timeouts(
      connect: .seconds(5),
      firstByte: nil,
      idle: .seconds(5),
      silent: nil,
      total: .milliseconds(50)
    )
    #expect(
      sentence(of: try await outcome(of: .silence, timeouts: total))
        == "HOST did not finish its answer in time. Try again with /retry"
    )
  }

  // MARK: Cancelling

  static let hangs: [(String, ScriptedReply)] = [
    ("before the first byte", .silence),
    ("after the head", good.cut(afterWrites: 1, .hang)),
    ("in the middle", good.cut(afterWrites: 3, .hang)),
  ]

  @Test(arguments: hangs)
  func `a cancelled turn ends and the next one works`(
    name: String,
    reply: ScriptedReply
  ) async throws {
    let server = try ScriptedServer([reply, Self.good])
    let service = try service(server.baseURL)
    let turn = Task { await outcome(service) }
    while server.requests.isEmpty { await Task.yield() }
    turn.cancel()
    #expect(sentence(of: await turn.value) == "cancelled")
    #expect(try await outcome(service).get().content == Self.answer)
  }

  @Test func `a turn is cancelled while it connects`() async throws {
    let server = try ScriptedServer([])
    let service = try service(server.baseURL.replacing("http://", with: "https://"))
    let turn = Task { await outcome(service) }
    while server.connectionCount == 0 { await Task.yield() }
    turn.cancel()
    #expect(sentence(of: await turn.value) == "cancelled")
  }

  @Test func `a turn that is cancelled before it begins sends nothing`() async throws {
    let server = try ScriptedServer([Self.good])
    let service = try service(server.baseURL)
    let turn = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await outcome(service)
    }
    #expect(sentence(of: await turn.value) == "cancelled")
    #expect(server.requests.isEmpty)
  }

  @Test func `cancelling at any moment leaves the service whole`() async throws {
    let server = try ScriptedServer([])
    let service = try service(server.baseURL)
    for round in 0..<50 {
      server.append([Self.good.byteByByte])
      let turn = Task { await outcome(service) }
      for _ in 0..<round * 4 { await Task.yield() }
      turn.cancel()
      _ = await turn.value
    }
    server.append(Array(repeating: Self.good, count: 60))
    #expect(try await outcome(service).get().content == Self.answer)
  }
}
