internal import FormLayout

/// Puts the words of the grammar in the place of misspelled ones.
enum Respelling {
  /// The tokens with known words for misspelled ones, or `nil` where there are none.
  static func tokens(_ tokens: ArraySlice<Token>, _ reading: FormReading) -> ArraySlice<Token>? {
    var changed = false
    let new = tokens.map { token -> Token in
      guard token.kind == .word, !words.contains(token.key),
        reading.places(of: Words.stem(token.key)).isEmpty
      else { return token }
      guard let near = short[token.key] ?? nearest(token.key) else { return token }
      changed = true
      return Token(
        kind: .word, text: near, key: near, value: NumberWords.value(of: near), range: token.range)
    }
    return changed ? new[...] : nil
  }

  private static func nearest(_ word: String) -> String? {
    guard word.count >= 4 else { return nil }
    return sorted.first { Spelling.isNear(word, $0) && $0.count >= 4 }
  }

  private static let short = [
    "teh": "the", "ad": "add", "pls": "please", "plz": "please", "hte": "the", "adn": "and",
    "mak": "make", "nad": "and", "fro": "for", "thsi": "this", "ot": "to",
  ]

  /// The words of the grammar, and those of known fields.
  static let words = grammar.union(KnownField.words)

  /// The words of the grammar.
  static let grammar: Set<String> = {
    let grammar = Rule.all.flatMap(\.patterns).flatMap(\.elements).flatMap { element -> [String] in
      if case .words(let alternatives, _) = element { alternatives.flatMap { $0 } } else { [] }
    }
    let plain =
      "field fields question questions section button text the first last second after before above below end top bottom label title step page"
    return Set(grammar).union(plain.split(separator: " ").map(String.init))
  }()

  private static let sorted = words.sorted()
}
