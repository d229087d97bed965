/// A pattern as `NSRegularExpression` reads it, with JavaScript's meaning.
struct PatternSource {
  private(set) var text = ""
  /// Whether the pattern sees UTF-16 units, as JavaScript's without flags do.
  let seesUnits: Bool
  /// What differs, where something does.
  private(set) var loss: String?

  init(_ pattern: Pattern) {
    var reader = PatternReader(pattern.source)
    let node = try? reader.read()
    seesUnits = !reader.isUnicode
    if let node { write(node) }
  }

  private mutating func write(_ node: PatternNode) {
    switch node {
    case .sequence(let nodes): for node in nodes { write(node) }
    case .alternatives(let nodes):
      for (index, node) in nodes.enumerated() {
        if index > 0 { text += "|" }
        write(node)
      }
    case .literal(let value): text += seen(value).map { escaped($0, inSet: false) } ?? Self.nothing
    case .set(let set): write(set)
    case .assertion(let assertion): text += Self.text(of: assertion)
    case .group(let node, let number):
      text += number == nil ? "(?:" : "("
      write(node)
      text += ")"
    case .look(let node, let direction, let isNegated):
      text += direction == .ahead ? "(?" : "(?<"
      text += isNegated ? "!" : "="
      write(node)
      text += ")"
    case .reference(let number, _):
      loss = "a group that has not matched fails here, and is empty in JavaScript"
      text += "(?:\\\(number))"
    case .repetition(let node, let counts, let isLazy):
      writeAtom(node)
      text += Self.text(of: counts) + (isLazy ? "?" : "")
    }
  }

  /// Writes what is repeated, in brackets where it is more than one thing.
  private mutating func writeAtom(_ node: PatternNode) {
    switch node {
    case .group, .reference, .set, .literal: write(node)
    case .look, .sequence, .alternatives, .assertion, .repetition:
      text += "(?:"
      write(node)
      text += ")"
    }
  }

  private static let nothing = "(?!)"
  private static let word = "[0-9A-Z_a-z]"

  private static func text(of assertion: PatternNode.Assertion) -> String {
    switch assertion {
    case .start: "^"
    case .end: "\\z"
    case .wordBoundary: "(?:(?<=\(word))(?!\(word))|(?<!\(word))(?=\(word)))"
    case .noWordBoundary: "(?:(?<=\(word))(?=\(word))|(?<!\(word))(?!\(word)))"
    }
  }

  private static func text(of counts: ClosedRange<Int>) -> String {
    let isBounded = counts.upperBound < PatternNode.unbounded
    switch (counts.lowerBound, isBounded) {
    case (0, false): return "*"
    case (1, false): return "+"
    case (let least, false): return "{\(least),}"
    case (0, true) where counts.upperBound == 1: return "?"
    case (let least, true):
      return counts.count == 1 ? "{\(least)}" : "{\(least),\(counts.upperBound)}"
    }
  }

  // MARK: Sets

  private mutating func write(_ set: PatternSet) {
    var set = set
    var isNegated = set.isNegated
    if set.properties.isEmpty, set.ranges.last?.upperBound == PatternSet.last {
      let flag = set.isNegated
      set = set.inverted
      isNegated = !flag
    }
    guard !set.ranges.isEmpty || !set.properties.isEmpty else {
      text += isNegated ? "[\\x{0}-\\x{10FFFF}]" : Self.nothing
      return
    }
    text += isNegated ? "[^" : "["
    for range in seen(set.ranges) {
      text += escaped(range.lowerBound, inSet: true)
      if range.count > 2 { text += "-" }
      if range.count > 1 { text += escaped(range.upperBound, inSet: true) }
    }
    for property in set.properties {
      text += (property.isNegated ? "\\P{" : "\\p{") + Self.name(of: property) + "}"
    }
    text += "]"
  }

  private static func name(of property: PatternSet.Property) -> String {
    for (short, long) in [("sc:", "Script="), ("scx:", "Script_Extensions=")]
    where property.name.hasPrefix(short) {
      return long + property.name.dropFirst(short.count)
    }
    return property.name
  }

  // MARK: Characters

  /// Where the halves of a pair are found in a text that is taken apart: see `PatternText`.
  static let halves: UInt32 = 0x10_0000

  /// What stands for a unit; `nil` where a text cannot have it.
  private func seen(_ value: UInt32) -> UInt32? {
    guard (0xD800...0xDFFF).contains(value) else { return value }
    return seesUnits ? value + Self.halves : nil
  }

  private func seen(_ ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
    let surrogates: ClosedRange<UInt32> = 0xD800...0xDFFF
    return ranges.flatMap { range in
      var parts = [0...0xD7FF, 0xE000...PatternSet.last].filter { $0.overlaps(range) }
        .map { range.clamped(to: $0) }
      if seesUnits, range.overlaps(surrogates) {
        let half = range.clamped(to: surrogates)
        parts.append(half.lowerBound + Self.halves...half.upperBound + Self.halves)
      }
      return parts
    }
  }

  private func escaped(_ value: UInt32, inSet: Bool) -> String {
    guard let scalar = Unicode.Scalar(value) else { return "" }
    if scalar.isASCII, scalar.value >= 0x20, scalar.value < 0x7F {
      let special = inSet ? "[]\\^-&{}$()|" : "\\^$.|?*+()[]{}"
      return special.unicodeScalars.contains(scalar) ? "\\" + String(scalar) : String(scalar)
    }
    let isLetter = scalar.properties.isAlphabetic && value < 0x10_0000
    return isLetter ? String(scalar) : "\\x{" + String(value, radix: 16, uppercase: true) + "}"
  }
}
