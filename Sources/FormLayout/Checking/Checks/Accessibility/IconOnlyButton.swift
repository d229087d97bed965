internal import JSON

extension Check {
  static let iconOnlyButton = Check(
    code: "icon-only-button", severity: .error,
    summary: "a button has a picture and no words",
    reason: """
      A screen reader says the symbol's name or only 'button', and voice control has nothing to \
      listen for. Where no words are to be seen, the accessibility label has them.
      """,
    source: "WCAG 2.2: 4.1.2",
    passing: [
      Example(
        "a name for assistive technology",
        [
          [
            "type": "Button", "id": "a", "systemName": "trash",
            "accessibility": ["label": "Delete"],
          ]
        ]),
      Example("words", [["type": "Button", "id": "a", "systemName": "trash", "label": "Delete"]]),
      Example("neither is another finding", [["type": "Button", "id": "delete"]]),
    ],
    failing: [
      Example("an icon", [["type": "Button", "id": "trash", "systemName": "trash"]]),
      Example(
        "with an action",
        [
          [
            "type": "Button", "id": "b1", "label": " ", "systemName": "plus",
            "action": "addTraveller",
          ]
        ]),
      Example(
        "a menu",
        [
          [
            "type": "Menu", "id": "more", "systemName": "ellipsis",
            "children": [["type": "Button", "id": "a", "label": "Copy"]],
          ]
        ]),
    ],
    find: { context in
      context.components(having: "systemName").compactMap { placed in
        guard isWithoutWords(placed.component) else { return nil }
        let name = placed.component.action.flatMap { Identifier.isValid($0) ? $0 : nil }
        let words = Identifier.words(of: name ?? placed.component.id)
        return placed.finding(
          "the \(placed.component.type) has an icon and no words", at: "systemName",
          help:
            "say what it does in 'label', or in 'accessibility.label' where only the icon shows",
          fixes: words.isEmpty
            ? []
            : [
              context.fix(
                "name it '\(words)' for assistive technology", .offered, of: placed,
                [.path("accessibility.label", .string(words))])
            ])
      }
    })

  /// Whether only an icon says what it does.
  static func isWithoutWords(_ component: Component) -> Bool {
    switch component.type {
    case "Button", "Menu", "NavigationLink", "Link":
      component.lacksLabel && component["systemName"]?.stringValue?.isEmpty == false
    default: false
    }
  }
}
