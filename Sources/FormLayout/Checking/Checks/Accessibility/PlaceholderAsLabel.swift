internal import JSON

extension Check {
  static let placeholderAsLabel = Check(
    code: "placeholder-as-label", severity: .error,
    summary: "a field has a placeholder in place of a label",
    reason: """
      A placeholder is gone with the first letter: who is interrupted no longer knows what is \
      asked, and voice control has nothing to listen for.
      """,
    source: "WCAG 2.2: 3.3.2; GOV.UK Design System; Nielsen Norman Group",
    passing: [
      Example(
        "both",
        [["type": "TextField", "id": "a", "label": "Email", "placeholder": "a@example.com"]]),
      Example("neither is another finding", [["type": "TextField", "id": "email"]]),
      Example(
        "a name for assistive technology",
        [
          [
            "type": "TextField", "id": "a", "placeholder": "Search",
            "accessibility": ["label": "Search"],
          ]
        ]),
    ],
    failing: [
      Example("no label", [["type": "TextField", "id": "email", "placeholder": "Email"]]),
      Example(
        "an empty label",
        [["type": "SecureField", "id": "a", "label": " ", "placeholder": "Password"]]),
    ],
    find: { context in
      context.components.compactMap { placed in
        let component = placed.component
        guard component.isField, component.lacksLabel, let words = component.placeholder,
          words.isSpoken
        else { return nil }
        let edit = Edit.set(
          ids: [context.address(of: placed)], props: [.text("label", words), .unset("placeholder")])
        return placed.finding(
          "the \(component.type) has a placeholder and no label", at: "placeholder",
          help: "make '\(words)' the label: a placeholder is gone when somebody types",
          fixes: [Fix("make the placeholder the label", .safe, [edit])])
      }
    })
}

extension Component {
  /// Whether nothing says what it is, neither to the eye nor to assistive technology.
  var lacksLabel: Bool {
    label?.isSpoken != true && accessibility["label"]?.stringValue?.isSpoken != true
  }
}

extension String {
  /// Whether there is something in it to be read aloud.
  var isSpoken: Bool { contains { $0.isLetter || $0.isNumber || $0.isSymbol } }
}
