internal import JSON

/// Containers, lists of items, and what can be pressed.
extension ViewsWriter {
  mutating func container(
    _ component: Component, _ part: Int, in draft: inout ViewDraft
  ) -> ViewSource? {
    let children = children(of: part, in: draft.scope)
    if component.type == "TabView" { return tabs(children, in: &draft) }
    let inner = content(children, in: &draft)
    guard !inner.isEmpty else { return nil }
    let style = component.style
    let spacing = style["spacing"]?.doubleValue.map { "spacing: \(SwiftText.number($0))" }
    switch component.type {
    case "VStack", "LazyVStack":
      let arguments =
        ["alignment: .\(horizontal(style) ?? "leading")"] + (spacing.map { [$0] } ?? [])
      return ViewSource("\(component.type)(\(arguments.joined(separator: ", ")))", around: inner)
    case "HStack", "LazyHStack":
      let arguments =
        (vertical(style).map { ["alignment: .\($0)"] } ?? []) + (spacing.map { [$0] } ?? [])
      let head = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
      return ViewSource(component.type + head, around: inner)
    case "ZStack": return ViewSource("ZStack", around: inner)
    case "LazyVGrid", "LazyHGrid":
      let isVertical = component.type == "LazyVGrid"
      let count = component[isVertical ? "columns" : "rows"]?.intValue ?? 1
      let items = "Array(repeating: GridItem(), count: \(min(max(count, 1), 50)))"
      let arguments =
        ["\(isVertical ? "columns" : "rows"): \(items)"] + (spacing.map { [$0] } ?? [])
      return ViewSource("\(component.type)(\(arguments.joined(separator: ", ")))", around: inner)
    case "Grid", "GridRow", "Group", "List", "Form", "ScrollView", "NavigationStack":
      return ViewSource(component.type, around: inner)
    case "NavigationView": return ViewSource("NavigationStack", around: inner)
    case "NavigationSplitView": return splitView(children, in: &draft, inner)
    case "HSplitView", "VSplitView":
      support.use(component.type == "HSplitView" ? .sideBySide : .aboveBelow)
      return ViewSource(
        component.type == "HSplitView" ? "SideBySide" : "AboveBelow", around: inner)
    case "Section": return section(component, part, inner, in: &draft)
    case "GroupBox":
      guard let label = component.label else { return ViewSource("GroupBox", around: inner) }
      let head = textView(words(label, at: part, in: &draft))
      return ViewSource(
        ["GroupBox {"] + inner.map { "  " + $0 } + ["} label: {", "  " + head, "}"])
    case "DisclosureGroup":
      let head = textView(words(component.label ?? "", at: part, in: &draft))
      return ViewSource(
        ["DisclosureGroup {"] + inner.map { "  " + $0 } + ["} label: {", "  " + head, "}"])
    default: return nil
    }
  }

  /// A heading above, a sentence below.
  private mutating func section(
    _ component: Component, _ part: Int, _ inner: [String], in draft: inout ViewDraft
  ) -> ViewSource {
    var lines = ["Section {"] + inner.map { "  " + $0 }
    if let label = component.label {
      lines += ["} header: {", "  " + textView(words(label, at: part, in: &draft))]
    }
    if let summary = component.summary {
      lines += ["} footer: {", "  " + textView(words(summary, at: part, in: &draft))]
    }
    return ViewSource(lines + ["}"])
  }

  /// The first child is the side bar, the rest the detail.
  private mutating func splitView(
    _ children: [Int], in draft: inout ViewDraft, _ inner: [String]
  ) -> ViewSource? {
    guard let first = children.first else { return nil }
    let sidebar = item(first, in: &draft)
    let detail = content(Array(children.dropFirst()), in: &draft)
    return ViewSource(
      ["NavigationSplitView {"] + sidebar.map { "  " + $0 } + ["} detail: {"]
        + (detail.isEmpty ? ["EmptyView()"] : detail).map { "  " + $0 } + ["}"])
  }

  private mutating func tabs(_ children: [Int], in draft: inout ViewDraft) -> ViewSource? {
    var lines: [String] = []
    for child in children {
      let component = plan.part(draft.scope, child).component
      let content = item(child, in: &draft)
      guard !content.isEmpty else { continue }
      let label = component["tab"]?["label"]?.stringValue ?? component.words ?? component.id
      let text = words(label, at: child, in: &draft)
      var tab = textView(text)
      if let symbol = component["tab"]?["systemName"]?.stringValue {
        support.use(.symbolLabel)
        tab = "Label(verbatim: \(text), symbol: \(SwiftText.literal(symbol)))"
      }
      lines += ["Group {"] + content.map { "  " + $0 } + ["}", ".tabItem { \(tab) }"]
    }
    return lines.isEmpty ? nil : ViewSource("TabView", around: lines)
  }

  func horizontal(_ style: JSONObject) -> String? {
    style["alignment"]?.stringValue.flatMap {
      ["leading", "center", "trailing"].contains($0) ? $0 : nil
    }
  }

  func vertical(_ style: JSONObject) -> String? {
    style["alignment"]?.stringValue.flatMap {
      ["top", "center", "bottom"].contains($0) ? $0 : nil
    }
  }

  // MARK: Lists

  /// The items of a list by their identity, with a button to add one and one to take each away.
  mutating func list(_ part: Int, in draft: inout ViewDraft) -> ViewSource? {
    let scope = draft.scope
    let planned = plan.part(scope, part)
    guard let slot = planned.slot, !planned.templates.isEmpty else { return nil }
    let component = planned.component
    let list = "\(value(of: scope)).\(plan.scopes[scope].properties[slot])"
    read(scope, in: &draft)
    draft.needs.insert(.errors)
    var lines = ["ForEach($\(list)) { $entry in"]
    lines += entry(part, list, in: &draft).map { "  " + $0 } + ["}"]
    lines += addButton(part, list, in: &draft)
    let field =
      ".\(plan.scopes[scope].cases[slot])" + (scope == 0 ? "" : "(\(value(of: scope)).id)")
    support.use(.errorNote)
    lines.append("ErrorNote(errors[\(field)])")
    return section(component, part, lines, in: &draft)
  }

  private mutating func entry(
    _ part: Int, _ list: String, in draft: inout ViewDraft
  ) -> [String] {
    let planned = plan.part(draft.scope, part)
    let id = planned.component.id
    let prefix = draft.scope == 0 ? "\(plan.form.id).\(id)" : "\\(place).\(id)"
    if draft.scope != 0, options.writesTestIDs { draft.needs.insert(.index) }
    let place =
      "\"\(draft.scope == 0 ? SwiftText.escaped(prefix) : prefix).\\(\(list).firstIndex { $0.id == entry.id } ?? 0)\""
    var uses: [(scope: Int, use: String)] = []
    for template in planned.templates {
      var inner = ViewDraft(
        name: names.unique(plan.scopes[template].type + "Fields"), scope: template)
      let item = plan.part(template, 0).component
      inner.doc = "One entry: \(SwiftText.comment(item.label ?? item.id))."
      let content = content(children(of: 0, in: template), in: &inner)
      inner.body = itemBody(content, item, template, in: &inner)
      views.append(inner)
      let variable = plan.variable(of: template)
      let binding = planned.templates.count > 1 ? variable : "$entry"
      uses.append((template, use(inner, in: &draft, item: binding, place: place)))
    }
    let remove = removal(planned, list)
    guard planned.templates.count > 1 else { return [uses[0].use] + remove }
    let lines = uses.flatMap { template, use in
      let name = plan.variable(of: template)
      return [
        "if let \(name) = Binding($entry.as\(plan.scopes[template].type)) {", "  " + use, "}",
      ]
    }
    return lines + remove
  }

  /// The parts of an item under what it is called.
  private mutating func itemBody(
    _ content: [String], _ item: Component, _ template: Int, in draft: inout ViewDraft
  ) -> [String] {
    guard let label = item.label else { return ["Group {"] + content.map { "  " + $0 } + ["}"] }
    let heading = textView(words(label, at: 0, in: &draft))
    return [
      "Group {", "  \(heading)", "    .font(.headline)", "    .accessibilityAddTraits(.isHeader)",
    ]
      + content.map { "  " + $0 } + ["}"]
  }

  private func removal(_ planned: PlannedPart, _ list: String) -> [String] {
    let least = planned.component["minItems"]?.intValue ?? 0
    let name = SwiftText.literal(
      "Remove " + (planned.component["itemLabel"]?.stringValue ?? "entry"))
    return [
      "Button(role: .destructive) {", "  let id = entry.id", "  \(list).removeAll { $0.id == id }",
      "} label: {", "  Text(verbatim: \(name))", "}",
    ] + (least > 0 ? [".disabled(\(list).count <= \(least))"] : [])
  }

  private mutating func addButton(
    _ part: Int, _ list: String, in draft: inout ViewDraft
  ) -> [String] {
    let planned = plan.part(draft.scope, part)
    let most = planned.component["maxItems"]?.intValue ?? FieldCheck.mostItems
    let isSeveral = planned.templates.count > 1
    func button(_ template: Int) -> [String] {
      let item = plan.part(template, 0).component
      let label =
        item.label ?? planned.component["itemLabel"]?.stringValue ?? "entry"
      var new = "\(plan.qualified(template))()"
      if isSeveral { new = ".\(ValuesWriter(plan).kindCase(of: template))(\(new))" }
      return [
        "Button {", "  \(list).append(\(new))", "} label: {",
        "  Text(verbatim: \(SwiftText.literal("Add " + label)))", "}",
      ]
    }
    let buttons = planned.templates.flatMap { button($0) }
    let room = ".disabled(\(list).count >= \(most))"
    guard isSeveral else { return buttons + [room] }
    return ["Group {"] + buttons.map { "  " + $0 } + ["}", room]
  }
}
