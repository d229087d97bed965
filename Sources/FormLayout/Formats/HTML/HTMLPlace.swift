internal import JSON

/// Where in a page a component is written.
struct HTMLPlace {
  /// The level of the next heading; the page's title is the first.
  var heading = 2
  /// The addresses of the items around it: the list's key, and the item's number or a mark for it.
  var items: [(key: String, number: String)] = []
  /// Whether it may be hidden, so that nothing in it is required for sure.
  var isConditional = false
  /// Whether the same components have been written before: the items of a list are.
  var isCopy = false

  /// What names and ids begin with inside the items.
  var prefix: String { items.map { "\($0.key).\($0.number)." }.joined() }
}

extension HTMLWriter {
  /// Writes what is inside a group with a heading of its own.
  mutating func inside<Result>(
    _ component: Component, hasHeading: Bool = false, _ body: (inout HTMLWriter) -> Result
  ) -> Result {
    let outer = place
    if hasHeading { place.heading = min(place.heading + 1, 6) }
    if component["visibleIf"] != nil || component["disabledIf"] != nil {
      place.isConditional = true
    }
    defer { place = outer }
    return body(&self)
  }

  /// The id of a component's control in the page.
  func elementID(_ component: Component, _ suffix: String = "") -> String {
    let text = "f-" + place.prefix + component.id + suffix
    return String(text.map { $0.isWhitespace ? "_" : $0 })
  }

  /// A component's name for UI tests: its own, or one from its address where they are asked for.
  func testID(_ component: Component) -> String? {
    if let identifier = component.accessibility["identifier"]?.stringValue { return identifier }
    guard options.writesTestIDs, !component.id.isEmpty else { return nil }
    let isInItem = !place.items.isEmpty && component.valueKind != nil
    return form.id + "." + place.prefix + (isInItem ? component.binding : component.id)
  }

  /// The name under which a plain form sends a value: its address, away from what a form element and
  /// JavaScript have under that name themselves.
  func controlName(_ component: Component, _ suffix: String = "") -> String {
    let name = place.prefix + component.binding
    let isTaken = Self.taken.contains(name) || name.hasPrefix("_") || name.hasPrefix("formchat-")
    return (isTaken ? "field." : "") + name + suffix
  }

  private static let taken: Set<String> = [
    "action", "attributes", "children", "constructor", "elements", "id", "isindex", "length",
    "method", "name", "parentNode", "requestSubmit", "reset", "style", "submit", "target",
    "toString", "valueOf",
  ]
}
