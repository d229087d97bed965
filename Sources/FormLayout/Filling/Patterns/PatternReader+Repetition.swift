extension PatternReader {
  /// Whether what comes next repeats what is before it.
  var isAtRepetition: Bool {
    var copy = self
    return ["*", "+", "?"].contains(peek()) || (try? copy.readCounts()) != nil
  }

  /// Refuses to repeat an assertion.
  mutating func refuseRepetition(of node: PatternNode) throws(PatternError) -> PatternNode {
    if isAtRepetition { throw error(.assertionRepeated, at: index) }
    return node
  }

  /// Reads what repeats a term, where something does.
  mutating func readRepetition(of node: PatternNode) throws(PatternError) -> PatternNode {
    guard let counts = try readQuantifier() else { return node }
    let isLazy = take("?")
    if peek() == "+" { throw error(.possessive, at: index) }
    if ["*", "?"].contains(peek()) { throw error(.nothingToRepeat, at: index) }
    let start = index
    if try readCounts() != nil { throw error(.nothingToRepeat, at: start) }
    return .repetition(node, counts: counts, isLazy: isLazy)
  }

  private mutating func readQuantifier() throws(PatternError) -> ClosedRange<Int>? {
    if take("*") { return 0...PatternNode.unbounded }
    if take("+") { return 1...PatternNode.unbounded }
    if take("?") { return 0...1 }
    return try readCounts()
  }

  /// Reads `{2}`, `{2,}` or `{2,3}`; anything else in braces is text.
  mutating func readCounts() throws(PatternError) -> ClosedRange<Int>? {
    let start = index
    guard take("{"), let least = readCount() else {
      index = start
      return nil
    }
    var most: PatternCount? = least
    if take(",") { most = readCount() }
    guard take("}") else {
      index = start
      return nil
    }
    if let most, most < least { throw error(.countsOutOfOrder, at: start) }
    let last = most?.clamped ?? PatternNode.unbounded
    return min(least.clamped, last)...last
  }

  private mutating func readCount() -> PatternCount? {
    let start = index
    while let unit = peek(), ("0"..."9").contains(unit) { index += 1 }
    guard index > start else { return nil }
    return PatternCount(units[start..<index].map { Int($0) - 48 })
  }
}
