internal import JSON

extension Check {
  static let badCondition = Check(
    code: "bad-condition", severity: .error,
    summary: "a condition cannot be read",
    reason: """
      What cannot be read decides nothing: a part that should be hidden shows, or one that should \
      show never does.
      """,
    source: "Formhaus format 1.0",
    passing: [
      Example("a test", [shown(if: ["field": "b", "eq": 1])]),
      Example("true", [shown(if: true)]),
      Example(
        "a field that is not there is another finding", [shown(if: ["field": "z", "truthy": true])]),
    ],
    failing: [
      Example("a text", [["type": "Toggle", "id": "b", "label": "B"], shown(if: "b = true")]),
      Example("two operators", [shown(if: ["field": "b", "eq": 1, "neq": 2])]),
      Example("an operator that is none", [shown(if: ["all": [["field": "b", "equals": 1]]])]),
      Example(
        "in a route",
        [
          [
            "type": "Step", "id": "one", "label": "One",
            "routes": [["to": nil, "if": ["field": 3, "eq": 1]]],
          ]
        ]),
    ],
    find: { context in
      context.shapeFaults.compactMap { fault in
        guard fault.mismatch.kind == .badCondition else { return nil }
        return Finding(
          component: fault.owner?.reportedID, pointer: fault.pointer,
          message: "\(fault.place) is no condition: \(fault.mismatch.message)",
          help: "a test is an object such as {\"field\": \"plan\", \"eq\": \"pro\"}",
          fixes: fromText(fault, context))
      }
    })

  private static func shown(if condition: JSONValue) -> JSONValue {
    [
      "type": "VStack", "id": "a", "visibleIf": condition,
      "children": [["type": "Toggle", "id": "c", "label": "C"]],
    ]
  }

  /// A condition written as text, as edits take it, is meant as that condition.
  private static func fromText(_ fault: ShapeFault, _ context: CheckContext) -> [Fix] {
    guard let owner = fault.owner, fault.tokens.count == 1, let text = fault.value.stringValue,
      let condition = try? Condition(text: text),
      condition.fields.allSatisfy({ context.component($0) != nil })
    else { return [] }
    let change = PropertyChange.path(fault.tokens[0], condition.json)
    return [
      Fix(
        "write it as an object", .safe, [.set(ids: [context.address(of: owner)], props: [change])])
    ]
  }
}
