internal import JSON
internal import Platform
internal import Support

/// Plays the scripts that follow OpenAI's protocol to another client, so that it can be seen that
/// the test server speaks it.
///
/// Prints one JSON object: the base URL, and in order of the requests what each is answered with.
/// Ends with its standard input.
@main
struct ScriptPlayer {
  static func main() throws {
    let scripts = Quirk.proper.flatMap { [$0.map(\.inOneWrite), $0.map(\.byteByByte)] }
    let server = try ScriptedServer(scripts.map(\.reply))
    let object: JSONValue = [
      "base": .string(server.baseURL),
      "scripts": .array(scripts.map(\.json)),
    ]
    print(object.text())
    fflush(nil)
    while getchar() != EOF {}
    server.stop()
  }
}

/// One script, and what a client must make of it.
private struct Script {
  let name: String
  let outcome: String
  let isStreamed: Bool
  let reply: ScriptedReply

  func map(_ change: (ScriptedReply) -> ScriptedReply) -> Script {
    Script(name: name, outcome: outcome, isStreamed: isStreamed, reply: change(reply))
  }

  var json: JSONValue {
    ["name": .string(name), "outcome": .string(outcome), "streamed": .bool(isStreamed)]
  }
}

extension Quirk {
  /// The scripts that follow the protocol: those among the quirks, and plain ones.
  fileprivate static var proper: [Script] {
    let quirks = all.filter { $0.isProper && $0.replies.count == 1 }.map {
      Script(name: $0.description, outcome: $0.sentence, isStreamed: true, reply: $0.replies[0])
    }
    let answer = #"{"message":"héllo 😀","ops":[]}"#
    let whole: JSONValue = [
      "id": "chatcmpl-1", "object": "chat.completion", "created": 1, "model": "scripted-1",
      "choices": [
        [
          "index": 0, "message": ["role": "assistant", "content": .string(answer)],
          "finish_reason": "stop",
        ]
      ],
      "usage": ["prompt_tokens": 100, "completion_tokens": 20, "total_tokens": 120],
    ]
    func failure(_ status: Int, _ code: String) -> ScriptedReply {
      let error: JSONValue = ["error": ["message": "no", "type": "error", "code": .string(code)]]
      return .body(error.text(), status: status, headers: ["x-should-retry: false"])
    }
    return quirks + [
      Script(
        name: "a stream", outcome: "success: \(answer)", isStreamed: true,
        reply: .completion([#"{"message":"héllo "#, #"😀","ops":[]}"#])),
      Script(
        name: "a whole answer", outcome: "success: \(answer)", isStreamed: false,
        reply: .body(whole.text())),
      Script(
        name: "a refused key", outcome: "AuthenticationError", isStreamed: true,
        reply: failure(401, "invalid_api_key")),
      Script(
        name: "a rate limit", outcome: "RateLimitError", isStreamed: true,
        reply: failure(429, "rate_limit_exceeded")),
      Script(
        name: "a refused request", outcome: "BadRequestError", isStreamed: false,
        reply: failure(400, "unsupported_parameter")),
    ]
  }
}
