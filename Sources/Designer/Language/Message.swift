internal import FormLayout

/// What a person wrote, taken apart.
struct Message: Sendable {
  let characters: [Character]
  let tokens: [Token]

  init(_ text: String) {
    characters = Array(text)
    tokens = Tokenizer.tokens(characters)
  }

  /// The words as typed that some tokens stand for; of one quotation, what is inside.
  func text(of tokens: ArraySlice<Token>) -> String {
    guard let first = tokens.first, let last = tokens.last else { return "" }
    if tokens.count == 1, first.kind == .quoted { return first.text }
    return String(characters[first.range.lowerBound..<last.range.upperBound])
  }
}
