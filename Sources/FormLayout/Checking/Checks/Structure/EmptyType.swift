internal import JSON

extension Check {
  static let emptyType = Check(
    code: "empty-type", severity: .error,
    summary: "a component has no type",
    reason: "The type says what a component is; without one nothing can be shown or asked.",
    source: "DynamicUI, whose decoder refuses a blank type",
    passing: [
      Example("a type", [["type": "Divider", "id": "a"]]),
      Example("a type that nobody knows is another finding", [["type": "Dvider", "id": "a"]]),
    ],
    failing: [
      Example(
        "no type",
        [["id": "email", "label": "Email", "placeholder": "name@example.com"], Example.submit]),
      Example("blanks", [["type": "  ", "id": "email", "label": "Email"], Example.submit]),
      Example("a number", [["type": 3, "id": "email", "label": "Email"], Example.submit]),
    ],
    find: { context in
      context.components.compactMap { placed in
        let component = placed.component
        guard component.stray == nil, component.type.allSatisfy(\.isWhitespace) else { return nil }
        let isOtherKind = component["type"].map { $0.stringValue == nil && !$0.isNull } ?? false
        let type = likelyType(of: component)
        let edit = Edit.set(ids: [context.address(of: placed)], props: [.text("type", type)])
        return placed.finding(
          isOtherKind
            ? "a type is a text, not \((component["type"] ?? .null).kindInWords)"
            : "the component has no type",
          at: "type", help: "give it one, such as '\(type)'",
          fixes: [Fix("make it a \(type)", .offered, [edit])])
      }
    })

  /// What its keys let one think it is.
  private static func likelyType(of component: Component) -> String {
    if !component.children.isEmpty { return "VStack" }
    if component["options"] != nil { return "Picker" }
    if component["text"] != nil { return "Text" }
    if component["role"] != nil { return "Button" }
    return "TextField"
  }
}
