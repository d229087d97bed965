internal import JSON

extension Check {
  static let emptyContainer = Check(
    code: "empty-container", severity: .warning,
    summary: "a container holds nothing",
    reason: "An empty section, row or page takes room and attention and asks for nothing.",
    source: "SurveyJS linter (page empty)",
    passing: [
      Example(
        "a container with only a text",
        [
          [
            "type": "VStack", "id": "a",
            "children": [["type": "Text", "id": "b", "text": "Hello"]],
          ]
        ]),
      Example("what cannot hold anything", [["type": "Spacer", "id": "a"]]),
    ],
    failing: [
      Example(
        "a section without children", [["type": "Section", "id": "address", "label": "Address"]]),
      Example(
        "an item",
        [["type": "Repeat", "id": "a", "children": [["type": "Item", "id": "b", "children": []]]]]),
      Example("a step", [["type": "Step", "id": "a", "label": "One", "children": []]]),
    ],
    find: { context in
      context.components.compactMap { placed in
        let component = placed.component
        guard let kind = component.catalogued?.kind, kind == .container || kind == .structure,
          component.children.isEmpty, !component.hasMalformedChildren
        else { return nil }
        let edit = Edit.remove(ids: [context.address(of: outermostEmpty(from: placed))])
        return placed.finding(
          "the \(component.type) is empty", help: "put something into it, or remove it",
          fixes: [Fix("remove it", .offered, [edit])])
      }
    })

  /// What would be empty too without this container goes with it.
  private static func outermostEmpty(from placed: PlacedComponent) -> PlacedComponent {
    guard let parent = placed.parent, parent.children.count == 1 else { return placed }
    return outermostEmpty(
      from: PlacedComponent(
        component: parent, path: placed.path.parent, ancestors: placed.ancestors.dropLast()))
  }
}
