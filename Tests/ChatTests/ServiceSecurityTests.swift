import Chat
import JSON
import Platform
import Support
import Testing

/// What a server does with the key that it was given, and where a request may go.
@Suite struct ServiceSecurityTests {
  private static let secret = Quirk.secret

  private static func chunk(_ delta: JSONObject) -> String { ScriptedReply.chunk(delta) }

  /// Answers in which the key comes back.
  static let echoes: [(String, ScriptedReply)] = [
    (
      "an error", .body(#"{"error":{"message":"bad \#(secret)","code":"\#(secret)"}}"#, status: 401)
    ),
    (
      "an unknown parameter", .body(#"{"error":{"message":"m","param":"\#(secret)"}}"#, status: 400)
    ),
    ("a page", .body("<html><title>\(secret)</title>", status: 502, type: "text/html")),
    (
      "a redirect",
      .body("", status: 302, headers: ["Location: https://example.com/?token=\(secret)"])
    ),
    ("a request's name", .body("{}", status: 500, headers: ["x-request-id: \(secret)"])),
    ("no JSON", .body("token \(secret)")),
    ("no completion", .body(#"{"token":"\#(secret)"}"#)),
    ("a status line", .raw("HTTP/1.1 500 \(secret)\r\nX-Echo: \(secret)\r\n\r\n\(secret)")),
    ("the text", .completion([#"{"message":"\#(secret)","ops":[]}"#])),
    ("the text in pieces", .completion([#"{"message":"s"#, "k-test-0123", "456789abcdef!\"}"])),
    ("the model's name", .completion(["{}"], model: secret)),
    ("a refusal", .events([chunk(["refusal": .string(secret)]), "[DONE]"])),
    (
      "the thoughts",
      .events([chunk(["reasoning_content": .string(#"{"message":"\#(secret)"}"#)]), "[DONE]"])
    ),
    ("an error in the stream", .events([#"{"error":{"message":"\#(secret)"}}"#])),
    ("comments", .stream([": \(secret)\n\n", "event: \(secret)\ndata: {\n\n"])),
  ]

  @Test(arguments: echoes, [false, true])
  func `a key that comes back goes no further`(
    echo: (String, ScriptedReply), isByteByByte: Bool
  ) async throws {
    let server = try ScriptedServer([isByteByByte ? echo.1.byteByByte : echo.1.inOneWrite])
    let wire = WireLog()
    let service = try Probe.service(server.baseURL, wire: wire.wire)
    var seen = ""
    do throws(ChatError) {
      let reply = try await service.reply(to: .sample) { seen += "\($0)" }
      seen += "\(reply)"
    } catch {
      seen += "\(error.description) \(String(reflecting: error))"
    }
    seen += wire.text
    #expect(!seen.contains(Self.secret))
    #expect(seen.contains("(hidden)"))
  }

  @Test func `pieces around a key are whole`() async throws {
    let server = try ScriptedServer([
      .completion(["{\"message\":\"task s", "k-test-", "012 ", Self.secret, " sk", "i\"}"])
    ])
    var text = ""
    let reply = try await Probe.service(server.baseURL).reply(to: .sample) { event in
      if case .text(let piece) = event { text += piece }
    }
    #expect(text == #"{"message":"task sk-test-012 (hidden) ski"}"#)
    #expect(reply.content == text)
  }

  @Test func `a short word in place of a key may occur in a reply`() async throws {
    let server = try ScriptedServer([.completion([#"{"message":"ollama"}"#])])
    let service = try Probe.service(server.baseURL, key: "ollama")
    #expect(try await Probe.outcome(service).get().content == #"{"message":"ollama"}"#)
  }

  @Test(arguments: [301, 302, 303, 307, 308])
  func `no redirect is followed, and the other host sees nothing`(status: Int) async throws {
    let other = try ScriptedServer([Probe.good])
    let server = try ScriptedServer([
      .body("", status: status, headers: ["Location: \(other.baseURL)/chat/completions"])
    ])
    let result = await Probe.outcome(try Probe.service(server.baseURL))
    #expect(
      Probe.sentence(of: result)
        == "HOST sends the request elsewhere (\(status)): http://HOST/v1/chat/completions. "
        + "Give the final address with --base-url")
    #expect(other.connectionCount == 0)
    #expect(server.requests.count == 1)
  }

  @Test func `what steers a terminal is taken out of a server's words`() async throws {
    let words = "\u{1B}[2Jred\u{202E}txet\u{7}\r\nnext\u{9B}31m"
    let body = JSONValue.object(["error": ["message": .string(words)]]).text()
    let result = try await Probe.outcome(of: .body(body, status: 400))
    #expect(
      Probe.sentence(of: result) == "HOST did not accept the request (400): [2Jredtxet next31m")
  }

  @Test(arguments: [
    "http://example.com/v1", "http://127.0.0.1.example.com", "http://localhost.example.com",
    "http://0.0.0.0:1", "http://[::ffff:10.0.0.1]", "http://10.0.0.1", "http://127.0.0.256",
  ])
  func `a key goes in the open to this machine only`(base: String) throws {
    #expect(throws: ChatError.self) { try Probe.service(base) }
    _ = try Probe.service(base, key: nil)
  }
}
