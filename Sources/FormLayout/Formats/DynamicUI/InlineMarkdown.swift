internal import JSON

/// Words as inline Markdown, which DynamicUI takes the words of a `Text` for.
enum InlineMarkdown {
  private static let special = Set("\\`*_[]<>~&".unicodeScalars)

  /// Whether words are the same with and without Markdown.
  static func isPlain(_ words: String) -> Bool {
    !words.unicodeScalars.contains(where: special.contains)
  }

  /// The words that Markdown shows where that is what `escaped` makes of them; `nil` elsewhere.
  static func words(of markdown: String) -> String? {
    var words = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in markdown.unicodeScalars {
      isEscaped = scalar == "\\" && !isEscaped
      if !isEscaped { words.append(scalar) }
    }
    let result = String(words)
    return escaped(result).isIdentical(to: markdown) ? result : nil
  }

  /// Markdown that shows the words as they are; of an expression, each of its two texts.
  static func escaped(_ words: String) -> String {
    guard !isPlain(words) else { return words }
    guard let expression = TextExpression(words) else { return escapedText(words) }
    let texts = [expression.whenTrue, expression.whenFalse]
    guard !texts.allSatisfy(isPlain) else { return words }
    return "{$\(expression.id) ? \(escapedText(texts[0])) : \(escapedText(texts[1]))}"
  }

  private static func escapedText(_ words: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in words.unicodeScalars {
      if special.contains(scalar) { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }
}
