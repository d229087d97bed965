internal import JSON

extension ComponentLook {
  static let actions: [ComponentLook] = [
    ComponentLook(
      type: "Button", shows: ["label"],
      word: { component in
        let role = component.role.flatMap { $0 == "none" ? nil : $0 + " " } ?? ""
        return role + "button"
      },
      draw: { component, pen in
        let name = pen.icon(component) + pen.name(component)
        if component.role == "submit" { return pen.wideButton(name) }
        var text = StyledText("[ ") + name + " ]"
        if let role = component.role, role != "none", name.plain.lowercased() != role {
          text += StyledText(" " + pen.visible(role), role == "destructive" ? .error : .dim)
        }
        return pen.paragraph(text)
      }),
    ComponentLook(
      type: "Menu", shows: ["label"], word: { _ in "menu of actions" },
      draw: { component, pen in
        let name = pen.icon(component) + pen.name(component)
        return pen.paragraph(StyledText("[ ") + name + StyledText(" \(pen.symbols.opens) ]"))
          + pen.indented { $0.stack(component.children) }
      }),
    ComponentLook(
      type: "ShareLink", shows: ["label"], isCompact: true, word: { _ in "share button" },
      facts: { component, pen in [pen.words(component, "url")].compacted },
      draw: { component, pen in
        let name = pen.icon(component) + pen.name(component)
        var text = StyledText("[ ") + name + " ]"
        if let url = pen.words(component, "url") { text += StyledText(" shares \(url)", .dim) }
        return pen.paragraph(text)
      }),
    ComponentLook(
      type: "NavigationLink", shows: ["label"], word: { _ in "opens a page" },
      draw: { component, pen in
        let name = pen.icon(component) + pen.name(component)
        return pen.paragraph(name + StyledText(" " + pen.symbols.leads))
          + pen.indented { $0.stack(component.children) }
      }),
  ]
}

extension Pen {
  /// A button over the whole width, its words in the middle.
  func wideButton(_ name: StyledText) -> Block {
    let room = max(width - 4, 1)
    let lines = name.wrapped(to: room)
    let framed = lines.enumerated().map { place, line in
      StyledText(place == 0 ? "[ " : "  ") + StyledText(bold: line.centred(in: room))
        + StyledText(place == lines.count - 1 ? " ]" : "  ")
    }
    return Block(framed, isBroken: lines.count > 1)
  }
}

extension StyledText {
  /// The same text in bold.
  fileprivate init(bold text: StyledText) {
    self.init()
    for fragment in text.fragments {
      var style = fragment.style
      style.isBold = !style.isDim
      append(fragment.text, style)
    }
  }
}
