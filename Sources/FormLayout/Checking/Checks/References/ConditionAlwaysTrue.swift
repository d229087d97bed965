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
      Example("a value that it never has", [agree, shown(if: ["field": "agree", "neq": "yes"])]),
    ],
    find: { context in
      let verdict = ConditionVerdict(context: context)
      return context.components.compactMap { placed in
        guard let condition = placed.component.condition("visibleIf"), condition.constant == nil,
          condition.fields.count <= 50, verdict.alwaysHolds(condition)
        else { return nil }
        let edit = Edit.set(ids: [context.address(of: placed)], props: [.unset("visibleIf")])
        return placed.finding(
          "'visibleIf' always holds: \(condition.text)", at: "visibleIf",
          help: "drop the condition, or write what was meant",
          fixes: [Fix("drop the condition", .offered, [edit])])
      }
    })

  private static let agree: JSONValue = ["type": "Toggle", "id": "agree", "label": "Agree"]

  private static func shown(if condition: JSONValue) -> JSONValue {
    ["type": "Text", "id": "a", "text": "A", "visibleIf": condition]
  }
}
