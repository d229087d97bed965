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
      context.patternRules.filter(\.reading.isCatastrophic).map { rule in
        Finding(
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
}
