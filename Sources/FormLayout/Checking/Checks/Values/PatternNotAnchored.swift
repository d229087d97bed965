internal import JSON

extension Check {
  static let patternNotAnchored = Check(
    code: "pattern-not-anchored", severity: .info,
    summary: "a pattern that counts characters may match anywhere in an answer",
    reason: """
      Here, in Formhaus and in JSON Schema a pattern is searched for, so '[0-9]{5}' takes \
      'x123456'; a browser asks that it match the whole answer. With '^' and '$' all agree.
      """,
    source: "HTML standard, the pattern attribute; Formhaus; JSON Schema, 6.3.3",
    passing: [
      Example("anchored", [field("^[0-9]{5}$")]),
      Example("a part that is looked for on purpose", [field("@example\\.org")]),
      Example("anchored at its start", [field("^NW-[0-9]{6}")]),
      Example("a brace in a class", [field("[{}]")]),
    ],
    failing: [
      Example("five digits", [field("[0-9]{5}")]),
      Example("a range of counts", [field("[A-Z]{2,3}-\\d+")]),
    ],
    find: { context in
      context.patternRules.compactMap { rule in
        guard isLoose(rule.source) else { return nil }
        let anchored = "^(?:\(rule.source))$"
        let edit = Edit.set(
          ids: [context.address(of: rule.placed)], props: [.text("pattern", anchored)])
        return Finding(
          component: rule.placed.reportedID, pointer: rule.pointer,
          message: "the pattern counts characters, but takes them anywhere in an answer",
          help: "put '^' before it and '$' after it, if the whole answer is meant",
          fixes: [Fix("hold the whole answer to it", .offered, [edit])])
      }
    })

  private static func field(_ pattern: String) -> JSONValue {
    [
      "type": "TextField", "id": "a", "label": "A", "help": "As on the card.",
      "rules": [["rule": "pattern", "value": .string(pattern)]],
    ]
  }

  /// Whether a pattern has a count and no place that it is bound to.
  private static func isLoose(_ source: String) -> Bool {
    var hasCount = false
    var isClass = false
    var isEscaped = false
    for unit in source.utf8 {
      if isEscaped {
        isEscaped = false
        if !isClass, unit == UInt8(ascii: "b") || unit == UInt8(ascii: "B") { return false }
        continue
      }
      switch unit {
      case UInt8(ascii: "\\"): isEscaped = true
      case UInt8(ascii: "["): isClass = true
      case UInt8(ascii: "]"): isClass = false
      case UInt8(ascii: "^"), UInt8(ascii: "$"): if !isClass { return false }
      case UInt8(ascii: "{"): if !isClass { hasCount = true }
      default: break
      }
    }
    return hasCount
  }
}
