internal import JSON

extension ComponentLook {
  static let structure: [ComponentLook] = [
    ComponentLook(
      type: "Step", shows: ["label", "description"], isGroup: true, word: { _ in "step" },
      facts: { component, pen in
        pen.stepButtons(component).map { "button " + pen.quoted($0) } + pen.ways(component)
      },
      draw: { component, pen in
        let heading = pen.heading(pen.stepName(component))
        var block = heading + pen.summary(component, before: component.children)
        block.append(pen.stack(component.children))
        let buttons = pen.stepButtons(component).map { StyledText("[ \($0) ]") }
        if !buttons.isEmpty {
          block.appendBlank()
          block.append(pen.flow(buttons))
        }
        for way in pen.ways(component) { block.append(pen.note(way, .condition)) }
        return block.withHeadingInFocus(heading.lines.count)
      }),
    ComponentLook(
      type: "Repeat", shows: ["label", "description", "itemLabel"], isGroup: true,
      word: { _ in "list" },
      facts: { component, pen in [pen.itemCount(component)] },
      draw: { component, pen in
        let heading = pen.heading(pen.groupName(component))
        let count = pen.paragraph(pen.itemCount(component), .dim)
        return (heading + pen.summary(component) + count + pen.items(component))
          .withHeadingInFocus(heading.lines.count)
      }),
    ComponentLook(
      type: "Item", shows: ["label"], word: { _ in "item" },
      draw: { component, pen in
        pen.box(pen.groupName(component)) { $0.stack(component.children) }.withHeadingInFocus(1)
      }),
  ]
}

extension Pen {
  /// `Step 1 of 3: Name`; a step that is no page of the form has no number.
  func stepName(_ component: Component) -> StyledText {
    let place = sheet.steps.firstIndex { $0.id.isIdentical(to: component.id) }
    let number = place.map { " \($0 + 1) of \(sheet.steps.count)" } ?? ""
    return StyledText("Step\(number): ", .dim) + groupName(component)
  }

  /// The words on a page's buttons, in order; where nothing is said, those that every page has.
  func stepButtons(_ component: Component) -> [String] {
    let isFirst = sheet.steps.first?.id.isIdentical(to: component.id) ?? true
    let isLast = sheet.steps.last?.id.isIdentical(to: component.id) ?? true
    let defaults = ["back": isFirst ? nil : "Back", "next": isLast ? nil : "Continue"]
    return ["back", "next", "skip"].compactMap { name in
      guard let value = component[name] else { return defaults[name] ?? nil }
      guard value != false else { return nil }
      return words(value["label"] ?? value, path: "\(component.id).\(name)")
    }
  }

  /// Where a page leads, in words.
  func ways(_ component: Component) -> [String] {
    var result: [String] = []
    for json in component["routes"]?.arrayValue ?? [] {
      guard let route = Route(json: json) else {
        result.append(visible("[route: \(json.text())]"))
        continue
      }
      let target = route.target.map { "goes to " + quoted(sheet.name(of: $0)) } ?? "ends here"
      guard let when = route.condition, when != true else {
        result.append(visible(target + (result.isEmpty ? "" : " otherwise")))
        continue
      }
      let words = (try? Condition(json: when))?.text ?? "[\(when.text())]"
      result.append(visible("\(target) when \(words)"))
    }
    if component["autoAdvance"] == true { result.append("goes on once answered") }
    return result
  }

  /// How many items there are, and of which kinds: `1 to 9 of: Adult, Child`.
  func itemCount(_ component: Component) -> String {
    let low = component["minItems"].map { bound($0) }
    let high = component["maxItems"].map { bound($0) }
    let count =
      switch (low, high) {
      case (let low?, let high?): low == high ? low : "\(low) to \(high)"
      case (let low?, nil): low == "0" ? "any number" : "at least \(low)"
      case (nil, let high?): "up to \(high)"
      case (nil, nil): "any number"
      }
    let items = component.children.filter { $0.type == "Item" }
    let kinds = items.map { name($0).plain }
    let own = words(component, "itemLabel")
    if items.count == 1, items[0].label == nil, let own { return "\(count) of: \(own)" }
    let called = own.map { " (each one: \($0))" } ?? ""
    return kinds.isEmpty ? count + called : "\(count) of: " + kinds.joined(separator: ", ") + called
  }

  /// Each kind of item once; where there are answers, each item with its number instead.
  fileprivate func items(_ component: Component) -> Block {
    guard let entries = values?[component.binding]?.arrayValue else {
      var pen = self
      if values != nil { pen.values = [:] }
      return pen.stack(component.children)
    }
    let kinds = component.children.filter { $0.type == "Item" }
    var block = Block()
    for (place, entry) in entries.enumerated() {
      let kind = kinds.first { entry["kind"] == .string($0.id) } ?? kinds.first
      guard let kind, let object = entry.objectValue else {
        block.append(paragraph(visible("[not an item: \(entry.text())]"), .warning))
        continue
      }
      var pen = self
      pen.values = object
      let title = StyledText("\(place + 1). ", .heading) + groupName(kind)
      let item = pen.box(title) { $0.stack(kind.children) }
      block.append(isAskedFor(kind) ? item.focused() : item)
    }
    let unused = component.children.filter { child in
      child.type != "Item"
        || !entries.contains { $0["kind"] == .string(child.id) } && kinds.count > 1
    }
    var pen = self
    pen.values = [:]
    block.append(pen.stack(unused))
    return block
  }
}
