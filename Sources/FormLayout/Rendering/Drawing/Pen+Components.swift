internal import JSON

extension Pen {
  /// A component in its place, behind a bar where it is not always shown.
  func draw(_ component: Component) -> Block {
    guard let words = condition(component, "visibleIf", .shown) else { return bare(component) }
    return conditional(words) { $0.bare(component) }
  }

  /// A component without regard to whether it is shown.
  private func bare(_ component: Component) -> Block {
    if let stray = component.stray {
      return paragraph(visible("[not a component: \(stray.text())]"), .warning)
    }
    let look = ComponentLook.of(component)
    let notes = remarks(component, look)
    var block = component.children.isEmpty ? look.draw(component, self) : Block()
    if component.children.isEmpty {
      block.append(notes)
    } else {
      block = notes + look.draw(component, self)
    }
    return isAskedFor(component) ? block.focused() : block
  }

  func isAskedFor(_ component: Component) -> Bool {
    sheet.focus?.contains(CodeUnits(component.id)) ?? false
  }

  /// What is said of a component whatever its type: when it can be used, words that its look does not show, its style.
  private func remarks(_ component: Component, _ look: ComponentLook) -> Block {
    var block = Block()
    if let words = condition(component, "requiredIf", .required) {
      block.append(note(words, .condition))
    }
    if let words = condition(component, "disabledIf", .disabled) {
      block.append(note(words, .condition))
    }
    for words in leftovers(component, look) { block.append(note(words)) }
    if sheet.showsStyle, let words = styleWords(component.style) { block.append(note(words)) }
    return block
  }

  /// Words that stand where the type has no use for them: shown in brackets, never lost.
  func leftovers(_ component: Component, _ look: ComponentLook) -> [String] {
    var result = ComponentLook.textProperties.compactMap { name -> String? in
      guard !look.shows.contains(name) else { return nil }
      return words(component, name).map { "[\(name): \($0)]" }
    }
    if !look.shows.contains("options"), component["options"] != nil {
      result.append("[options: " + choices(component).map(\.label).joined(separator: ", ") + "]")
    }
    if component.hasMalformedChildren, let value = component["children"] {
      result.append(visible("[children: \(value.text())]"))
    }
    return result
  }

  /// The style in words: `font headline, padding 20`.
  func styleWords(_ style: JSONObject) -> String? {
    guard !style.isEmpty else { return nil }
    let parts = style.members.map { member in
      member.key + " " + (member.value.stringValue ?? member.value.text())
    }
    return visible("style: " + parts.joined(separator: ", "))
  }

  /// Components below each other, with room around groups and before buttons; neighbours that
  /// share a condition share its bar.
  func stack(_ components: [Component], alignment: String? = nil) -> Block {
    var block = Block()
    var start = 0
    while start < components.count {
      let first = components[start]
      var end = start + 1
      let words = condition(first, "visibleIf", .shown)
      if words != nil {
        while end < components.count, components[end]["visibleIf"] == first["visibleIf"] {
          end += 1
        }
      }
      if start > 0, isApart(components[start - 1], first) { block.appendBlank() }
      if let words, end > start + 1 {
        let run = components[start..<end]
        block.append(conditional(words) { $0.bareStack(run) })
      } else {
        end = start + 1
        block.append(aligned(draw(first), first, alignment))
      }
      start = end
    }
    return block
  }

  private func bareStack(_ components: ArraySlice<Component>) -> Block {
    var block = Block()
    var previous: Component?
    for component in components {
      if let previous, isApart(previous, component) { block.appendBlank() }
      block.append(bare(component))
      previous = component
    }
    return block
  }

  /// Whether room belongs between two neighbours.
  private func isApart(_ above: Component, _ below: Component) -> Bool {
    if ComponentLook.of(above).isGroup || ComponentLook.of(below).isGroup { return true }
    return below.isActions && !above.isActions
  }

  private func aligned(_ block: Block, _ component: Component, _ alignment: String?) -> Block {
    guard component.catalogued?.kind == .content else { return block }
    switch alignment {
    case "center": return block.mapLines { $0.centred(in: width) }
    case "trailing":
      return block.mapLines { StyledText(line: " ", count: width - $0.width) + $0 }
    default: return block
    }
  }
}

extension Block {
  /// Adds an empty line, unless the last one is.
  mutating func appendBlank() {
    guard let last = lines.last, !last.text.isEmpty else { return }
    append(.blank)
  }
}

extension Component {
  /// Whether it is a button, or holds nothing but buttons.
  var isActions: Bool {
    if type == "Button" { return true }
    return !children.isEmpty && children.allSatisfy { $0.isActions || $0.type == "Spacer" }
  }
}
