/// How many tokens a text is, roughly: four bytes of UTF-8 each.
///
/// OpenAI's `o200k` needs 3.7 to 4.3 bytes a token for this program's prompt, schema and layouts.
package enum TokenEstimate {
  private static let bytesPerToken = 4

  /// Returns the estimate for a text.
  package static func tokens(in text: String) -> Int { tokens(ofBytes: text.utf8.count) }

  /// Returns the estimate for a text of so many bytes.
  package static func tokens(ofBytes count: Int) -> Int {
    (count + bytesPerToken - 1) / bytesPerToken
  }
}

extension ChatRequest {
  /// How many tokens the messages are, roughly; the schema, which not every service reads as text,
  /// is not counted.
  package var estimatedTokens: Int {
    messages.reduce(0) { $0 + TokenEstimate.tokens(in: $1.content) }
  }
}
