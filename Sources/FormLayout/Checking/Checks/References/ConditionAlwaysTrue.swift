internal import JSON

extension Check {
  static let conditionAlwaysTrue = Check(
    code: "condition-always-true", severity: .info,
    summary: "a condition that holds whatever is answered",
    reason: "It decides nothing, so it was either meant otherwise or is in the way of the reader.",
    source: "SurveyJS linter",
    passing: [
      Example("a test", [agree, shown(if: ["field": "agree", "truthy": true])]),
      Example(
        "all but one",
        [
          agree,
          shown(if: ["any": [["field": "agree", "eq": true], ["field": "agree", "eq": false]]]),
        ]),
      Example("always, on purpose", [shown(if: true)]),
    ],
    failing: [
      Example(
        "one or the other",
        [
          agree,
          shown(if: ["any": [["field": "agree", "eq": true], ["field": "agree", "neq": true]]]),
        ]),
      Example(
        "it holds, or it does not",
        [
          agree,
          shown(if: [
            "any": [
              ["field": "agree", "truthy": true], ["not": ["field": "agree", "truthy": true]],
            ]
          ]),
        ]),
      Example(
        "what is around it says the same",
        [
          agree,
          [
            "type": "Section", "id": "more", "label": "More",
            "visibleIf": ["field": "agree", "eq": true],
            "children": [shown(if: ["field": "agree", "truthy": true])],
          ],
        ]),
    ],
    find: { context in
      context.conditionReport.certain.map { placed in
        let isVisibility = placed.name == "visibleIf"
        let edit = Edit.set(
          ids: [context.address(of: placed.owner)], props: [.unset(placed.name)])
        return Finding(
          component: placed.owner.reportedID, pointer: placed.pointer,
          message: "'\(placed.name)' always holds where this is shown: \(placed.condition.text)",
          help: isVisibility
            ? "drop the condition, or write what was meant"
            : "write what was meant, or that it is so in any case",
          fixes: isVisibility ? [Fix("drop the condition", .offered, [edit])] : [])
      }
    })

  private static let agree: JSONValue = ["type": "Toggle", "id": "agree", "label": "Agree"]

  private static func shown(if condition: JSONValue) -> JSONValue {
    ["type": "Text", "id": "a", "text": "A", "visibleIf": condition]
  }
}
