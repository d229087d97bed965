import Chat
import JSON
import Support
import Testing

@Suite struct ServiceFaultTests {
  static let faults: [(ScriptedReply, Int32, String)] = [
    (
      .body(#"{"error":{"message":"Incorrect API key provided: \#(Probe.secret)"}}"#, status: 401),
      77,
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
        + "Choose another with --model"
    ),
    (
      .body(
        #"{"error":{"message":"Bearer \#(Probe.secret)\u001b[31m is odd"}}"#, status: 400,
        headers: ["X-Request-Id: req_9"]
      ), 69,
      "HOST did not accept the request (400, request req_9): Bearer (hidden) is odd"
    ),
    (
      .body("", status: 429, headers: ["retry-after: 7"]), 75,
      "HOST takes no more requests for now (429); it asks to wait 7 s. Wait a moment and try again"
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
        + "Try again"
    ),
    (
      .completion([#"{"message":"#], finishReason: "length"), 76,
      "the reply was cut off at 400 tokens. Raise --max-tokens, or ask for less at once"
    ),
    (
      .completion([#"{"message":"#]), 76,
      "the reply of HOST ends in the middle. Try again"
    ),
    (
      .completion([], finishReason: "content_filter"), 76,
      "HOST held the reply back with its content filter. Ask in other words"
    ),
    (.completion([]), 76, "HOST sent an empty reply. Try again"),
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
      "HOST failed (502): upstream died. Try again"
    ),
    (
      Probe.good.cut(afterWrites: 3, .close), 69,
      "HOST closed the connection before its reply was whole. Try again"
    ),
    (
      Probe.good.cut(afterWrites: 3, .reset), 69,
      "HOST closed the connection before its reply was whole. Try again"
    ),
    (
      ScriptedReply([.close]), 69,
      "HOST closed the connection before its reply was whole. Try again"
    ),
  ]

  @Test(arguments: faults)
  func `each fault is one sentence`(
    reply: ScriptedReply,
    exitCode: Int32,
    expected: String
  ) async throws {
    for reply in [reply, reply.byteByByte] {
      let result = try await Probe.outcome(of: reply)
      #expect(Probe.sentence(of: result) == expected)
      #expect(throws: ChatError.self) { try result.get() }
      if case .failure(let error) = result { #expect(error.exitCode == exitCode) }
    }
  }

  @Test func `a reply of white space alone is stopped`() async throws {
    let blanks = Array(repeating: "\n        ", count: 200)
    let server = try ScriptedServer([.completion(["{"] + blanks)])
    let result = await Probe.outcome(try Probe.service(server.baseURL))
    #expect(
      Probe.sentence(of: result)
        == "the reply went on without an end and was stopped. "
        + "Ask in other words, or take a larger model"
    )
  }

  @Test func `a listener stops a reply and the next one works`() async throws {
    let server = try ScriptedServer([Probe.good.cut(afterWrites: 3, .hang), Probe.good])
    let service = try Probe.service(server.baseURL)
    await #expect(throws: ChatError(.endless, host: "listener")) {
      try await service.reply(to: .sample) { event throws(ChatError) in
        if case .text = event { throw ChatError(.endless, host: "listener") }
      }
    }
    #expect(try await Probe.outcome(service).get().content == Probe.answer)
  }

  @Test func `an unknown host is named`() async throws {
    let result = await Probe.outcome(try Probe.service("https://nonexistent.invalid/v1"))
    #expect(
      Probe.sentence(of: result)
        == "the host nonexistent.invalid is unknown. Check --base-url and the network"
    )
  }

  @Test func `a refused connection is told`() async throws {
    let server = try ScriptedServer([])
    let base = server.baseURL
    server.stop()
    #expect(
      Probe.sentence(of: await Probe.outcome(try Probe.service(base)))
        == "HOST refused the connection. Check that the service is running, and --base-url"
    )
  }
}
