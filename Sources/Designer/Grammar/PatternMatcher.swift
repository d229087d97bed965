/// Lays a pattern over tokens in every way it fits.
struct PatternMatcher {
  private let elements: [Pattern.Element]
  private let tokens: ArraySlice<Token>
  private let accept: (Captures) -> Bool
  private var captures = Captures()

  /// Whether one of the ways is accepted; the first ways have the shortest slots.
  static func matches(
    _ pattern: Pattern, _ tokens: ArraySlice<Token>, accept: (Captures) -> Bool
  ) -> Bool {
    guard pattern.mayFit(WordMarks.marks(of: tokens)) else { return false }
    return withoutActuallyEscaping(accept) { accept in
      var matcher = PatternMatcher(elements: pattern.elements, tokens: tokens, accept: accept)
      return matcher.run(0, tokens.startIndex)
    }
  }

  private init(
    elements: [Pattern.Element], tokens: ArraySlice<Token>, accept: @escaping (Captures) -> Bool
  ) {
    self.elements = elements
    self.tokens = tokens
    self.accept = accept
  }

  private mutating func run(_ element: Int, _ place: Int) -> Bool {
    guard element < elements.count else {
      return place == tokens.endIndex && accept(captures)
    }
    switch elements[element] {
    case .words(let alternatives, let isOptional):
      for words in alternatives where stands(words, at: place) {
        if run(element + 1, place + words.count) { return true }
      }
      return isOptional && run(element + 1, place)
    case .slot(let name, let slot, let isOptional):
      let limit = slot.isSingle ? min(place + 1, tokens.endIndex) : tokens.endIndex
      // The last slot takes all that is left.
      var end = element == elements.count - 1 ? max(place + 1, tokens.endIndex) : place + 1
      while end <= limit {
        let span = tokens[place..<end]
        if slot.takes(span) {
          captures.push(name, span)
          if run(element + 1, end) { return true }
          captures.pop()
        }
        end += 1
      }
      return isOptional && run(element + 1, place)
    }
  }

  private func stands(_ words: [String], at place: Int) -> Bool {
    guard place + words.count <= tokens.endIndex else { return false }
    return zip(words, tokens[place...]).allSatisfy { $1.kind != .quoted && $0 == $1.key }
  }
}
