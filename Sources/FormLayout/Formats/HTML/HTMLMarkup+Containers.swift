internal import JSON

extension HTMLMarkup {
  static let containers: [HTMLMarkup] =
    [
      ("VStack", "stack"), ("LazyVStack", "stack"), ("List", "stack"), ("Form", "stack"),
      ("ScrollView", "stack"), ("NavigationView", "stack"), ("NavigationStack", "stack"),
      ("NavigationSplitView", "row"), ("HStack", "row"), ("LazyHStack", "row"),
      ("ZStack", "layers"), ("GridRow", "grid-row"),
    ].map { type, className in
      HTMLMarkup(type: type) { component, writer in
        writer.group(component, class: className)
      }
    } + [
      HTMLMarkup(type: "Group") { component, writer in
        guard component.style.isEmpty, !HTMLData.has(component) else {
          return writer.group(component, class: "stack")
        }
        return writer.render(component.children)
      },
      HTMLMarkup(type: "LazyVGrid") { component, writer in
        let count = min(max(component["columns"]?.intValue ?? 1, 1), 50)
        return writer.group(
          component, class: "grid", extra: ["grid-template-columns: repeat(\(count), 1fr)"])
      },
      HTMLMarkup(type: "LazyHGrid") { component, writer in
        let count = min(max(component["rows"]?.intValue ?? 1, 1), 50)
        return writer.group(
          component, class: "grid",
          extra: ["grid-auto-flow: column", "grid-template-rows: repeat(\(count), auto)"])
      },
      HTMLMarkup(type: "Grid") { component, writer in
        let count = component.children.map { $0.type == "GridRow" ? $0.children.count : 1 }.max()
        return writer.group(
          component, class: "grid",
          extra: ["grid-template-columns: repeat(\(max(count ?? 1, 1)), 1fr)"])
      },
      HTMLMarkup(type: "HSplitView") { component, writer in
        writer.lose("type", of: component, "a page's parts have no border to move")
        return writer.group(component, class: "row")
      },
      HTMLMarkup(type: "VSplitView") { component, writer in
        writer.lose("type", of: component, "a page's parts have no border to move")
        return writer.group(component, class: "stack")
      },
      HTMLMarkup(type: "TabView") { component, writer in
        writer.lose("type", of: component, "a page shows the tabs below each other")
        return writer.tabs(component)
      },
      HTMLMarkup(type: "GroupBox") { component, writer in
        writer.section(component, class: "section box")
      },
      HTMLMarkup(type: "Section") { component, writer in
        writer.section(component, class: "section")
      },
    ]
}

extension HTMLWriter {
  fileprivate mutating func group(
    _ component: Component, class className: String, extra: [String] = []
  ) -> [HTMLNode] {
    let children = inside(component) { $0.render(component.children) }
    return [finished("div", class: className, component, children, extra: extra)]
  }

  /// A group with its heading: of fields, the legend for all of them.
  fileprivate mutating func section(
    _ component: Component, class className: String
  ) -> [HTMLNode] {
    guard let heading = heading(component) else {
      return group(component, class: className)
    }
    let summary = summary(component)
    let children = inside(component, hasHeading: true) { $0.render(component.children) }
    let hasFields = component.children.contains(where: \.hasFields)
    return hasFields
      ? [
        finished(
          "fieldset", class: className, component,
          [.tag("legend", [:], [heading])] + summary + children)
      ] : [finished("section", class: className, component, [heading] + summary + children)]
  }

  /// Each tab with its words above it.
  fileprivate mutating func tabs(_ component: Component) -> [HTMLNode] {
    let parts = inside(component, hasHeading: true) { writer in
      component.children.map { child -> HTMLNode in
        if child["tab"]?["systemName"] != nil {
          writer.lose("tab.systemName", of: child, "a page has no SF Symbols")
        }
        let words = writer.words(child["tab"]?["label"]?.stringValue) ?? ""
        let heading: [HTMLNode] =
          words.isEmpty ? [] : [.tag("h\(max(writer.place.heading - 1, 2))", [:], words)]
        return .tag("section", ["class": "section"], heading + writer.render(child))
      }
    }
    return [finished("div", class: "stack", component, parts)]
  }
}

extension Component {
  /// Whether it is a field, or has one inside.
  fileprivate var hasFields: Bool { valueKind != nil || children.contains(where: \.hasFields) }
}
