internal import JSON

/// The body of `POST /chat/completions`.
struct CompletionRequest {
  let model: String
  let request: ChatRequest
  let shape: RequestShape
  let preferences: RequestPreferences
  /// The extras that are wanted here; those that the shape has as refused are left out.
  let extras: Set<RequestShape.Extra>

  init(
    model: String, request: ChatRequest, shape: RequestShape, preferences: RequestPreferences,
    endpoint: OpenAIEndpoint
  ) {
    self.model = model
    self.request = request
    self.shape = shape
    self.preferences = preferences
    extras = Self.extras(preferences, request, endpoint).subtracting(shape.refused)
  }

  /// The extras that a request to a service would have.
  static func extras(
    _ preferences: RequestPreferences, _ request: ChatRequest, _ endpoint: OpenAIEndpoint
  ) -> Set<RequestShape.Extra> {
    var extras: Set<RequestShape.Extra> = []
    if preferences.temperature != nil { extras.insert(.temperature) }
    if preferences.effort != nil { extras.insert(.effort) }
    if preferences.usesDeveloperRole { extras.insert(.developerRole) }
    if endpoint.isOpenAI, request.cacheKey != nil { extras.insert(.caching) }
    if endpoint.isOpenRouter, request.schema != nil { extras.insert(.provider) }
    return extras
  }

  /// The body. Nothing that a model or server is known to refuse is sent unasked: no temperature,
  /// no seed, no user, no tools.
  var body: JSONValue {
    var object: JSONObject = [
      "model": .string(model),
      "messages": .array(messages.enumerated().map { json($1, isFirst: $0 == 0) }),
    ]
    if shape.streams { object["stream"] = true }
    if shape.streams, shape.asksForUsage { object["stream_options"] = ["include_usage": true] }
    object["response_format"] = request.schema.flatMap(format)
    if shape.capKey != .none { object[shape.capKey.rawValue] = .number(JSONNumber(cap)) }
    addExtras(to: &object)
    return .object(object)
  }

  private func addExtras(to object: inout JSONObject) {
    if extras.contains(.temperature) {
      object["temperature"] = preferences.temperature.map { .number(JSONNumber($0)) }
    }
    if extras.contains(.effort) {
      object["reasoning_effort"] = preferences.effort.map { .string($0.rawValue) }
    }
    if extras.contains(.caching) {
      object["prompt_cache_key"] = request.cacheKey.map { .string($0) }
      if marksCache { object["prompt_cache_options"] = Self.explicit }
    }
    // Without it OpenRouter may hand the request to somebody who passes the schema over.
    if extras.contains(.provider) { object["provider"] = ["require_parameters": true] }
  }

  /// The cap covers a reasoning model's thinking too.
  private var cap: Int {
    request.tokenCap + (extras.contains(.effort) ? preferences.effort?.reserve ?? 0 : 0)
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

  private func json(_ message: ChatRequest.Message, isFirst: Bool) -> JSONValue {
    let isInstruction = message.role == .system && extras.contains(.developerRole)
    let role = isInstruction ? "developer" : message.role.rawValue
    guard isFirst, marksCache else {
      return ["role": .string(role), "content": .string(message.content)]
    }
    let part: JSONValue = [
      "type": "text", "text": .string(message.content), "prompt_cache_breakpoint": Self.explicit,
    ]
    return ["role": .string(role), "content": [part]]
  }

  // MARK: Caching

  private static let explicit: JSONValue = ["mode": "explicit"]

  /// Whether the end of the constant part is marked. From GPT-5.6 on OpenAI's models charge for
  /// what they write into their cache, and would write the changing snapshot; earlier ones refuse
  /// the mark.
  private var marksCache: Bool {
    guard extras.contains(.caching), let match = model.firstMatch(of: /^gpt-(\d+)(?:\.(\d+))?\b/),
      let major = Int(match.1)
    else { return false }
    let minor = match.2.flatMap { Int($0) } ?? 0
    return major > 5 || major == 5 && minor >= 6
  }
}
