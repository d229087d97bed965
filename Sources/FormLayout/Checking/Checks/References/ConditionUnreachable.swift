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
      Example(
        "one choice and another of several",
        [extras, shown(if: ["all": [contains("x"), contains("y")]])]),
      Example(
        "a date between two",
        [
          day,
          shown(if: [
            "all": [
              ["field": "day", "gt": "2026-01-01"], ["field": "day", "lt": "2026-01-03"],
            ]
          ]),
        ]),
      Example(
        "a field that is shown in one of the cases",
        [
          plan, seats(if: ["field": "plan", "eq": "pro"]),
          shown(if: ["any": [["field": "plan", "eq": "free"], ["field": "seats", "gt": 2]]]),
        ]),
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
      Example(
        "one of two, and neither",
        [
          plan,
          shown(if: [
            "all": [
              ["any": [["field": "plan", "eq": "pro"], ["field": "plan", "eq": "free"]]],
              ["not": ["field": "plan", "notEmpty": true]],
            ]
          ]),
        ]),
      Example("no choice of several", [extras, shown(if: contains("z"))]),
      Example(
        "two dates that cross",
        [
          day,
          shown(if: [
            "all": [
              ["field": "day", "gt": "2026-01-01"], ["field": "day", "lt": "2026-01-02"],
            ]
          ]),
        ]),
      Example(
        "inside of what is shown in the other case",
        [
          plan,
          [
            "type": "Section", "id": "pro", "label": "Pro",
            "visibleIf": ["field": "plan", "eq": "pro"],
            "children": [shown(if: ["field": "plan", "eq": "free"])],
          ],
        ]),
      Example(
        "an answer that is asked in the other case",
        [
          plan, seats(if: ["field": "plan", "eq": "pro"]),
          shown(if: ["all": [["field": "plan", "eq": "free"], ["field": "seats", "gt": 2]]]),
        ]),
      Example(
        "an answer that is never asked, and what waits for that",
        [
          plan, seats(if: ["field": "plan", "eq": "gold"]),
          shown(if: ["field": "seats", "gt": 2]),
        ]),
      Example(
        "an answer that is hidden on purpose",
        [seats(if: false), shown(if: ["field": "seats", "gt": 2])]),
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
      context.conditionReport.impossible.map { impossible in
        let placed = impossible.condition
        return Finding(
          component: placed.owner.reportedID, pointer: placed.pointer,
          message: "'\(placed.name)' can never hold: \(placed.condition.text)"
            + (impossible.waitsFor.map { ", and \($0.name) is never shown" } ?? ""),
          help: help(impossible, context),
          related: impossible.followers.map { follower in
            Diagnostic.Related(
              component: follower.owner.reportedID, pointer: follower.pointer,
              message: "nor can '\(follower.name)', which waits for it")
          })
      }
    })

  private static let plan: JSONValue = [
    "type": "Picker", "id": "plan", "label": "Plan",
    "options": [["value": "free"], ["value": "pro"]],
  ]
  private static let seats: JSONValue = seats(if: true)
  private static let extras: JSONValue = [
    "type": "Picker", "id": "extras", "label": "Extras", "multiple": true,
    "options": [["value": "x"], ["value": "y"]],
  ]
  private static let day: JSONValue = ["type": "DatePicker", "id": "day", "label": "Day"]

  private static func seats(if condition: JSONValue) -> JSONValue {
    [
      "type": "Stepper", "id": "seats", "label": "Seats", "minimum": 1, "maximum": 9,
      "visibleIf": condition,
    ]
  }

  private static func contains(_ value: String) -> JSONValue {
    ["field": "extras", "contains": .string(value)]
  }

  private static func shown(if condition: JSONValue) -> JSONValue {
    ["type": "Text", "id": "a", "text": "A", "visibleIf": condition]
  }

  private static func help(
    _ impossible: ConditionReport.Impossible, _ context: CheckContext
  ) -> String {
    if let field = impossible.waitsFor { return "let \(field.name) be shown, or wait for another" }
    guard let field = impossible.condition.condition.fields.first,
      let component = context.component(field)?.component, component.type == "Picker"
    else { return "compare with a value that can be given where this is shown" }
    let values = component.options.prefix(6).map { "'\($0.value)'" }.joined(separator: ", ")
    return "the values of '\(field)' are \(values)"
  }
}
