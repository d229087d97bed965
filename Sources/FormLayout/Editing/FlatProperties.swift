internal import JSON

/// The properties of a component or form, one level deep or two, as a difference names them:
/// `style.padding`, `rules.minLength`; conditions and routes as text.
struct FlatProperties {
  let values: [(name: String, value: JSONValue)]

  init(_ component: Component) {
    if let stray = component.stray {
      values = [("value", stray)]
      return
    }
    values = component.properties.members.flatMap { member in
      member.key == "children" && member.value.arrayValue != nil || member.key == "id"
        ? [] : Self.flat(member.key, member.value)
    }
  }

  init(_ form: Form) {
    values = form.properties.members.flatMap { member in
      member.key == "components" && member.value.arrayValue != nil
        ? [] : Self.flat(member.key, member.value)
    }
  }

  private static func flat(_ key: String, _ value: JSONValue) -> [(String, JSONValue)] {
    switch key {
    case "visibleIf", "disabledIf", "requiredIf":
      guard let condition = try? Condition(json: value) else { return [(key, value)] }
      return [(key, .string(condition.text))]
    case "style", "accessibility", "messages", "tab", "metadata", "modifiers":
      return members(of: value, under: key)
    case "strings":
      guard let object = value.objectValue else { return [(key, value)] }
      return object.members.flatMap { language in
        members(of: language.value, under: "\(key).\(language.key)")
      }
    case "rules": return rules(value)
    case "routes":
      guard let elements = value.arrayValue else { return [(key, value)] }
      return [(key, .array(elements.map { Route(json: $0).map { .string($0.text) } ?? $0 }))]
    default: return [(key, value)]
    }
  }

  private static func members(of value: JSONValue, under key: String) -> [(String, JSONValue)] {
    guard let object = value.objectValue, !object.isEmpty else { return [(key, value)] }
    return object.members.flatMap { member in
      member.key == "modifiers"
        ? members(of: member.value, under: "\(key).\(member.key)")
        : [("\(key).\(member.key)", member.value)]
    }
  }

  /// Rules by their name where each name occurs once; a rule without a value is `true`.
  private static func rules(_ value: JSONValue) -> [(String, JSONValue)] {
    let elements = value.arrayValue ?? []
    let rules = elements.compactMap { FieldRule(json: $0) }
    let isPlain = rules.count == elements.count && Set(rules.map(\.name)).count == rules.count
    guard isPlain, !rules.isEmpty else { return [("rules", value)] }
    return rules.map { ("rules.\($0.name)", $0.value ?? true) }
  }
}
