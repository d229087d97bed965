internal import JSON

/// From components to views.
extension ViewsWriter {
  /// The most components in one body; more are gathered in views of their own.
  private static let mostChildren = 10
  /// How many components make a container a view of its own.
  private static let heavy = 6

  /// The views of some parts, one below the other, as lines of a builder.
  mutating func content(_ parts: [Int], in draft: inout ViewDraft) -> [String] {
    guard parts.count > Self.mostChildren else {
      return parts.flatMap { item($0, in: &draft) }
    }
    var lines: [String] = []
    for start in stride(from: 0, to: parts.count, by: Self.mostChildren - 2) {
      let group = Array(parts[start..<min(start + Self.mostChildren - 2, parts.count)])
      let first = plan.part(draft.scope, group[0]).component.id
      let name = names.unique((SwiftName.upperCamel(first) ?? "Fields") + "Group")
      var inner = ViewDraft(name: name, scope: draft.scope)
      inner.doc = "A part of the form, from '\(SwiftText.comment(first))' on."
      inner.body = group.flatMap { item($0, in: &inner) }
      views.append(inner)
      lines.append(use(inner, in: &draft))
    }
    return lines
  }

  /// A part as lines of a builder: shown while its condition holds.
  mutating func item(_ part: Int, in draft: inout ViewDraft) -> [String] {
    let lines = placed(part, in: &draft)
    guard !lines.isEmpty else { return [] }
    var tests: [String] = []
    let planned = plan.part(draft.scope, part)
    if let name = plan.scopes[draft.scope].shows[part], !(planned.isStep) {
      tests.append(call(name, of: draft.scope, in: &draft))
    }
    if plan.hasSteps, planned.step == nil, draft.scope == 0, planned.component.role == "submit" {
      tests.append("isLastStep")
      draft.needs.insert(.lastStep)
    }
    guard !tests.isEmpty else { return lines }
    return ["if \(tests.joined(separator: ", ")) {"] + lines.map { "  " + $0 } + ["}"]
  }

  /// The view of a part where it stands: by itself where it is short, else by a name.
  private mutating func placed(_ part: Int, in draft: inout ViewDraft) -> [String] {
    let component = plan.part(draft.scope, part).component
    let planned = plan.part(draft.scope, part)
    let isContainer = !(component.catalogued?.children.isNone ?? true) && !planned.isRepeat
    if isContainer, planned.end - part > Self.heavy {
      let noun = Self.noun(of: component.type)
      let id = SwiftName.upperCamel(component.id) ?? "Part"
      let name = names.unique(id.hasSuffix(noun) ? id : id + noun)
      var inner = ViewDraft(name: name, scope: draft.scope)
      let words = SwiftText.comment(component.label ?? "")
      inner.doc = words.isEmpty ? "The part '\(SwiftText.comment(component.id))'." : "\(words)."
      inner.body = view(part, in: &inner)?.lines ?? []
      guard !inner.body.isEmpty else { return [] }
      views.append(inner)
      return [use(inner, in: &draft)]
    }
    guard let view = view(part, in: &draft) else { return [] }
    guard view.lines.count > 4 else { return view.lines }
    let id = SwiftName.lowerCamel(component.id) ?? "part"
    let noun = Self.noun(of: component.type)
    let name = draft.namer.unique(id.hasSuffix(noun) ? id : id + noun)
    draft.members.append(
      ["private var \(name): some View {"] + view.lines.map { $0.isEmpty ? "" : "  " + $0 } + ["}"])
    return [name]
  }

  /// What a view of a type is called.
  private static func noun(of type: String) -> String {
    switch type {
    case "HStack", "LazyHStack", "GridRow": "Row"
    case "VStack", "LazyVStack", "ZStack", "Group": "Stack"
    case "LazyVGrid", "LazyHGrid", "Grid": "Grid"
    case "Section", "GroupBox", "DisclosureGroup": "Section"
    case "Step": "Page"
    case "Repeat": "List"
    case "Button", "Menu", "ShareLink": "Button"
    case "TextField", "SecureField", "TextEditor", "Toggle", "Picker", "DatePicker", "Stepper",
      "Slider", "ColorPicker", "FileField", "Rating":
      "Field"
    default: "View"
    }
  }

  /// The view of a part with its modifiers; `nil` for what has none.
  mutating func view(_ part: Int, in draft: inout ViewDraft) -> ViewSource? {
    let planned = plan.part(draft.scope, part)
    let component = planned.component
    guard component.stray == nil, let type = component.catalogued else { return nil }
    var view: ViewSource?
    switch type.kind {
    case .content: view = content(component, part, in: &draft)
    case .field: return field(part, in: &draft)
    case .action: view = action(component, part, in: &draft)
    case .container: view = container(component, part, in: &draft)
    case .structure:
      if planned.isRepeat { view = list(part, in: &draft) }
      if component.type == "Step" || component.type == "Item" {
        view = ViewSource("Group", around: content(children(of: part, in: draft.scope), in: &draft))
      }
    }
    guard var view else { return nil }
    modify(&view, component, part, in: &draft)
    return view
  }

  /// The parts directly inside a part.
  func children(of part: Int, in scope: Int) -> [Int] {
    var result: [Int] = []
    var child = part + 1
    while child < plan.part(scope, part).end {
      result.append(child)
      child = plan.part(scope, child).end
    }
    return result
  }

  // MARK: Content

  private mutating func content(
    _ component: Component, _ part: Int, in draft: inout ViewDraft
  ) -> ViewSource? {
    switch component.type {
    case "Text":
      let text = words(component.text ?? "", at: part, in: &draft)
      guard component["markdown"]?.boolValue == true else { return ViewSource(textView(text)) }
      support.use(.markdown)
      return ViewSource("Text(markdown: \(text))")
    case "Label":
      return ViewSource(labelled(component, part, in: &draft))
    case "Image": return image(component, part, in: &draft)
    case "Link":
      guard let url = component["url"]?.stringValue else { return nil }
      support.use(.webLink)
      return ViewSource(
        "WebLink(address: \(SwiftText.literal(url)))",
        around: [labelled(component, part, in: &draft)])
    case "Divider": return ViewSource("Divider()")
    case "Spacer": return ViewSource("Spacer()")
    case "ProgressView", "Gauge":
      let value = component["value"]?.doubleValue ?? 0
      let most = component["maximum"]?.doubleValue ?? 1
      guard most > 0 else { return nil }
      let label = textView(words(component.label ?? "", at: part, in: &draft))
      let shown = SwiftText.number(min(max(value, 0), most))
      return component.type == "Gauge"
        ? ViewSource(
          "Gauge(value: \(shown), in: 0...\(SwiftText.number(most)))", around: [label])
        : ViewSource(
          "ProgressView(value: \(shown), total: \(SwiftText.number(most)))", around: [label])
    default: return nil
    }
  }

  /// Words as a view that shows them as they are.
  func textView(_ words: String) -> String { "Text(verbatim: \(words))" }

  /// A label: words, with a symbol where there is one.
  mutating func labelled(
    _ component: Component, _ part: Int, in draft: inout ViewDraft
  ) -> String {
    let text = words(component.label ?? "", at: part, in: &draft)
    guard let symbol = component["systemName"]?.stringValue, !symbol.isEmpty else {
      return textView(text)
    }
    support.use(.symbolLabel)
    return "Label(verbatim: \(text), symbol: \(SwiftText.literal(symbol)))"
  }

  private mutating func image(
    _ component: Component, _ part: Int, in draft: inout ViewDraft
  ) -> ViewSource? {
    let alt = component["alt"]?.stringValue ?? ""
    let mode = component["contentMode"]?.stringValue == "fill" ? "fill" : "fit"
    let words = words(alt, at: part, in: &draft)
    var view: ViewSource
    if let name = component["name"]?.stringValue {
      let literal = SwiftText.literal(name)
      view = ViewSource(
        alt.isEmpty
          ? "Image(decorative: \(literal))" : "Image(\(literal), label: \(textView(words)))")
      view.modify("resizable()")
      view.modify("aspectRatio(contentMode: .\(mode))")
    } else if let symbol = component["systemName"]?.stringValue {
      view = ViewSource("Image(systemName: \(SwiftText.literal(symbol)))")
      view.modify(
        alt.isEmpty ? "accessibilityHidden(true)" : "accessibilityLabel(\(textView(words)))")
    } else if let url = component["url"]?.stringValue {
      view = ViewSource(
        "AsyncImage(url: URL(string: \(SwiftText.literal(url)))) { image in",
        closing: [
          "  image.resizable().aspectRatio(contentMode: .\(mode))", "} placeholder: {",
          "  ProgressView()", "}",
        ])
      view.modify(
        alt.isEmpty ? "accessibilityHidden(true)" : "accessibilityLabel(\(textView(words)))")
    } else {
      return nil
    }
    return view
  }
}

extension ViewSource {
  /// A view whose lines are given whole.
  init(_ head: String, closing lines: [String]) {
    self.init([head] + lines)
  }
}
