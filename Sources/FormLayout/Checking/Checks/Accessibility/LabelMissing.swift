internal import JSON

extension Check {
  static let labelMissing = Check(
    code: "label-missing", severity: .error,
    summary: "a field, a button or a page has no label",
    reason: """
      The label is what people read, what a screen reader says and what voice control listens for. \
      A placeholder is none: it is gone with the first letter.
      """,
    source: "WCAG 2.2: 1.3.1, 3.3.2, 4.1.2",
    passing: [
      Example("labels", [["type": "TextField", "id": "a", "label": "Email"]]),
      Example(
        "a name for assistive technology",
        [
          [
            "type": "Button", "id": "a", "systemName": "trash",
            "accessibility": ["label": "Delete"],
          ]
        ]),
      Example(
        "an icon alone is another finding",
        [["type": "Button", "id": "delete", "systemName": "trash"]]),
      Example(
        "a placeholder in its place is another finding",
        [["type": "TextField", "id": "email", "placeholder": "Email"]]),
      Example(
        "a section without a heading",
        [["type": "Section", "id": "a", "children": [["type": "Divider", "id": "b"]]]]),
      Example(
        "the only kind of item",
        [["type": "Repeat", "id": "a", "label": "A", "children": [["type": "Item", "id": "b"]]]]),
    ],
    failing: [
      Example("no words at all", [["type": "TextField", "id": "email"]]),
      Example("only punctuation", [["type": "Toggle", "id": "newsLetter", "label": " * "]]),
      Example("a button", [["type": "Button", "id": "delete"]]),
      Example(
        "one of two kinds of item",
        [
          [
            "type": "Repeat", "id": "a", "label": "A",
            "children": [
              ["type": "Item", "id": "adult"], ["type": "Item", "id": "child", "label": "Child"],
            ],
          ]
        ]),
    ],
    find: { context in
      context.components.compactMap { placed in
        let component = placed.component
        guard needsLabel(placed), component.lacksLabel,
          // These are findings of their own.
          !component.isField || component.placeholder?.isSpoken != true,
          !isWithoutWords(component), !isGroup(component)
        else { return nil }
        let words = Identifier.words(of: component.id.isEmpty ? component.type : component.id)
        let edit = Edit.set(ids: [context.address(of: placed)], props: [.text("label", words)])
        return placed.finding(
          "the \(component.type) has no label", at: "label",
          help: "say what it is, in a few words",
          fixes: [Fix("label it '\(words)'", .offered, [edit])])
      }
    })

  private static func needsLabel(_ placed: PlacedComponent) -> Bool {
    switch placed.component.type {
    case "Button", "Menu", "NavigationLink", "Link", "DisclosureGroup", "Step", "Repeat": true
    case "Item": placed.parent?.children.count { $0.type == "Item" } ?? 0 > 1
    default: placed.component.isField
    }
  }
}
