internal import JSON

extension Check {
  static let stepEmpty = Check(
    code: "step-empty", severity: .warning,
    summary: "a step shows nothing",
    reason: "People land on a page with nothing to read or to answer, and think that it is broken.",
    source: "Formhaus",
    passing: [
      Example("a text", [step([["type": "Text", "id": "b", "text": "Hello"]])]),
      Example("what is shown at times", [step([["type": "Toggle", "id": "b", "label": "B"]])]),
      Example("without children it is another finding", [step([])]),
    ],
    failing: [
      Example("only a line", [step([["type": "Divider", "id": "b"]])]),
      Example(
        "only room",
        [step([["type": "VStack", "id": "b", "children": [["type": "Spacer", "id": "c"]]]])]),
    ],
    find: { context in
      context.form.components.enumerated().compactMap { index, component in
        guard component.type == "Step", !component.children.isEmpty,
          !component.children.contains(where: shows)
        else { return nil }
        let placed = PlacedComponent(
          component: component, path: ComponentPath([index]), ancestors: [])
        return placed.finding(
          "the step shows nothing", help: "put something into it, or remove it",
          fixes: [Fix("remove it", .offered, [.remove(ids: [context.address(of: placed)])])])
      }
    })

  private static func step(_ children: JSONValue) -> JSONValue {
    ["type": "Step", "id": "a", "label": "A", "children": children]
  }

  private static func shows(_ component: Component) -> Bool {
    switch component.catalogued?.kind {
    case .container: component.label?.isEmpty == false || component.children.contains(where: shows)
    case .content: component.type != "Divider" && component.type != "Spacer"
    case .field, .action, .structure, nil: true
    }
  }
}
