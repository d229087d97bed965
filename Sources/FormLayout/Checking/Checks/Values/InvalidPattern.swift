internal import JSON

extension Check {
  static let invalidPattern = Check(
    code: "invalid-pattern", severity: .error,
    summary: "a pattern cannot be read",
    reason: """
      A pattern that does not follow JavaScript's syntax is never matched, so the answers are not \
      held to it.
      """,
    source: "Formhaus, SurveyJS linter; ECMAScript patterns",
    passing: [
      Example("a pattern", [field("^NW-[0-9]{6}$")]),
      Example("a bracket that is escaped", [field("\\[")]),
      Example("a pattern that is no text is another finding", [field(7)]),
    ],
    failing: [
      Example("a bracket that is not closed", [field("[a-z")]),
      Example("a group that is not closed", [field("(a|b")]),
      Example("nothing to repeat", [field("*")]),
    ],
    find: { context in
      context.patternRules.compactMap { rule in
        rule.reading.error.map { error in
          Finding(
            component: rule.placed.reportedID, pointer: rule.pointer,
            message: "the pattern cannot be read at character \(error.offset + 1): \(error)",
            help: "write it as JavaScript does, without slashes and flags")
        }
      }
    })

  private static func field(_ pattern: JSONValue) -> JSONValue {
    [
      "type": "TextField", "id": "a", "label": "A",
      "rules": [["rule": "pattern", "value": pattern]],
    ]
  }
}
