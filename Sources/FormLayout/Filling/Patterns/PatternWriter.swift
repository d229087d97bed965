/// Writes a pattern's tree in the small part of PCRE2's syntax that reads the same everywhere.
struct PatternWriter {
  private let isUnicode: Bool
  private var output: [UInt16] = []

  static func text(of node: PatternNode, isUnicode: Bool) -> [UInt16] {
    var writer = PatternWriter(isUnicode: isUnicode)
    writer.write(node)
    return writer.output
  }

  private init(isUnicode: Bool) {
    self.isUnicode = isUnicode
  }

  private mutating func write(_ node: PatternNode) {
    switch node {
    case .sequence(let nodes): for node in nodes { write(node) }
    case .alternatives(let nodes):
      for (place, node) in nodes.enumerated() {
        if place > 0 { write("|") }
        write(node)
      }
    case .literal(let value): write(literal: value)
    case .set(let set): write(set)
    case .assertion(let assertion): write(PatternWriter.text(of: assertion))
    case .group(let node, let number): write(number == nil ? "(?:" : "(", node)
    case .look(let node, .ahead, let isNegated): write(isNegated ? "(?!" : "(?=", node)
    case .look(let node, .behind, let isNegated): write(isNegated ? "(?<!" : "(?<=", node)
    case .reference(let number, _): write("\\g{\(number)}")
    case .repetition(let node, let counts, let isLazy):
      writeAtom(node)
      write(PatternWriter.text(of: counts) + (isLazy ? "?" : ""))
    }
  }

  private mutating func write(_ open: String, _ node: PatternNode) {
    write(open)
    write(node)
    write(")")
  }

  /// Writes what a repetition repeats: in brackets where it is written as an assertion.
  private mutating func writeAtom(_ node: PatternNode) {
    let start = output.count
    write(node)
    switch node {
    case .group, .reference: return
    case .literal, .set:
      guard output[start...].elementsEqual(PatternWriter.nothing.utf16) else { return }
    case .look, .sequence, .alternatives, .assertion, .repetition: break
    }
    output.insert(contentsOf: "(?:".utf16, at: start)
    write(")")
  }

  /// Matches nowhere.
  private static let nothing = "(?!)"

  private static func text(of assertion: PatternNode.Assertion) -> String {
    switch assertion {
    case .start: "^"
    case .end: "$"
    case .wordBoundary: "\\b"
    case .noWordBoundary: "\\B"
    }
  }

  private static func text(of counts: ClosedRange<Int>) -> String {
    let isBounded = counts.upperBound < PatternNode.unbounded
    return "{\(counts.lowerBound),\(isBounded ? String(counts.upperBound) : "")}"
  }

  // MARK: Sets

  private mutating func write(_ set: PatternSet) {
    let set = set.isNegated && set.properties.isEmpty ? set.inverted : set
    let ranges = writable(set.ranges)
    guard !ranges.isEmpty || !set.properties.isEmpty else { return write(PatternWriter.nothing) }
    write(set.isNegated ? "[^" : "[")
    for range in ranges {
      write(literal: range.lowerBound)
      if range.count > 1 {
        write("-")
        write(literal: range.upperBound)
      }
    }
    for property in set.properties {
      write((property.isNegated ? "\\P{" : "\\p{") + property.name + "}")
    }
    write("]")
  }

  /// What the engine can see: units, or scalars without surrogates.
  private func writable(_ ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
    let visible: [ClosedRange<UInt32>] =
      isUnicode ? [0...0xD7FF, 0xE000...PatternSet.last] : [0...0xFFFF]
    return ranges.flatMap { range in
      visible.filter { $0.overlaps(range) }.map { range.clamped(to: $0) }
    }
  }

  // MARK: Characters

  private mutating func write(_ text: String) {
    output.append(contentsOf: text.utf16)
  }

  /// A backslash before ASCII punctuation always means the character itself.
  private mutating func write(literal value: UInt32) {
    guard let scalar = Unicode.Scalar(value) else {
      if isUnicode {
        write(PatternWriter.nothing)
      } else {
        output.append(UInt16(truncatingIfNeeded: value))
      }
      return
    }
    let isPunctuation = scalar.isASCII && scalar.value > 0x20 && scalar.value < 0x7F
    if isPunctuation && !PatternSet.wordCharacters.ranges.contains(where: { $0.contains(value) }) {
      write("\\")
    }
    output.append(contentsOf: UTF16.encode(scalar).map(Array.init) ?? [])
  }
}
