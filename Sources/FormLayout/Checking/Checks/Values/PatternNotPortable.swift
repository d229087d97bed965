internal import JSON

extension Check {
  static let patternNotPortable = Check(
    code: "pattern-not-portable", severity: .warning,
    summary: "a pattern does not work where the form may be exported to",
    reason: """
      A browser reads the 'pattern' of a field with the flag 'v' and passes over what it cannot \
      read, without a word; Swift's Regex refuses to look behind.
      """,
    source: "HTML standard, the pattern attribute; ECMAScript 2024, 22.2.1",
    passing: [
      Example("a hyphen that is escaped", [field("^[\\w.\\-]+$")]),
      Example("a range", [field("^[a-z0-9]+$")]),
      Example("brackets outside a class", [field("^(a|b){2}$")]),
      Example("a pattern that cannot be read is another finding", [field("[(")]),
    ],
    failing: [
      Example("a hyphen in a class", [field("^[\\w.-]+$")]),
      Example("parentheses in a class", [field("^[0-9()]+$")]),
      Example("looking behind", [field("(?<=a)b")]),
    ],
    find: { context in
      context.patternRules.compactMap { rule in
        guard let trouble = rule.reading.portability else { return nil }
        let fixes = trouble.escaped.map { escaped in
          [
            Fix(
              "escape it", .safe,
              [.set(ids: [context.address(of: rule.placed)], props: [.text("pattern", escaped)])])
          ]
        }
        return Finding(
          component: rule.placed.reportedID, pointer: rule.pointer, message: trouble.message,
          help: trouble.help, fixes: fixes ?? [])
      }
    })

  private static func field(_ pattern: String) -> JSONValue {
    [
      "type": "TextField", "id": "a", "label": "A",
      "rules": [["rule": "pattern", "value": .string(pattern)]],
    ]
  }
}
