internal import JSON

extension Check {
  static let textMaxLengthMissing = Check(
    code: "text-max-length-missing", severity: .info,
    summary: "some answers have an upper limit, and one of several lines has none",
    reason: """
      Every host has a limit. Who meets it only after sending loses what was written; with \
      'maxLength' they are told while they write. A form that has no limit at all leaves it to the \
      host, and nothing is said.
      """,
    source: "GOV.UK Design System: Character count",
    passing: [
      Example("a limit", [limited, editor([["rule": "maxLength", "value": 2_000]])]),
      Example("one line", [limited, ["type": "TextField", "id": "a", "label": "Subject"]]),
      Example("no limit anywhere", [editor([])]),
      Example("a rule of the host's", [limited, editor([["rule": "custom", "value": "fits"]])]),
    ],
    failing: [
      Example("none", [limited, editor([])]),
      Example("only a lower limit", [limited, editor([["rule": "minLength", "value": 20]])]),
    ],
    find: { context in
      guard
        context.components(having: "rules").contains(where: {
          $0.component.rule("maxLength") != nil
        })
      else {
        return []
      }
      let free = context.components(ofType: "TextEditor").filter {
        $0.component.rule("maxLength") == nil && $0.component.rule("custom") == nil
          && !$0.component.isReadOnly
      }
      guard let first = free.first else { return [] }
      let edit = Edit.set(
        ids: free.map { context.address(of: $0) }, props: [.number("maxLength", JSONNumber(2_000))])
      return [
        first.finding(
          free.count == 1
            ? "its answer may be of any length" : "\(free.count) answers may be of any length",
          help: "say how much the host takes, by the rule 'maxLength'",
          fixes: [Fix("take 2000 characters", .offered, [edit])],
          related: free.dropFirst().map { $0.related("this one too") })
      ]
    })

  private static let limited: JSONValue = [
    "type": "TextField", "id": "title", "label": "Subject",
    "rules": [["rule": "maxLength", "value": 80]],
  ]

  private static func editor(_ rules: JSONValue) -> JSONValue {
    ["type": "TextEditor", "id": "a", "label": "Message", "rules": rules]
  }
}
