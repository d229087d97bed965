package import JSON

/// How many tokens an exchange took, as the service counted them; `nil` is unknown, not zero.
package struct TokenUsage: Equatable, Sendable {
  package var promptTokens: Int?
  package var completionTokens: Int?
  /// Those of the prompt that the service had in its cache.
  package var cachedTokens: Int?

  package init(promptTokens: Int?, completionTokens: Int?, cachedTokens: Int? = nil) {
    self.promptTokens = promptTokens
    self.completionTokens = completionTokens
    self.cachedTokens = cachedTokens
  }

  /// Reads what `json` writes; wrong values count as unknown.
  package init(json: JSONValue) {
    promptTokens = json["promptTokens"]?.intValue
    completionTokens = json["completionTokens"]?.intValue
    cachedTokens = json["cachedTokens"]?.intValue
  }

  /// The object of a transcript and of `--json`, without unknown counts.
  package var json: JSONValue {
    var object = JSONObject()
    object["promptTokens"] = promptTokens.map { .number(JSONNumber($0)) }
    object["completionTokens"] = completionTokens.map { .number(JSONNumber($0)) }
    object["cachedTokens"] = cachedTokens.map { .number(JSONNumber($0)) }
    return .object(object)
  }

  /// The sum of two, where a count that only one of them knows stands for both.
  package static func + (left: TokenUsage, right: TokenUsage) -> TokenUsage {
    func sum(_ path: KeyPath<TokenUsage, Int?>) -> Int? {
      guard let one = left[keyPath: path] else { return right[keyPath: path] }
      return one + (right[keyPath: path] ?? 0)
    }
    return TokenUsage(
      promptTokens: sum(\.promptTokens),
      completionTokens: sum(\.completionTokens),
      cachedTokens: sum(\.cachedTokens)
    )
  }
}
