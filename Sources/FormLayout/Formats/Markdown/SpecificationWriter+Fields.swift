internal import JSON

extension SpecificationWriter {
  /// A table of the fields below components, those of items left to their lists.
  mutating func addFields(
    of components: [Component], heading: String, isStepped: Bool = false
  ) {
    var rows: [[String]] = []
    visit(components, Place()) { component, place in
      rows.append(row(of: component, in: place, isStepped: isStepped))
    }
    let header = [
      "Field", "Key", "Step", "Section", "Type", "Required", "Rules", "Shown when", "Disabled when",
      "Starts with", "Help",
    ]
    add(heading: heading, MarkdownText.table(header, rows))
  }

  /// What is around a field.
  private struct Place {
    var step: String?
    var section: String?
    /// The conditions of the containers around it; a step's stands in the list of steps.
    var guards: [Condition] = []
  }

  private func visit(
    _ components: [Component], _ place: Place, _ body: (Component, Place) -> Void
  ) {
    for component in components {
      guard component.valueKind == nil else {
        body(component, place)
        continue
      }
      var inner = place
      if component.type == "Step" {
        inner.step = component.words ?? component.id
      } else {
        inner.section = component.label ?? place.section
        inner.guards += component.condition("visibleIf").map { [$0] } ?? []
      }
      visit(component.children, inner, body)
    }
  }

  private func row(of component: Component, in place: Place, isStepped: Bool) -> [String] {
    let own = component.condition("visibleIf").map { [$0] } ?? []
    let shown =
      place.guards.isEmpty && own.count == 1 ? own[0] : .all(place.guards + own).simplified
    let condition =
      shown.simplified.constant == true ? "" : MarkdownText.code(shown.text, inTable: true)
    let step = isStepped ? place.step.map(MarkdownText.escaped) ?? "–" : ""
    return [
      MarkdownText.escaped(component.words ?? component.id),
      MarkdownText.code(component.binding, inTable: true),
      step, place.section.map(MarkdownText.escaped) ?? "", type(of: component),
      requirement(of: component),
      SpecificationRules.words(of: component).joined(separator: "; "), condition,
      words(of: "disabledIf", component) ?? "",
      component.defaultValue.map {
        MarkdownText.code($0.stringValue ?? $0.text(), inTable: true)
      } ?? "",
      component.help.map(MarkdownText.escaped) ?? "",
    ]
  }

  private func requirement(of component: Component) -> String {
    if component.isRequired { return "yes" }
    return words(of: "requiredIf", component).map { "when " + $0 } ?? "no"
  }

  /// The type, with what makes one of its kind another.
  private func type(of component: Component) -> String {
    let kinds = [component.input, component.mode, component.appearance].compactMap { $0 }
      .filter { !$0.isEmpty }
    var words = component.type
    if component.isMultiple { words += ", several" }
    if !kinds.isEmpty { words += ", " + kinds.joined(separator: ", ") }
    if component.isReadOnly { words += ", read only" }
    return MarkdownText.escaped(words)
  }
}
