package import JSON

/// What one object of an answer says: a chunk of a stream, or a whole completion.
///
/// Every key may be missing or of another kind than OpenAI's; what is not understood is passed over.
package struct CompletionChunk: Equatable, Sendable {
  package var id = ""
  package var model = ""
  package var text = ""
  /// Thinking aloud; never part of the reply.
  package var reasoning = ""
  package var refusal = ""
  package var finishReason: FinishReason?
  package var usage: TokenUsage?
  /// A fault that came in place of text, or after it.
  package var fault: ServerFault?
  /// Whether there is anything in it that a completion has.
  package var isCompletion = false

  package init(json: JSONValue) {
    id = json["id"]?.stringValue ?? ""
    model = json["model"]?.stringValue ?? ""
    usage = json["usage"].flatMap(Self.usage)
    isCompletion = json["choices"]?.arrayValue != nil || usage != nil
    if let error = json["error"], Self.isTruthy(error) {
      fault = ServerFault(json: json)
    }
    let choices = json["choices"]?.arrayValue ?? []
    for choice in choices where (choice["index"]?.intValue ?? 0) == 0 {
      take(choice)
    }
  }

  private mutating func take(_ choice: JSONValue) {
    if let error = choice["error"], Self.isTruthy(error), fault == nil {
      fault = ServerFault(json: choice)
    }
    if let word = choice["finish_reason"]?.stringValue {
      finishReason = FinishReason(word) ?? finishReason
    }
    if finishReason == .other("error"), fault == nil {
      fault = ServerFault(message: "")
    }
    let delta = choice["delta"]
    guard let message = delta?.objectValue == nil ? choice["message"] : delta else { return }
    refusal += message["refusal"]?.stringValue ?? ""
    reasoning +=
      message["reasoning_content"]?.stringValue ?? message["reasoning"]?.stringValue ?? ""
    if let content = message["content"] { take(content: content) }
  }

  private mutating func take(content: JSONValue) {
    switch content {
    case .string(let text): self.text += text
    case .array(let parts):
      for part in parts { take(part: part) }
    case .null, .bool, .number, .object: break
    }
  }

  private mutating func take(part: JSONValue) {
    switch part["type"]?.stringValue {
    case "text", "output_text": text += part["text"]?.stringValue ?? ""
    case "thinking", "reasoning":
      // Mistral puts a list of text parts below `thinking`.
      let pieces = part["thinking"]?.arrayValue?.compactMap { $0["text"]?.stringValue }
      reasoning +=
        pieces?.joined() ?? part["text"]?.stringValue ?? part["thinking"]?.stringValue ?? ""
    case "refusal": refusal += part["refusal"]?.stringValue ?? ""
    default: break
    }
  }

  private static func isTruthy(_ value: JSONValue) -> Bool {
    switch value {
    case .null, .bool(false): false
    case .string(let text): !text.isEmpty
    case .object(let object): !object.isEmpty
    case .bool, .number, .array: true
    }
  }

  private static func usage(_ value: JSONValue) -> TokenUsage? {
    guard value.objectValue != nil else { return nil }
    return TokenUsage(
      promptTokens: value["prompt_tokens"]?.intValue,
      completionTokens: value["completion_tokens"]?.intValue,
      cachedTokens: value["prompt_tokens_details"]?["cached_tokens"]?.intValue
        ?? value["prompt_cache_hit_tokens"]?.intValue,
      cacheWriteTokens: value["prompt_tokens_details"]?["cache_write_tokens"]?.intValue,
      reasoningTokens: value["completion_tokens_details"]?["reasoning_tokens"]?.intValue
    )
  }
}
