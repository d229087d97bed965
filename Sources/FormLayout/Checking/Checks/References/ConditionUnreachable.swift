internal import JSON

extension Check {
  static let conditionUnreachable = Check(
    code: "condition-unreachable", severity: .warning,
    summary: "a condition that no answers can make hold",
    reason: """
      What waits for an answer that nobody can give is never shown or never taken, although \
      somebody wrote it to be.
      """,
    source: "SurveyJS linter",
    passing: [
      Example("an option", [plan, shown(if: ["field": "plan", "eq": "pro"])]),
      Example(
        "either of two",
        [
          plan,
          shown(if: [
            "any": [
              ["field": "plan", "eq": "pro"], ["field": "plan", "eq": "free"],
            ]
          ]),
        ]),
      Example("never, on purpose", [shown(if: false)]),
      Example("no answer", [plan, shown(if: ["field": "plan", "eq": ""])]),
    ],
    failing: [
      Example("no option", [plan, shown(if: ["field": "plan", "eq": "gold"])]),
      Example(
        "two options at once",
        [
          plan,
          shown(if: [
            "all": [
              ["field": "plan", "eq": "pro"], ["field": "plan", "eq": "free"],
            ]
          ]),
        ]),
      Example("outside the bounds", [seats, shown(if: ["field": "seats", "gt": 9])]),
      Example(
        "between two numbers that cross",
        [
          seats,
          shown(if: [
            "all": [
              ["field": "seats", "lt": 3], ["field": "seats", "gt": 5],
            ]
          ]),
        ]),
    ],
    find: { context in
      let verdict = ConditionVerdict(context: context)
      return context.components.flatMap { placed in
        ["visibleIf", "requiredIf"].compactMap { name -> Finding? in
          guard let condition = placed.component.condition(name), condition.constant == nil,
            condition.fields.count <= 50, verdict.neverHolds(condition)
          else { return nil }
          return placed.finding(
            "'\(name)' can never hold: \(condition.text)", at: name,
            help: help(condition, context))
        }
      }
    })

  private static let plan: JSONValue = [
    "type": "Picker", "id": "plan", "label": "Plan",
    "options": [["value": "free"], ["value": "pro"]],
  ]
  private static let seats: JSONValue = [
    "type": "Stepper", "id": "seats", "label": "Seats", "minimum": 1, "maximum": 9,
  ]

  private static func shown(if condition: JSONValue) -> JSONValue {
    ["type": "Text", "id": "a", "text": "A", "visibleIf": condition]
  }

  private static func help(_ condition: Condition, _ context: CheckContext) -> String {
    guard let field = condition.fields.first, let component = context.component(field)?.component,
      component.type == "Picker"
    else { return "compare with a value that can be given" }
    let values = component.options.prefix(6).map { "'\($0.value)'" }.joined(separator: ", ")
    return "the values of '\(field)' are \(values)"
  }
}
