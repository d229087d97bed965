import FormLayout
import JSON

/// The one place that says which spellings of a value mean the same.
enum Spelling {
  /// A property's value in its plainest spelling; `nil` where it says what is so without it in a
  /// component of the type that it had first.
  static func normal(
    _ value: JSONValue?, of name: String, in component: Component, first type: ComponentType?,
    _ format: LayoutFormat
  ) -> JSONValue? {
    guard let value, !value.isNull else { return nil }
    let standard = type?.property(name)?.defaultValue
    if let standard, standard.isEquivalent(to: value) { return nil }
    switch name {
    case "text": return words(of: component, value)
    case "disabledIf", "requiredIf": return nil
    case "options":
      let options = component.options.enumerated().map { index, option -> JSONValue in
        // DynamicUI's answers are places, which is told.
        let value = format.name == "dynamicui" ? String(index) : option.value
        return ["value": .string(value), "label": .string(option.label)]
      }
      return .array(options)
    case "defaultValue":
      guard format.name == "dynamicui" else { return value }
      if let number = value.numberValue, component.type == "TextField" {
        return .string(number.text)
      }
      let index = component.options.firstIndex { value == .string($0.value) }
      return index.map { .string(String($0)) } ?? value
    case "next", "back", "skip":
      if name == "skip", value == false { return nil }
      return value.objectValue?.members.count == 1 ? value["label"] : value
    case "style": return style(value)
    case "rules", "messages", "accessibility", "tab":
      if value.arrayValue?.isEmpty ?? value.objectValue?.isEmpty ?? false { return nil }
      return value
    case "origin":
      if value.objectValue?.keys == ["format"] { return nil }
      return value
    default: return value
    }
  }

  /// Words that are no Markdown, where they come back as Markdown that shows them.
  private static func words(of component: Component, _ value: JSONValue) -> JSONValue {
    guard component["markdown"] == true, let markdown = value.stringValue else { return value }
    let shown = markdown.replacing(/\\([\\`*_\[\]<>~&])/) { String($0.output.1) }
    return .string(shown)
  }

  /// Colours of three digits have six.
  private static func style(_ style: JSONValue) -> JSONValue? {
    guard var object = style.objectValue, !object.isEmpty else { return nil }
    for member in object.members {
      guard let text = member.value.stringValue, text.hasPrefix("#"), text.utf8.count == 4 else {
        continue
      }
      object[member.key] = .string("#" + text.dropFirst().map { "\($0)\($0)" }.joined())
    }
    return .object(object)
  }
}
