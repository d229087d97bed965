internal import JSON

/// The body of `POST /chat/completions`.
struct CompletionRequest {
  let model: String
  let request: ChatRequest
  let shape: RequestShape

  /// The body. Nothing that a model or server is known to refuse is sent unasked: no temperature,
  /// no seed, no user, no tools.
  var body: JSONValue {
    var object: JSONObject = [
      "model": .string(model),
      "messages": .array(messages.map(Self.message)),
    ]
    if shape.streams { object["stream"] = true }
    if shape.streams, shape.asksForUsage { object["stream_options"] = ["include_usage": true] }
    object["response_format"] = request.schema.flatMap(format)
    if shape.capKey != .none {
      object[shape.capKey.rawValue] = .number(JSONNumber(request.tokenCap))
    }
    return .object(object)
  }

  private func format(_ schema: ChatRequest.Schema) -> JSONValue? {
    var inner: JSONObject = ["name": .string(schema.name)]
    switch shape.schema {
    case .strict: inner["strict"] = true
    case .loose: break
    case .object: return ["type": "json_object"]
    case .plain: return nil
    }
    inner["schema"] = schema.value
    return ["type": "json_schema", "json_schema": .object(inner)]
  }

  /// The prompt; where the service takes no schema, the system message says it in words.
  private var messages: [ChatRequest.Message] {
    guard let schema = request.schema, shape.schema == .object || shape.schema == .plain else {
      return request.messages
    }
    let rule =
      "Answer with one JSON object and nothing else. It follows this JSON Schema:\n"
      + schema.value.text(.compact)
    guard let first = request.messages.first, first.role == .system else {
      return [ChatRequest.Message(.system, rule)] + request.messages
    }
    return [ChatRequest.Message(.system, "\(first.content)\n\n\(rule)")]
      + request.messages.dropFirst()
  }

  private static func message(_ message: ChatRequest.Message) -> JSONValue {
    ["role": .string(message.role.rawValue), "content": .string(message.content)]
  }
}
