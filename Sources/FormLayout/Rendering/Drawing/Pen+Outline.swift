internal import JSON

/// Plain mode: the same facts as indented lines, for screen readers and terminals without more.
extension Pen {
  /// The whole form as an outline.
  func outline(_ form: Form) -> Block {
    var block = paragraph(title(of: form))
    block.append(
      indented { pen in
        var inside = Block()
        for words in pen.formRemarks(form) { inside.append(pen.paragraph(words)) }
        for component in form.components { inside.append(pen.outline(component)) }
        if form.components.isEmpty { inside.append(pen.paragraph("nothing in it yet")) }
        return inside
      })
    return block
  }

  /// A component and what is inside it.
  private func outline(_ component: Component, note: String? = nil) -> Block {
    if let stray = component.stray {
      return paragraph(visible("[not a component: \(stray.text())]"))
    }
    let look = ComponentLook.of(component)
    let attributes = [note].compacted + attributes(component, look)
    let details = details(component, look)
    let isSilent = look.word(component) == nil && attributes.isEmpty && details.isEmpty
    var block = Block()
    if !isSilent { block = line(component, look, attributes, details) }
    let inside = { (pen: Pen) in pen.outlineChildren(component) }
    block.append(isSilent ? inside(self) : indented(inside))
    return isAskedFor(component) ? block.focused() : block.withHeadingInFocus(isSilent ? 0 : 1)
  }

  private func outlineChildren(_ component: Component) -> Block {
    if component.type == "Repeat", let entries = values?[component.binding]?.arrayValue {
      return outlineItems(component, entries)
    }
    var block = Block()
    for (place, child) in component.children.enumerated() {
      let tab = "tab \(place + 1) of \(component.children.count) " + quoted(tabName(child))
      block.append(outline(child, note: component.type == "TabView" ? tab : nil))
    }
    return block
  }

  private func outlineItems(_ component: Component, _ entries: [JSONValue]) -> Block {
    let kinds = component.children.filter { $0.type == "Item" }
    var block = Block()
    for (place, entry) in entries.enumerated() {
      guard let kind = kinds.first(where: { entry["kind"] == .string($0.id) }) ?? kinds.first
      else { continue }
      var pen = self
      pen.values = entry.objectValue ?? [:]
      block.append(pen.outline(kind, note: "number \(place + 1)"))
    }
    return block
  }

  /// `Email (required, text, shown when …): placeholder "name@example.com"`.
  private func line(
    _ component: Component, _ look: ComponentLook, _ attributes: [String], _ details: [String]
  ) -> Block {
    let head = outlineName(component, look)
    var text = head + (head.isEmpty ? "" : " ") + "(\(attributes.joined(separator: ", ")))"
    if attributes.isEmpty { text = head }
    if !details.isEmpty { text += ": " + details.joined(separator: "; ") }
    let lines = StyledText(text).wrapped(to: width, hanging: narrowed(by: 4) == nil ? 0 : 4)
    return Block(lines, isBroken: lines.count > 1)
  }

  private func outlineName(_ component: Component, _ look: ComponentLook) -> String {
    if look.type == "Text" { return words(component, "text") ?? "" }
    if look.shows.contains("label") || component.label != nil {
      if look.type.isEmpty {
        return ["label", "text", "title"].compactMap { words(component, $0) }.map(quoted)
          .joined(separator: " ")
      }
      return look.type == "Step" ? stepName(component).plain : name(component).plain
    }
    return ""
  }

  private func attributes(_ component: Component, _ look: ComponentLook) -> [String] {
    var result: [String] = []
    if component.isRequired { result.append("required") }
    if let word = look.word(component) { result.append(visible(word)) }
    if component.isReadOnly { result.append("read only") }
    result +=
      [
        condition(component, "requiredIf", .required),
        condition(component, "disabledIf", .disabled),
        condition(component, "visibleIf", .shown),
      ].compacted
    return look.type == "Text" && result == ["text"] ? [] : result
  }

  private func details(_ component: Component, _ look: ComponentLook) -> [String] {
    var result: [String] = []
    if look.shows.contains("description"), let words = words(component, "description") {
      result.append(words)
    }
    result += look.facts(component, self)
    if component.isField { result += fieldDetails(component, look) }
    result += leftovers(component, look).filter {
      component.isField ? !$0.hasPrefix("[placeholder") : true
    }
    if sheet.showsStyle, let words = styleWords(component.style) { result.append(words) }
    return result
  }

  private func fieldDetails(_ component: Component, _ look: ComponentLook) -> [String] {
    var result: [String] = []
    if let text = words(component, "placeholder") { result.append("placeholder " + quoted(text)) }
    let choices = component["options"] == nil ? [] : choices(component)
    if let value = answer(component), !choices.contains(where: \.isChosen) {
      let word = values == nil ? "default " : "answer "
      result.append(word + said(value, of: component))
    }
    if !choices.isEmpty {
      let labels = choices.map { $0.words + ($0.isChosen ? " (chosen)" : "") }
      result.append("options " + labels.joined(separator: ", "))
    }
    result += FieldHints(component, self).phrases
    if let help = words(component, "help") { result.append("help " + quoted(help)) }
    return result
  }

  /// A value in words; a secret one only as being there.
  private func said(_ value: JSONValue, of component: Component) -> String {
    if component.type == "SecureField" { return symbols.secret }
    if let isOn = value.boolValue, component.type == "Toggle" { return isOn ? "on" : "off" }
    return visible(value.text(.oneLine))
  }
}
