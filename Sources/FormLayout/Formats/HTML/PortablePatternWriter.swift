/// Writes a pattern's tree in JavaScript's syntax so that it reads the same with the flags `u` and `v`.
struct PortablePatternWriter {
  private var output = ""
  private var isPortable = true

  /// The text; `nil` where the pattern tells the halves of a character apart.
  static func text(of node: PatternNode) -> String? {
    var writer = PortablePatternWriter()
    writer.write(node)
    return writer.isPortable ? writer.output : nil
  }

  private mutating func write(_ node: PatternNode) {
    switch node {
    case .sequence(let nodes): write(joining: nodes)
    case .alternatives(let nodes):
      for (place, node) in nodes.enumerated() {
        if place > 0 { output += "|" }
        write(node)
      }
    case .literal(let value): write(literal: value, isInClass: false)
    case .set(let set): write(set)
    case .assertion(let assertion):
      switch assertion {
      case .start: output += "^"
      case .end: output += "$"
      case .wordBoundary: output += "\\b"
      case .noWordBoundary: output += "\\B"
      }
    case .group(let node, let number): write(number == nil ? "(?:" : "(", node)
    case .look(let node, .ahead, let isNegated): write(isNegated ? "(?!" : "(?=", node)
    case .look(let node, .behind, let isNegated): write(isNegated ? "(?<!" : "(?<=", node)
    case .reference(let number, _): output += "(?:\\\(number))"
    case .repetition(let node, let counts, let isLazy):
      write(repeated: node)
      output += Self.text(of: counts) + (isLazy ? "?" : "")
    }
  }

  private mutating func write(_ open: String, _ node: PatternNode) {
    output += open
    write(node)
    output += ")"
  }

  private mutating func write(repeated node: PatternNode) {
    switch node {
    case .literal, .set, .group, .reference: write(node)
    case .look, .sequence, .alternatives, .assertion, .repetition: write("(?:", node)
    }
  }

  /// Two halves of a character that stand together are that character.
  private mutating func write(joining nodes: [PatternNode]) {
    var rest = nodes[...]
    while let node = rest.popFirst() {
      if case .literal(let high) = node, (0xD800...0xDBFF).contains(high),
        case .literal(let low)? = rest.first, (0xDC00...0xDFFF).contains(low)
      {
        rest.removeFirst()
        write(literal: 0x10000 + (high - 0xD800) << 10 + low - 0xDC00, isInClass: false)
      } else {
        write(node)
      }
    }
  }

  private static func text(of counts: ClosedRange<Int>) -> String {
    let isBounded = counts.upperBound < PatternNode.unbounded
    switch (counts.lowerBound, isBounded ? counts.upperBound : nil) {
    case (0, nil): return "*"
    case (1, nil): return "+"
    case (0, 1): return "?"
    case (let low, nil): return "{\(low),}"
    case (let low, let high?): return low == high ? "{\(low)}" : "{\(low),\(high)}"
    }
  }

  // MARK: Sets

  private static let named: [(text: String, ranges: [ClosedRange<UInt32>])] = [
    (".", PatternSet.dot.ranges), ("\\d", PatternSet.digits.ranges),
    ("\\w", PatternSet.wordCharacters.ranges), ("\\s", PatternSet.space.ranges),
    ("\\D", PatternSet.digits.inverted.ranges),
    ("\\W", PatternSet.wordCharacters.inverted.ranges),
    ("\\S", PatternSet.space.inverted.ranges),
  ]

  private mutating func write(_ set: PatternSet) {
    if set.properties.isEmpty {
      let ranges = set.isNegated ? set.inverted.ranges : set.ranges
      if let known = Self.named.first(where: { $0.ranges == ranges }) {
        output += known.text
        return
      }
    }
    guard !set.ranges.isEmpty || !set.properties.isEmpty else {
      output += set.isNegated ? "[\\s\\S]" : "(?!)"
      return
    }
    output += set.isNegated ? "[^" : "["
    for range in set.ranges {
      write(literal: range.lowerBound, isInClass: true)
      guard range.count > 1 else { continue }
      if range.count > 2 { output += "-" }
      write(literal: range.upperBound, isInClass: true)
    }
    for property in set.properties {
      let name = property.name.replacing(":", with: "=")
      output += (property.isNegated ? "\\P{" : "\\p{") + name + "}"
    }
    output += "]"
  }

  // MARK: Characters

  private mutating func write(literal value: UInt32, isInClass: Bool) {
    guard let scalar = Unicode.Scalar(value) else {
      // A range over all halves takes whole characters too.
      isPortable = false
      return
    }
    switch scalar {
    case "^", "$", "\\", ".", "*", "+", "?", "(", ")", "[", "]", "{", "}", "|", "/":
      output += "\\"
      output.unicodeScalars.append(scalar)
    case "-" where isInClass: output += "\\-"
    case "&", "!", "#", "%", ",", ":", ";", "<", "=", ">", "@", "`", "~":
      // The flag `v` keeps pairs of these for itself; the flag `u` takes no backslash before them.
      if isInClass { output += Self.escape(value) } else { output.unicodeScalars.append(scalar) }
    case _ where value < 0x20 || (0x7F...0x9F).contains(value): output += Self.escape(value)
    default: output.unicodeScalars.append(scalar)
    }
  }

  private static func escape(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return digits.utf8.count > 2
      ? "\\u{\(digits)}" : "\\x" + (digits.utf8.count < 2 ? "0" : "") + digits
  }
}
