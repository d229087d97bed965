internal import JSON

extension Check {
  static let conditionCycle = Check(
    code: "condition-cycle", severity: .error,
    summary: "components show depending on each other in a circle",
    reason: """
      Where A shows by B's answer and B by A's, neither can show first; a container that shows by a \
      field inside it hides that field too.
      """,
    source: "SurveyJS linter, Formhaus; formbricks/formbricks#2408",
    passing: [
      Example("a chain", [toggle("a", nil), toggle("b", "a"), toggle("c", "b")]),
      Example("a component that names itself is another finding", [toggle("a", "a")]),
      Example(
        "two fields of a section that shows by a field outside",
        [
          toggle("a", nil),
          [
            "type": "Section", "id": "box", "visibleIf": ["field": "a", "truthy": true],
            "children": [toggle("b", nil), toggle("c", "b")],
          ],
        ]),
      Example(
        "a circle of what is required",
        [
          [
            "type": "TextField", "id": "a", "label": "A",
            "requiredIf": ["not": ["field": "b", "notEmpty": true]],
          ],
          [
            "type": "TextField", "id": "b", "label": "B",
            "requiredIf": ["not": ["field": "a", "notEmpty": true]],
          ],
        ]),
    ],
    failing: [
      Example("two fields", [toggle("a", "b"), toggle("b", "a")]),
      Example(
        "three fields, and one that only hangs on",
        [toggle("a", "b"), toggle("b", "c"), toggle("c", "a"), toggle("d", "a")]),
      Example(
        "a section by a field inside",
        [
          [
            "type": "Section", "id": "box", "visibleIf": ["field": "a", "truthy": true],
            "children": [toggle("a", nil)],
          ]
        ]),
    ],
    find: { context in
      let graph = VisibilityGraph(context)
      return graph.cycles.map { cycle in
        let first = context.components[cycle[0]]
        let path = (cycle + [cycle[0]]).map { context.components[$0].name }
        return first.finding(
          cycle.count == 1
            ? "it shows by a field inside it"
            : "what shows goes round: \(path.joined(separator: " by "))",
          at: "visibleIf",
          help: cycle.count == 1
            ? "name a field outside of it" : "let one of them show without the others",
          related: cycle.dropFirst().map {
            context.components[$0].related("shows by the one before", at: "visibleIf")
          })
      }
    })

  private static func toggle(_ id: String, _ other: String?) -> JSONValue {
    var object: JSONObject = ["type": "Toggle", "id": .string(id), "label": "On"]
    if let other { object["visibleIf"] = ["field": .string(other), "truthy": true] }
    return .object(object)
  }
}
