internal import JSON

extension PatternReader {
  /// Reads a group, a lookahead or a lookbehind.
  mutating func readGroup() throws(PatternError) -> PatternNode {
    let start = index
    depth += 1
    defer { depth -= 1 }
    guard depth <= PatternLimit.maximumDepth else {
      throw error(.tooDeep(limit: PatternLimit.maximumDepth), at: start)
    }
    if let (direction, isNegated) = takeLook() {
      let content = try readContent(from: start)
      let node = PatternNode.look(content, direction, isNegated: isNegated)
      guard direction == .behind else { return try readRepetition(of: node) }
      try checkLookbehind(content, at: start)
      if isAtRepetition { throw error(.lookbehindRepeated, at: index) }
      return node
    }
    if take("(?:") {
      return try readRepetition(of: .group(try readContent(from: start), number: nil))
    }
    if take("(?<") {
      try skipName(from: start)
    } else {
      index += 1
      if peek() == "?" { throw error(foreignGroup(), at: start) }
    }
    let number = nextGroup
    nextGroup += 1
    return try readRepetition(of: .group(try readContent(from: start), number: number))
  }

  private mutating func readContent(from start: Int) throws(PatternError) -> PatternNode {
    let content = try readAlternatives()
    guard take(")") else { throw error(.unterminatedGroup, at: start) }
    return content
  }

  private mutating func takeLook() -> (PatternNode.Direction, isNegated: Bool)? {
    if take("(?=") { return (.ahead, false) }
    if take("(?!") { return (.ahead, true) }
    if take("(?<=") { return (.behind, false) }
    if take("(?<!") { return (.behind, true) }
    return nil
  }

  private mutating func skipName(from start: Int) throws(PatternError) {
    guard let name = PatternGroups.name(in: units, at: index) else {
      throw error(.badGroupName, at: start)
    }
    if groups.numbers[CodeUnits(name.text)]?.count ?? 0 > 1,
      groups.numbers[CodeUnits(name.text)]?.first != nextGroup
    {
      throw error(.repeatedGroupName(name.text), at: start)
    }
    index = name.end
  }

  /// PCRE2's lookbehind takes texts of one length in each of its alternatives.
  private func checkLookbehind(_ content: PatternNode, at start: Int) throws(PatternError) {
    let alternatives = if case .alternatives(let nodes) = content { nodes } else { [content] }
    if alternatives.contains(where: { $0.hasReference }) {
      throw error(.referenceInLookbehind, at: start)
    }
    if alternatives.contains(where: { $0.width.count > 1 }) {
      throw error(.unevenLookbehind, at: start)
    }
  }

  /// What a group that JavaScript does not know is called; the place is at its `?`.
  private func foreignGroup() -> PatternError.Reason {
    guard let next = scalar(at: index + 1) else { return .badGroup }
    return switch next {
    case ">": .atomicGroup
    case "#": .comment
    case "(": .conditional
    case "R", "&", "0"..."9": .recursion
    case "P": .pythonGroup
    case "a"..."z", "A"..."Z", "-", "^": .inlineFlags
    default: .badGroup
    }
  }
}
