internal import JSON

/// Looks, accessibility, and what is not to be used at present.
extension ViewsWriter {
  mutating func modify(
    _ view: inout ViewSource, _ component: Component, _ part: Int, in draft: inout ViewDraft
  ) {
    addStyle(of: component, to: &view)
    if component.isReadOnly {
      view.modify("disabled(true)")
    } else if let name = plan.scopes[draft.scope].disables[part] {
      view.modify("disabled(\(call(name, of: draft.scope, in: &draft)))")
    }
    addAccessibility(of: component, part, to: &view, in: &draft)
  }

  // MARK: Style

  func addStyle(of component: Component, to view: inout ViewSource) {
    var style = component.style
    if component.type == "Button" {
      // The button's own style shows these.
      for name in ["backgroundColor", "cornerRadius", "width"]
      where name != "width" || style["width"] == "fill" {
        if component.role == "submit" || style["backgroundColor"] != nil || name == "width" {
          style[name] = nil
        }
      }
    }
    addText(style, to: &view)
    addRoom(style, to: &view)
    addSurface(style, to: &view)
  }

  private func addText(_ style: JSONObject, to view: inout ViewSource) {
    if let font = style["font"]?.stringValue, Self.fonts.contains(font) {
      view.modify("font(.\(font))")
    }
    if let weight = style["weight"]?.stringValue, Self.weights.contains(weight) {
      view.modify("fontWeight(.\(weight))")
    }
    if let colour = style["foregroundColor"]?.stringValue.flatMap({ ColourSource($0) }) {
      view.modify("foregroundStyle(\(colour.expression))")
    }
  }

  static let fonts = names(of: "font")
  static let weights = names(of: "weight")

  private static func names(of property: String) -> Set<String> {
    guard case .choice(let names) = Property.style.first(where: { $0.name == property })?.shape
    else { return [] }
    return Set(names)
  }

  private func addRoom(_ style: JSONObject, to view: inout ViewSource) {
    switch style["padding"] {
    case .number(let points): view.modify("padding(\(SwiftText.number(points.doubleValue)))")
    case .object(let sides):
      for side in ["top", "leading", "bottom", "trailing"] {
        guard let points = sides[side]?.doubleValue else { continue }
        view.modify("padding(.\(side), \(SwiftText.number(points)))")
      }
    case .string, .bool, .array, .null, nil: break
    }
    if style["width"] == "fill" {
      let alignment = horizontal(style).map { ", alignment: .\($0)" } ?? ""
      view.modify("frame(maxWidth: .infinity\(alignment))")
    }
    var size: [String] = []
    for name in ["width", "height"] {
      if let points = style[name]?.doubleValue {
        size.append("\(name): \(SwiftText.number(points))")
      }
    }
    if !size.isEmpty { view.modify("frame(\(size.joined(separator: ", ")))") }
  }

  private func addSurface(_ style: JSONObject, to view: inout ViewSource) {
    let radius = style["cornerRadius"]?.doubleValue
    let shape = radius.map { "RoundedRectangle(cornerRadius: \(SwiftText.number($0)))" }
    let background = style["backgroundColor"]?.stringValue.flatMap { ColourSource($0) }
    if let background {
      view.modify("background(\(background.expression)\(shape.map { ", in: \($0)" } ?? ""))")
    } else if let shape {
      view.modify("clipShape(\(shape))")
    }
    let line = style["borderColor"]?.stringValue.flatMap { ColourSource($0) }
    let width = style["borderWidth"]?.doubleValue
    if line != nil || width != nil {
      let colour = line?.expression ?? "Color.primary"
      let border = "\(colour), lineWidth: \(SwiftText.number(width ?? 1))"
      view.modify("overlay { \(shape ?? "Rectangle()").stroke(\(border)) }")
    }
    if let opacity = style["opacity"]?.doubleValue, opacity != 1 {
      view.modify("opacity(\(SwiftText.number(opacity)))")
    }
  }

  // MARK: Accessibility

  private mutating func addAccessibility(
    of component: Component, _ part: Int, to view: inout ViewSource, in draft: inout ViewDraft
  ) {
    let words = component.accessibility
    for (name, modifier) in [
      ("label", "accessibilityLabel"), ("value", "accessibilityValue"),
      ("hint", "accessibilityHint"),
    ] {
      guard let text = words[name]?.stringValue else { continue }
      view.modify("\(modifier)(\(textView(self.words(text, at: part, in: &draft))))")
    }
    if let labels = words["inputLabels"]?.arrayValue?.compactMap(\.stringValue), !labels.isEmpty {
      let texts = labels.map { textView(SwiftText.literal($0)) }
      view.modify("accessibilityInputLabels([\(texts.joined(separator: ", "))])")
    }
    if words["hidden"]?.boolValue == true { view.modify("accessibilityHidden(true)") }
    if let identifier = words["identifier"]?.stringValue {
      view.modify("accessibilityIdentifier(\(SwiftText.literal(identifier)))")
    } else if component.catalogued?.children.isNone ?? false, let id = testID(part, in: &draft) {
      // On a container it would go to everything inside.
      view.modify("accessibilityIdentifier(\(id))")
    }
  }

  /// A part's name for UI tests, where they are asked for.
  func testID(_ part: Int, in draft: inout ViewDraft) -> String? {
    let id = plan.part(draft.scope, part).component.id
    guard options.writesTestIDs, !id.isEmpty else { return nil }
    guard draft.scope != 0 else { return SwiftText.literal("\(plan.form.id).\(id)") }
    draft.needs.insert(.index)
    let key = plan.part(draft.scope, part).slot.map { plan.filling.scopes[draft.scope].keys[$0] }
    return "\"\\(place).\(SwiftText.escaped(key ?? id))\""
  }
}
