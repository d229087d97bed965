package import JSON

/// What the scripted server does in answer to one request.
package struct ScriptedReply: Sendable {
  /// One thing it does.
  package enum Step: Sendable {
    case write([UInt8])
    case pause(milliseconds: Int)
    /// Tells the test that it has come so far.
    case note(@Sendable () -> Void)
    /// Says nothing more until the client or the server goes.
    case hang
    /// Closes the connection in order.
    case close
    /// Breaks the connection (RST).
    case reset
  }

  package var steps: [Step]

  package init(_ steps: [Step]) {
    self.steps = steps
  }

  // MARK: Whole answers

  /// Bytes as they are, then the end of the connection.
  package static func raw(_ text: String) -> ScriptedReply {
    ScriptedReply([.write(Array(text.utf8)), .close])
  }

  /// An answer with a body of a known length; the connection stays.
  package static func body(
    _ text: String,
    status: Int = 200,
    type: String = "application/json",
    headers: [String] = []
  ) -> ScriptedReply {
    let length = "Content-Length: \(text.utf8.count)"
    let head = head(status, ["Content-Type: \(type)", length] + headers)
    return ScriptedReply([.write(Array((head + text).utf8))])
  }

  /// An event stream, each text one piece of a chunked body; the connection stays.
  package static func stream(_ pieces: [String], headers: [String] = []) -> ScriptedReply {
    let head = head(
      200, ["Content-Type: text/event-stream", "Transfer-Encoding: chunked"] + headers)
    let chunks = pieces.map { "\(String($0.utf8.count, radix: 16))\r\n\($0)\r\n" }
    return ScriptedReply(([head] + chunks + ["0\r\n\r\n"]).map { .write(Array($0.utf8)) })
  }

  /// An event stream of these data, framed as OpenAI does.
  package static func events(_ data: [String], headers: [String] = []) -> ScriptedReply {
    stream(data.map { "data: \($0)\n\n" }, headers: headers)
  }

  /// A streamed completion as OpenAI sends one: role, pieces, finish reason, usage, `[DONE]`.
  package static func completion(
    _ pieces: [String],
    model: String = "scripted-1",
    finishReason: String = "stop",
    usage: (prompt: Int, completion: Int)? = (100, 20),
    headers: [String] = []
  ) -> ScriptedReply {
    var data = [chunk(["role": "assistant", "content": ""], model: model)]
    data += pieces.map { chunk(["content": .string($0)], model: model) }
    data.append(chunk([:], model: model, finishReason: .string(finishReason)))
    if let usage {
      let counts: JSONValue = [
        "prompt_tokens": .number(JSONNumber(usage.prompt)),
        "completion_tokens": .number(JSONNumber(usage.completion)),
        "total_tokens": .number(JSONNumber(usage.prompt + usage.completion)),
      ]
      let last: JSONValue = [
        "id": "chatcmpl-1", "object": "chat.completion.chunk", "created": 1,
        "model": .string(model), "choices": [], "usage": counts,
      ]
      data.append(last.text())
    }
    return events(data + ["[DONE]"], headers: headers)
  }

  /// One chunk of a streamed completion.
  package static func chunk(
    _ delta: JSONObject,
    model: String = "scripted-1",
    finishReason: JSONValue = .null
  ) -> String {
    let choice: JSONValue = [
      "index": 0, "delta": .object(delta), "finish_reason": finishReason,
    ]
    let chunk: JSONValue = [
      "id": "chatcmpl-1", "object": "chat.completion.chunk", "created": 1,
      "model": .string(model), "choices": [choice], "usage": nil,
    ]
    return chunk.text()
  }

  private static func head(_ status: Int, _ headers: [String]) -> String {
    (["HTTP/1.1 \(status) Scripted"] + headers + ["", ""]).joined(separator: "\r\n")
  }

  // MARK: Ways to play one

  /// The same bytes, each in a write of its own.
  package var byteByByte: ScriptedReply {
    ScriptedReply(
      steps.flatMap { step -> [Step] in
        guard case .write(let bytes) = step else { return [step] }
        return bytes.map { .write([$0]) }
      }
    )
  }

  /// The same bytes, with all that follow one another in one write.
  package var inOneWrite: ScriptedReply {
    var joined: [Step] = []
    for step in steps {
      if case .write(let next) = step, case .write(let bytes) = joined.last {
        joined[joined.count - 1] = .write(bytes + next)
      } else {
        joined.append(step)
      }
    }
    return ScriptedReply(joined)
  }

  /// The same, after a pause.
  package func after(milliseconds: Int) -> ScriptedReply {
    ScriptedReply([.pause(milliseconds: milliseconds)] + steps)
  }

  /// The first writes alone, then another end.
  package func cut(afterWrites count: Int, _ end: Step) -> ScriptedReply {
    ScriptedReply(steps.prefix(count) + [end])
  }

  /// Says nothing at all.
  package static let silence = ScriptedReply([.hang])
}
