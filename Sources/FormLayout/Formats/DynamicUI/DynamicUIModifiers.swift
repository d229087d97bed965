internal import JSON

/// The modifiers that have a place of their own in a form's style.
enum DynamicUIModifiers {
  /// Each style with the names of its modifier; the first is the one that is written.
  static let names: [(style: String, modifiers: [String])] = [
    ("foregroundColor", ["foregroundColor", "foregroundStyle", "color"]),
    ("backgroundColor", ["backgroundColor", "background", "backgroundStyle"]),
    ("weight", ["fontWeight"]), ("font", ["font"]), ("opacity", ["opacity"]),
    ("padding", ["padding"]),
  ]

  /// The parts of a fixed frame.
  static let frame = ["width", "height"]

  /// Whether a value means the same as a style and as a modifier.
  static func means(_ value: JSONValue, _ style: String) -> Bool {
    let property = Property.style.first { $0.name == style }
    guard !value.isNull, let property, property.shape.takes(value) else { return false }
    switch style {
    case "foregroundColor", "backgroundColor":
      // Three digits, and the name that an asset catalogue gives, are no colours to DynamicUI.
      let text = value.stringValue ?? ""
      return text != "accentColor"
        && !(text.utf8.first == UInt8(ascii: "#") && text.utf8.count == 4)
    case "padding": return value.objectValue.map { !$0.isEmpty } ?? true
    case "width", "height": return value.numberValue != nil
    default: return true
    }
  }
}

extension DynamicUIReader {
  func takeModifiers(from rest: inout JSONObject, into draft: inout DynamicUIDraft) {
    guard let modifiers = rest["modifiers"]?.objectValue else { return }
    rest["modifiers"] = nil
    var others: JSONObject = [:]
    for member in modifiers.members {
      let value = names.translated(member.value)
      if !take(member.key, value, into: &draft) { others[member.key] = value }
    }
    if !others.isEmpty || modifiers.isEmpty {
      draft.set(.object(others), for: ["style", "modifiers"])
    }
  }

  private func take(_ name: String, _ value: JSONValue, into draft: inout DynamicUIDraft) -> Bool {
    switch name {
    case "disabled":
      guard value.boolValue != nil, draft.properties["disabledIf"] == nil else { return false }
      draft.set(value, for: ["disabledIf"])
      draft.origin.aliases["disabledIf"] = "modifiers"
      return true
    case "frame":
      let parts = value.objectValue?.members ?? []
      guard !parts.isEmpty,
        parts.allSatisfy({
          DynamicUIModifiers.frame.contains($0.key) && DynamicUIModifiers.means($0.value, $0.key)
        })
      else { return false }
      for part in parts { draft.set(part.value, for: ["style", part.key]) }
      return true
    default:
      guard let known = DynamicUIModifiers.names.first(where: { $0.modifiers.contains(name) }),
        draft.style[known.style] == nil, DynamicUIModifiers.means(value, known.style)
      else { return false }
      draft.set(value, for: ["style", known.style])
      if name != known.modifiers[0] { draft.origin.aliases[known.style] = .string(name) }
      return true
    }
  }
}
