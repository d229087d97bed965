package import JSON

/// How many tokens an exchange took, as the service counted them; `nil` is unknown, not zero.
package struct TokenUsage: Equatable, Sendable {
  package var promptTokens: Int?
  package var completionTokens: Int?
  /// Those of the prompt that the service had in its cache.
  package var cachedTokens: Int?
  /// Those of the prompt that the service wrote into its cache, where it charges for that.
  package var cacheWriteTokens: Int?
  /// Those of the completion that were thinking.
  package var reasoningTokens: Int?

  package init(
    promptTokens: Int?, completionTokens: Int?, cachedTokens: Int? = nil,
    cacheWriteTokens: Int? = nil, reasoningTokens: Int? = nil
  ) {
    self.promptTokens = promptTokens
    self.completionTokens = completionTokens
    self.cachedTokens = cachedTokens
    self.cacheWriteTokens = cacheWriteTokens
    self.reasoningTokens = reasoningTokens
  }

  /// Each count with its key in a transcript and in `--json`.
  private static var counts: [(key: String, path: WritableKeyPath<TokenUsage, Int?>)] {
    [
      ("promptTokens", \.promptTokens), ("completionTokens", \.completionTokens),
      ("cachedTokens", \.cachedTokens), ("cacheWriteTokens", \.cacheWriteTokens),
      ("reasoningTokens", \.reasoningTokens),
    ]
  }

  /// Reads what `json` writes; wrong values count as unknown.
  package init(json: JSONValue) {
    self.init(promptTokens: nil, completionTokens: nil)
    for (key, path) in Self.counts { self[keyPath: path] = json[key]?.intValue }
  }

  /// The object of a transcript and of `--json`, without unknown counts.
  package var json: JSONValue {
    var object = JSONObject()
    for (key, path) in Self.counts {
      object[key] = self[keyPath: path].map { .number(JSONNumber($0)) }
    }
    return .object(object)
  }

  /// The sum of two, where a count that only one of them knows stands for both.
  package static func + (left: TokenUsage, right: TokenUsage) -> TokenUsage {
    var sum = left
    for (_, path) in counts {
      guard let more = right[keyPath: path] else { continue }
      sum[keyPath: path] = (left[keyPath: path] ?? 0) + more
    }
    return sum
  }
}
