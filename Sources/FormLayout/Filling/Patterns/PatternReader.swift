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
  /// How many groups are open.
  var depth = 0
  /// The group read next, from 1.
  var nextGroup = 1

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

  mutating func readAlternatives() throws(PatternError) -> PatternNode {
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
