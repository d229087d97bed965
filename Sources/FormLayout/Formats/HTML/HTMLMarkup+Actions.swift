internal import JSON

extension HTMLMarkup {
  static let actions: [HTMLMarkup] = [
    HTMLMarkup(type: "Button") { component, writer in writer.button(component) },
    HTMLMarkup(type: "Menu") { component, writer in writer.details(component, class: "menu") },
    HTMLMarkup(type: "NavigationLink") { component, writer in writer.details(component) },
    HTMLMarkup(type: "DisclosureGroup") { component, writer in writer.details(component) },
  ]
}

extension HTMLWriter {
  fileprivate mutating func button(_ component: Component) -> [HTMLNode] {
    let words = words(component, "label")
    let spoken = component.accessibility["label"]?.stringValue
    let action = component.action ?? component.id
    let isRoot = hasSteps && form.components.contains { $0.id.isIdentical(to: component.id) }
    var attributes: [(String, String?)]
    switch component.role {
    case "submit":
      attributes = [
        ("type", "submit"), ("name", "formchat-action"), ("value", action),
        ("data-last", HTMLField.flag(isRoot)),
      ]
      hasSubmit = true
    case "cancel" where hasSubmit:
      // The first button that sends is the one that Enter presses.
      attributes = [
        ("type", "submit"), ("name", "formchat-action"), ("value", action),
        ("formnovalidate", ""),
      ]
    case "reset": attributes = [("type", "reset")]
    default: attributes = [("type", "button"), ("value", action)]
    }
    attributes.append(("aria-label", spoken))
    let node = finished(
      "button", class: component.role.flatMap { Self.looks[$0] }, component,
      words.isEmpty ? [.text(spoken ?? component.id)] : words)
    guard case .element(var element) = node else { return [node] }
    let own = attributes.compactMap { pair in pair.1.map { (name: pair.0, value: $0) } }
    element.attributes = own + element.attributes
    return [.element(element)]
  }

  private static let looks = ["submit": "primary", "destructive": "destructive"]

  /// What can be folded away, behind its words.
  fileprivate mutating func details(
    _ component: Component, class className: String? = nil
  ) -> [HTMLNode] {
    let words = words(component, "label")
    let summary = HTMLNode.tag(
      "summary", [:], words.isEmpty ? [.text(component.id)] : words)
    let children = inside(component) { $0.render(component.children) }
    return [
      finished(
        "details", class: className, component,
        [summary, .tag("div", ["class": "stack"], children)])
    ]
  }
}
