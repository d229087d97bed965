internal import JSON

extension Check {
  static let patternCatastrophic = Check(
    code: "pattern-catastrophic", severity: .warning,
    summary: "a pattern can be tried in too many ways",
    reason: """
      A repetition inside a repetition can split one text in more ways than there is time to try: \
      a few dozen letters that almost match hold a browser for minutes.
      """,
    source: "OWASP: regular expression denial of service",
    passing: [
      Example("one repetition", [field("^[a-z]+$")]),
      Example("one repetition after another", [field("^[a-z]+ [0-9]+$")]),
      Example("a repetition with a mark between", [field("^([a-z]+,)*$")]),
      Example("a bounded number", [field("^([0-9]{1,3}){4}$")]),
    ],
    failing: [
      Example("a repetition of a repetition", [field("^(a+)+$")]),
      Example("with other parts that may be absent", [field("^([a-z]+ ?)*$")]),
      Example("alternatives that overlap", [field("^(a|a)*$")]),
    ],
    find: { context in
      var known: [CodeUnits: Bool] = [:]
      return context.patternRules.compactMap { rule in
        let key = CodeUnits(rule.source)
        let isRisky = known[key] ?? isRisky(rule.source)
        known[key] = isRisky
        guard isRisky else { return nil }
        return Finding(
          component: rule.placed.reportedID, pointer: rule.pointer,
          message: "the pattern repeats what is repeated itself, and can take very long",
          help: "repeat once only, or put a character between that the inner part does not take")
      }
    })

  private static func field(_ pattern: String) -> JSONValue {
    [
      "type": "TextField", "id": "a", "label": "A",
      "rules": [["rule": "pattern", "value": .string(pattern)]],
    ]
  }

  private static func isRisky(_ source: String) -> Bool {
    // Without two marks of repetition or an alternative inside one there is nothing to read.
    guard source.utf8.contains(UInt8(ascii: "(")), source.utf16.count <= 2_000 else { return false }
    var reader = PatternReader(source)
    guard let node = try? reader.read() else { return false }
    return node.isAmbiguouslyRepeated
  }
}

extension PatternNode {
  /// Whether somewhere a group that can split one text in several ways is repeated without bound.
  fileprivate var isAmbiguouslyRepeated: Bool {
    switch self {
    case .sequence(let nodes), .alternatives(let nodes):
      return nodes.contains(where: \.isAmbiguouslyRepeated)
    case .literal, .set, .assertion, .reference: return false
    case .group(let node, _), .look(let node, _, _): return node.isAmbiguouslyRepeated
    case .repetition(let node, let counts, _):
      if counts.upperBound >= PatternNode.unbounded, node.isAmbiguous { return true }
      return node.isAmbiguouslyRepeated
    }
  }

  /// Whether what is repeated may be cut in several ways: one part without bound and no other that
  /// must be there, or alternatives that are alike.
  private var isAmbiguous: Bool {
    switch self {
    case .group(let node, _): return node.isAmbiguous
    case .sequence(let nodes):
      let parts = nodes.filter { $0.width.upperBound > 0 }
      if parts.count == 1 { return parts[0].isAmbiguous }
      let needed = parts.filter { $0.width.lowerBound > 0 }
      return parts.contains(where: \.isUnbounded) && needed.count <= 1
        && needed.allSatisfy(\.isUnbounded)
    case .alternatives(let nodes):
      if nodes.contains(where: \.isAmbiguous) { return true }
      let texts = nodes.map { "\($0)" }
      return Set(texts).count < texts.count
    case .repetition: return isUnbounded
    case .literal, .set, .assertion, .look, .reference: return false
    }
  }

  private var isUnbounded: Bool {
    if case .repetition(_, let counts, _) = self { return counts.upperBound >= Self.unbounded }
    if case .group(let node, _) = self { return node.isUnbounded }
    if case .sequence(let nodes) = self, nodes.count == 1 { return nodes[0].isUnbounded }
    return false
  }
}
