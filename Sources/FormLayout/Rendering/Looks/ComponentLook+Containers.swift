internal import JSON

extension ComponentLook {
  static let containers: [ComponentLook] =
    [
      "VStack", "LazyVStack", "Group", "List", "Form", "ScrollView", "NavigationView",
      "NavigationStack",
    ].map { type in
      ComponentLook(
        type: type, shows: [], word: { _ in nil },
        draw: { component, pen in
          pen.stack(component.children, alignment: component.style["alignment"]?.stringValue)
        })
    } + [
      ComponentLook(
        type: "ZStack", shows: [], word: { _ in "over each other" },
        draw: { component, pen in pen.stack(component.children) }),
      ComponentLook(
        type: "VSplitView", shows: [], isGroup: true, word: { _ in "split, below each other" },
        draw: { component, pen in pen.split(component.children) }),
      ComponentLook(
        type: "GroupBox", shows: ["label"], isGroup: true, word: { _ in "box" },
        draw: { component, pen in
          let title = component.label == nil ? nil : pen.groupName(component)
          return pen.box(title) { $0.stack(component.children) }.withHeadingInFocus(1)
        }),
      ComponentLook(
        type: "Section", shows: ["label", "description"], isGroup: true, word: { _ in "section" },
        draw: { component, pen in
          let heading = component.label == nil ? Block() : pen.heading(pen.groupName(component))
          return
            (heading + pen.summary(component, before: component.children)
            + pen.stack(component.children))
            .withHeadingInFocus(heading.lines.count)
        }),
      ComponentLook(
        type: "DisclosureGroup", shows: ["label"], isGroup: true, word: { _ in "folds away" },
        draw: { component, pen in
          let mark = StyledText(pen.symbols.opens + " ", .dim)
          let heading = pen.hanging(mark, pen.groupName(component))
          return (heading + pen.indented { $0.stack(component.children) })
            .withHeadingInFocus(heading.lines.count)
        }),
      ComponentLook(
        type: "TabView", shows: [], isGroup: true, word: { _ in "tabs" },
        draw: { component, pen in pen.tabs(component.children) }),
    ]

  /// A type that the catalogue does not know: its name and words in brackets, and what is inside.
  static let unknown = ComponentLook(
    type: "", shows: ["label", "text"], word: { $0.type.isEmpty ? "no type" : $0.type },
    draw: { component, pen in
      let type = component.type.isEmpty ? "no type" : pen.visible(component.type)
      let title = ["label", "text", "title"].compactMap { pen.words(component, $0) }
      let words = title.map { " " + pen.quoted($0) }.joined()
      return pen.paragraph("[\(type)\(words)]")
        + pen.indented { $0.stack(component.children) }
    })
}

extension Pen {
  /// The name of a group, as a heading.
  func groupName(_ component: Component) -> StyledText {
    StyledText(name(component).plain, .heading)
  }

  /// The sentence below a heading, apart from a group that follows it.
  func summary(_ component: Component, before children: [Component] = []) -> Block {
    guard let words = words(component, "description") else { return Block() }
    let text = paragraph(words, .dim)
    return children.first.map { ComponentLook.of($0).isGroup } ?? false ? text + .blank : text
  }

  /// Parts with a line between them.
  func split(_ components: [Component]) -> Block {
    var block = Block()
    for (place, component) in components.enumerated() {
      if place > 0 { block.append(rule()) }
      block.append(draw(component))
    }
    return block
  }

  /// Each child under the words of its tab.
  fileprivate func tabs(_ components: [Component]) -> Block {
    var block = Block()
    for (place, component) in components.enumerated() {
      if place > 0 { block.appendBlank() }
      let count = StyledText("Tab \(place + 1) of \(components.count): ", .dim)
      let head = heading(count + tabIcon(component) + StyledText(tabName(component), .heading))
      block.append((head + draw(component)).withHeadingInFocus(head.lines.count))
    }
    return block
  }

  /// The words of a tab.
  func tabName(_ component: Component) -> String {
    words(component["tab"]?["label"], path: component.id + ".tab.label") ?? name(component).plain
  }

  private func tabIcon(_ component: Component) -> StyledText {
    let path = component.id + ".tab.systemName"
    guard let icon = words(component["tab"]?["systemName"], path: path) else { return StyledText() }
    return StyledText(symbols.icon.left + icon + symbols.icon.right + " ", .dim)
  }
}

extension Block {
  /// The first lines with what was asked for, where any of it is below them.
  func withHeadingInFocus(_ count: Int) -> Block {
    guard hasFocus else { return self }
    var result = self
    for place in lines.indices.prefix(count) { result.lines[place].isFocus = true }
    return result
  }
}
