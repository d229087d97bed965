internal import JSON

/// The body of `POST /chat/completions`.
struct CompletionRequest {
  /// The key that carries the cap of tokens.
  enum CapKey: String {
    /// What OpenAI takes.
    case maxCompletionTokens = "max_completion_tokens"
    /// What other servers take; OpenAI refuses it for its newer models.
    case maxTokens = "max_tokens"
  }

  let model: String
  let request: ChatRequest
  let capKey: CapKey

  /// The body. Nothing that a model or server is known to refuse is sent unasked: no temperature,
  /// no seed, no user, no tools.
  var body: JSONValue {
    var object: JSONObject = [
      "model": .string(model),
      "messages": .array(request.messages.map(Self.message)),
      "stream": true,
      "stream_options": ["include_usage": true],
    ]
    if let schema = request.schema {
      object["response_format"] = [
        "type": "json_schema",
        "json_schema": [
          "name": .string(schema.name), "strict": true, "schema": schema.value,
        ],
      ]
    }
    object[capKey.rawValue] = .number(JSONNumber(request.tokenCap))
    return .object(object)
  }

  private static func message(_ message: ChatRequest.Message) -> JSONValue {
    ["role": .string(message.role.rawValue), "content": .string(message.content)]
  }
}
