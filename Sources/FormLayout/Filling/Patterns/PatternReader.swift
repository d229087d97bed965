internal import JSON

/// Reads JavaScript's pattern grammar without flags (ECMAScript 2023, 22.2.1 and annex B.1.2).
struct PatternReader {
  /// The UTF-16 units or, in a Unicode pattern, the scalars.
  let units: [UInt32]
  /// Where each unit stands in the source, and where the source ends.
  let offsets: [Int]
  /// Whether the pattern names a Unicode property, and so sees scalars.
  let isUnicode: Bool
  let groups: PatternGroups
  var index = 0
  private var depth = 0
  /// The group read next, from 1.
  private var nextGroup = 1

  init(_ source: String) {
    let names = PatternReader.namesProperty(Array(source.utf16))
    isUnicode = names
    if names {
      units = source.unicodeScalars.map(\.value)
      offsets = source.unicodeScalars.reduce(into: [0]) {
        $0.append($0[$0.count - 1] + $1.utf16.count)
      }
    } else {
      units = source.utf16.map(UInt32.init)
      offsets = Array(0...units.count)
    }
    groups = PatternGroups(units)
  }

  private static func namesProperty(_ units: [UInt16]) -> Bool {
    var index = 0
    while index + 2 < units.count {
      if units[index] == 0x5C {
        let isP = units[index + 1] | 0x20 == 0x70
        if isP, units[index + 2] == 0x7B { return true }
        index += 1
      }
      index += 1
    }
    return false
  }

  /// Reads the whole pattern.
  mutating func read() throws(PatternError) -> PatternNode {
    let node = try readAlternatives()
    if !isAtEnd { throw error(.unmatchedParenthesis, at: index) }
    return try PatternReferences.resolved(node, groups: groups)
  }

  // MARK: Structure

  private mutating func readAlternatives() throws(PatternError) -> PatternNode {
    var alternatives: [PatternNode] = []
    repeat {
      alternatives.append(try readSequence())
    } while take("|")
    return alternatives.count == 1 ? alternatives[0] : .alternatives(alternatives)
  }

  private mutating func readSequence() throws(PatternError) -> PatternNode {
    var nodes: [PatternNode] = []
    while let unit = peek(), unit != "|", unit != ")" {
      nodes.append(try readTerm())
    }
    return .sequence(nodes)
  }

  private mutating func readTerm() throws(PatternError) -> PatternNode {
    let start = index
    guard let unit = peek() else { return .sequence([]) }
    switch unit {
    case "(": return try readGroup()
    case "[":
      index += 1
      return try readRepetition(of: .set(try readClass(from: start)))
    case "^", "$":
      index += 1
      return try refuseRepetition(of: .assertion(unit == "^" ? .start : .end))
    case "*", "+", "?": throw error(nothingToRepeat(), at: index)
    case "{":
      if try readCounts() != nil { throw error(.nothingToRepeat, at: start) }
      index += 1
      return try readRepetition(of: .literal(units[start]))
    case ".":
      index += 1
      return try readRepetition(of: .set(.dot))
    case "\\": return try readEscapedTerm()
    default:
      index += 1
      return try readRepetition(of: .literal(units[start]))
    }
  }

  private mutating func readEscapedTerm() throws(PatternError) -> PatternNode {
    if take("\\b") { return try refuseRepetition(of: .assertion(.wordBoundary)) }
    if take("\\B") { return try refuseRepetition(of: .assertion(.noWordBoundary)) }
    return try readRepetition(of: try readEscape())
  }

  /// What `*`, `+` or `?` means where it repeats nothing.
  private func nothingToRepeat() -> PatternError.Reason {
    guard index > 0 else { return .nothingToRepeat }
    let isVerb = units[index - 1] == UInt32(UInt8(ascii: "(")) && peek() == "*"
    return isVerb ? .verb : .nothingToRepeat
  }

  // MARK: Groups

  private mutating func readGroup() throws(PatternError) -> PatternNode {
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

  // MARK: Repetition

  private var isAtRepetition: Bool {
    var copy = self
    return ["*", "+", "?"].contains(peek()) || (try? copy.readCounts()) != nil
  }

  private mutating func refuseRepetition(of node: PatternNode) throws(PatternError) -> PatternNode {
    if isAtRepetition { throw error(.assertionRepeated, at: index) }
    return node
  }

  private mutating func readRepetition(of node: PatternNode) throws(PatternError) -> PatternNode {
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
  private mutating func readCounts() throws(PatternError) -> ClosedRange<Int>? {
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

  // MARK: Units

  var isAtEnd: Bool { index == units.count }

  func peek() -> Unicode.Scalar? { scalar(at: index) }

  /// The unit at a place; half of a pair is a character without a meaning in the grammar.
  func scalar(at place: Int) -> Unicode.Scalar? {
    guard units.indices.contains(place) else { return nil }
    return Unicode.Scalar(units[place]) ?? "\u{FFFD}"
  }

  mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= units.count else { return false }
    for place in 0..<count where units[index + place] != UInt32(text.utf8Start[place]) {
      return false
    }
    index += count
    return true
  }

  func error(_ reason: PatternError.Reason, at place: Int) -> PatternError {
    PatternError(reason, at: offsets[place])
  }
}
