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
    } else if let id = testID(part, in: &draft) {
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

/// A colour as Swift.
struct ColourSource {
  let expression: String

  /// Reads `#RGB`, `#RRGGBB`, `#RRGGBBAA` or SwiftUI's own name; `nil` for what is no colour.
  init?(_ text: String) {
    if ColourName.all.contains(text) {
      expression = "Color.\(text)"
      return
    }
    guard let colour = Colour(text, isDark: false) else { return nil }
    func part(_ value: Double) -> String {
      let thousandths = Int((value * 1_000).rounded())
      return thousandths % 1_000 == 0
        ? String(thousandths / 1_000)
        : "0." + String(String(1_000 + thousandths).dropFirst()).trimmedZeros
    }
    if colour == .white || colour == .black {
      expression = colour == .white ? "Color.white" : "Color.black"
      return
    }
    let opacity = colour.alpha == 1 ? "" : ", opacity: \(part(colour.alpha))"
    expression =
      "Color(red: \(part(colour.red)), green: \(part(colour.green)), blue: \(part(colour.blue))\(opacity))"
  }
}

extension String {
  fileprivate var trimmedZeros: String {
    var text = self
    while text.count > 1, text.last == "0" { text.removeLast() }
    return text
  }
}

/// The kinds of file that a field takes, as Swift.
struct FileTypes {
  let expression: String

  /// Reads an `accept` as in HTML.
  init(_ accept: String) {
    var types: [String] = []
    for word in accept.split(whereSeparator: { $0 == "," || $0 == " " }).map({ $0.lowercased() }) {
      switch word {
      case "image/*": types.append(".image")
      case "video/*": types.append(".movie")
      case "audio/*": types.append(".audio")
      case "text/*": types.append(".text")
      case ".pdf", "application/pdf": types.append(".pdf")
      case ".png", "image/png": types.append(".png")
      case ".jpg", ".jpeg", "image/jpeg": types.append(".jpeg")
      default:
        let name = word.hasPrefix(".") ? String(word.dropFirst()) : word
        let label = word.hasPrefix(".") ? "filenameExtension" : "mimeType"
        types.append("UTType(\(label): \(SwiftText.literal(name))) ?? .data")
      }
    }
    var seen: Set<String> = []
    types = types.filter { seen.insert($0).inserted }
    expression = types.isEmpty ? "[.data]" : "[\(types.joined(separator: ", "))]"
  }
}
