internal import JSON

extension Check {
  static let conditionTypeMismatch = Check(
    code: "condition-type-mismatch", severity: .error,
    summary: "a condition compares an answer with a value of another kind",
    reason: """
      Answers are compared as they are: the text '1' is not the number 1, a list of choices equals \
      no single one, and a text is neither more nor less than another.
      """,
    source: "SurveyJS linter; Formhaus, which compares strictly",
    passing: [
      Example("a number", [seats, shown(["field": "seats", "gt": 2])]),
      Example("a choice among several", [extras, shown(["field": "extras", "contains": "x"])]),
      Example(
        "a date that is typed",
        [
          ["type": "TextField", "id": "day", "label": "Day"],
          shown(["field": "day", "gte": "2026-01-01"]),
        ]),
      Example("no answer", [seats, shown(["field": "seats", "eq": nil])]),
    ],
    failing: [
      Example("a text for a number", [seats, shown(["field": "seats", "eq": "2"])]),
      Example("one choice of several", [extras, shown(["field": "extras", "eq": "x"])]),
      Example(
        "a text that is more",
        [
          ["type": "TextField", "id": "name", "label": "Subject"],
          shown(["all": [["field": "name", "gt": 3], ["field": "name", "notEmpty": true]]]),
        ]),
      Example(
        "words for on and off",
        [
          ["type": "Toggle", "id": "on", "label": "On"],
          shown(["not": ["field": "on", "eq": "true"]]),
        ]),
      Example(
        "in a route",
        [
          [
            "type": "Step", "id": "one", "label": "One",
            "routes": [["to": "two", "if": ["field": "seats", "in": [1, "2"]]]],
            "children": [seats],
          ],
          [
            "type": "Step", "id": "two", "label": "Two",
            "children": [["type": "Text", "id": "t", "text": "Hello"]],
          ],
        ]),
    ],
    find: { context in
      context.conditions.flatMap { placed in
        placed.tests.compactMap { test -> Finding? in
          guard let target = context.component(test.field),
            let mismatch = TestMismatch(test.comparison, test.operand, of: target.component)
          else { return nil }
          return Finding(
            component: placed.owner.reportedID,
            pointer: placed.pointer.appending(contentsOf: JSONPointer(test.tokens))
              .appending(test.comparison.rawValue),
            message: "\(target.name), \(mismatch.message)",
            help: mismatch.meant.map { "write \(words($0, of: test.field))" }
              ?? "compare it with what an answer can be",
            fixes: fix(mismatch, test, in: placed, context))
        }
      }
    })

  private static let seats: JSONValue = [
    "type": "Stepper", "id": "seats", "label": "Seats", "minimum": 1, "maximum": 9,
  ]
  private static let extras: JSONValue = [
    "type": "Picker", "id": "extras", "label": "Extras", "multiple": true,
    "options": [["value": "x"], ["value": "y"]],
  ]

  private static func shown(_ condition: JSONValue) -> JSONValue {
    ["type": "Text", "id": "a", "text": "A", "visibleIf": condition]
  }

  private static func words(
    _ meant: (comparison: Condition.Operator, operand: JSONValue), of field: String
  ) -> String {
    Condition.test(field: field, meant.comparison, meant.operand).text
  }

  private static func fix(
    _ mismatch: TestMismatch, _ test: PlacedTest, in placed: PlacedCondition,
    _ context: CheckContext
  ) -> [Fix] {
    guard let meant = mismatch.meant else { return [] }
    let json = Condition.test(field: test.field, meant.comparison, meant.operand).json
    guard let change = placed.replacing(test, with: json) else { return [] }
    return [
      Fix(
        "write \(words(meant, of: test.field))", mismatch.isSafe ? .safe : .offered,
        [.set(ids: [context.address(of: placed.owner)], props: [change])])
    ]
  }
}
