internal import FormLayout

/// What a person wrote, taken apart.
struct Message: Sendable {
  let characters: [Character]
  let tokens: [Token]

  init(_ text: String) {
    characters = Array(text)
    tokens = Self.withoutCourtesies(Self.joined(Self.listed(Tokenizer.tokens(characters))))
  }

  /// The tokens with `1.` and `2)` of a numbered list as the starts of lines.
  private static func listed(_ tokens: [Token]) -> [Token] {
    func isNumber(_ number: Int, at place: Int) -> Bool {
      place + 2 < tokens.count && tokens[place].kind == .number && tokens[place].whole == number
        && tokens[place + 1].isOne(of: [".", ")"])
        && tokens[place + 1].range.lowerBound == tokens[place].range.upperBound
        && tokens[place + 2].kind != .mark
        && (place == 0 || tokens[place - 1].key != "(")
    }
    var next = 1
    let places = tokens.indices.filter { place in
      guard isNumber(next, at: place) else { return false }
      next += 1
      return true
    }
    guard places.count > 1 else { return tokens }
    var result = tokens
    for place in places {
      for (offset, key) in ["\n", "-"].enumerated() {
        result[place + offset] = Token(
          kind: .mark, text: key, key: key, value: nil, range: tokens[place + offset].range)
      }
    }
    return result
  }

  /// The tokens with `and` for `as well as`.
  private static func joined(_ tokens: [Token]) -> [Token] {
    var result: [Token] = []
    for token in tokens {
      if token.isOne(of: ["as"]), result.count > 2,
        result.suffix(2).map(\.key) == ["as", "well"],
        result.suffix(2).allSatisfy({ $0.kind == .word })
      {
        result.removeLast(2)
        result.append(Token(kind: .word, text: "and", key: "and", value: nil, range: token.range))
      } else {
        result.append(token)
      }
    }
    return result
  }

  /// The tokens without a `please` that stands before a mark or a joining word.
  private static func withoutCourtesies(_ tokens: [Token]) -> [Token] {
    tokens.enumerated().filter { place, token in
      guard token.isOne(of: ["please", "pls", "plz"]), place > 0 else { return true }
      let next = place + 1 < tokens.count ? tokens[place + 1] : nil
      return next.map { $0.kind != .mark && !$0.isOne(of: ["and", "but", "then"]) } ?? true
    }.map(\.element)
  }

  /// The words as typed that some tokens stand for; of one quotation, what is inside.
  func text(of tokens: ArraySlice<Token>) -> String {
    guard let first = tokens.first, let last = tokens.last else { return "" }
    if tokens.count == 1, first.kind == .quoted { return first.text }
    return String(characters[first.range.lowerBound..<last.range.upperBound])
  }
}
