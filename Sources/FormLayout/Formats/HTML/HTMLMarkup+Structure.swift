internal import JSON

extension HTMLMarkup {
  static let structure: [HTMLMarkup] = [
    HTMLMarkup(type: "Step") { component, writer in writer.step(component) },
    HTMLMarkup(type: "Repeat") { component, writer in writer.list(component) },
    HTMLMarkup(type: "Item") { component, writer in
      writer.inside(component) { $0.container(component, class: "stack") }
    },
  ]
}

extension HTMLWriter {
  // MARK: Steps

  /// A page of the form: without script, a section like any other.
  fileprivate mutating func step(_ component: Component) -> [HTMLNode] {
    let id = elementID(component, ".heading")
    let words = words(component, "label")
    let heading = HTMLNode.tag(
      "h2", ["id": id, "tabindex": "-1"], words.isEmpty ? [.text("Next questions")] : words)
    let summary = summary(component)
    let children = inside(component, hasHeading: true) { $0.render(component.children) }
    let buttons = stepButtons(component)
    let node = finished(
      "section", class: "step", component,
      [heading] + summary + children
        + (buttons.isEmpty ? [] : [.tag("div", ["class": "buttons"], buttons)]))
    guard case .element(var element) = node else { return [node] }
    element["aria-labelledby"] = id
    return [.element(element)]
  }

  private mutating func stepButtons(_ component: Component) -> [HTMLNode] {
    let defaults = ["back": "Back", "next": "Continue"]
    return ["next", "back", "skip"].compactMap { name in
      let stated = component[name]
      guard stated != false, stated != nil || defaults[name] != nil else { return nil }
      if stated?["action"] != nil {
        lose("\(name).action", of: component, "a page tells no host of a step's buttons")
      }
      let label = stated?.stringValue ?? stated?["label"]?.stringValue
      let variant = stated?["variant"]?.stringValue ?? (name == "next" ? "primary" : "secondary")
      return .tag(
        "button",
        [
          "type": "button", "class": variant == "secondary" ? nil : variant, "data-go": name,
          "hidden": "",
        ], words(label) ?? defaults[name] ?? "Skip")
    }
  }

  // MARK: Lists

  /// A list of items: those that a plain form has, and a template for each kind.
  fileprivate mutating func list(_ component: Component) -> [HTMLNode] {
    let (field, notes) = prepared(component)
    let kinds = component.children.filter { $0.type == "Item" }
    let outer = place
    if component["visibleIf"] != nil { place.isConditional = true }
    let legend: [HTMLNode] = heading(component).map { [.tag("legend", [:], [$0])] } ?? []
    let summary = summary(component)
    place.heading = min(place.heading + 1, 6)
    let templates = kinds.map { kind -> HTMLNode in
      let item = item(kind, of: component, number: "{\(outer.items.count)}")
      return .tag("template", ["data-kind": kind.id], [item])
    }
    let items = plainItems(component, kinds)
    place = outer
    let buttons = kinds.map { kind -> HTMLNode in
      .tag(
        "button", ["type": "button", "data-add": kind.id, "hidden": ""],
        "Add " + name(of: kind, in: component))
    }
    let node = finished(
      "fieldset", class: "list", id: field.id, component,
      legend + summary + notes + [.tag("div", ["class": "stack", "data-items": ""], items)]
        + templates + [.tag("div", ["class": "buttons"], buttons)])
    guard case .element(var element) = node else { return [node] }
    element["tabindex"] = "-1"
    element["aria-describedby"] = field.describedBy
    element["aria-label"] = legend.isEmpty ? field.spokenLabel ?? component.id : field.spokenLabel
    return [.element(element)]
  }

  /// What people see without script: as many items as there must be, or one.
  private mutating func plainItems(_ component: Component, _ kinds: [Component]) -> [HTMLNode] {
    // In a template it is the script that puts items in.
    guard let first = kinds.first, !place.items.contains(where: { $0.number.hasPrefix("{") }) else {
      return []
    }
    let least = min(max(component["minItems"]?.intValue ?? 0, 0), 10)
    let outer = place
    defer { place = outer }
    place.isCopy = true
    return (0..<max(least, 1)).map { index in
      place.isConditional = outer.isConditional || index >= least
      return item(first, of: component, number: String(index))
    }
  }

  private mutating func item(
    _ kind: Component, of list: Component, number: String
  ) -> HTMLNode {
    lose(kind)
    let outer = place
    defer { place = outer }
    place.items.append((key: list.binding, number: number))
    let kinds = list.children.count { $0.type == "Item" }
    let own = place.prefix + "kind"
    let mark: [HTMLNode] =
      kinds > 1 ? [.tag("input", ["type": "hidden", "name": own, "value": kind.id])] : []
    let position = Int(number).map { String($0 + 1) } ?? "1"
    let called = words(kind, "label")
    let words = called.isEmpty ? [HTMLNode.text(name(of: kind, in: list))] : called
    let numbered = words + [.text(" "), .tag("span", ["class": "number"], position)]
    let children = inside(kind) { $0.render(kind.children) }
    let remove = HTMLNode.tag(
      "button", ["type": "button", "class": "text", "data-remove": "", "hidden": ""],
      [.text("Remove "), .tag("span", ["class": "spoken"], numbered)])
    let node = finished(
      "fieldset", class: "item", id: elementID(kind), kind,
      [.tag("legend", [:], [.tag("span", ["class": "label"], numbered)])] + mark + children
        + [remove])
    guard case .element(var element) = node else { return node }
    element["tabindex"] = "-1"
    return .element(element)
  }

  /// What one item is called.
  private func name(of kind: Component, in list: Component) -> String {
    words(kind.label) ?? words(list["itemLabel"]?.stringValue) ?? "another"
  }
}
