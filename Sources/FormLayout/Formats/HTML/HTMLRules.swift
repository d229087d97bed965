internal import JSON

/// The rules of a field as the page's script tries them: in the engine's order, each with the words
/// that are shown where the field has none of its own.
struct HTMLRules {
  private let component: Component
  private let rules: [FieldRule]

  init(_ component: Component) {
    self.component = component
    rules = component.rules.filter { RuleType.named($0.name) != nil }
  }

  var json: [JSONValue] {
    RuleFault.order.compactMap { code in
      switch code {
      case "minItems", "maxItems": return count(code)
      case "minimum", "maximum", "step": return bound(code)
      default: return rules.first { $0.name == code }.flatMap { rule($0) }
      }
    }
  }

  private func entry(_ code: String, _ value: JSONValue?, _ fault: RuleFault? = nil) -> JSONValue {
    var object: JSONObject = ["rule": .string(code)]
    if let value { object["value"] = value }
    if let fault { object["message"] = .string(fault.message) }
    return .object(object)
  }

  private func rule(_ rule: FieldRule) -> JSONValue? {
    switch rule.name {
    case "minLength", "maxLength":
      guard let bound = rule.value, component.valueKind != .number, component.valueKind != .boolean
      else { return nil }
      let isList = component.valueKind == .textList
      return entry(rule.name, bound, .length(rule.name, bound, isList: isList))
    case "pattern": return rule.value?.stringValue.flatMap { pattern($0) }
    case "matchField", "before", "after":
      return rule.value?.stringValue.map { entry(rule.name, .string($0)) }
    case "minAge", "maxAge":
      return rule.value?.intValue.map {
        entry(rule.name, .number(JSONNumber($0)), .age(rule.name, $0))
      }
    case "oneOf": return rule.value?.arrayValue.map { entry(rule.name, .array($0)) }
    case "email", "url", "phone", "unique": return entry(rule.name, nil)
    default: return nil
    }
  }

  /// A pattern that the engine does not take is passed over, as there.
  private func pattern(_ source: String) -> JSONValue? {
    guard let pattern = BrowserPattern(source) else { return nil }
    guard let unicode = pattern.unicodeText else { return entry("pattern", .string(source)) }
    return ["rule": "pattern", "value": .string(unicode), "flags": "u"]
  }

  private func count(_ code: String) -> JSONValue? {
    guard component.isMultiple, let bound = component[code]?.intValue else { return nil }
    return entry(
      code, .number(JSONNumber(bound)), .count(code, bound, isChoice: component.type == "Picker"))
  }

  private func bound(_ code: String) -> JSONValue? {
    let assumed = component.catalogued?.property(code)?.defaultValue
    guard let stated = component[code] ?? (code == "step" ? nil : assumed) else { return nil }
    switch component.valueKind {
    case .date where code != "step": return stated.stringValue.map { entry(code, .string($0)) }
    case .number where stated.doubleValue != nil:
      guard code == "step" else { return entry(code, stated, .number(code, stated)) }
      let start =
        component["minimum"]?.doubleValue
        ?? component.catalogued?.property("minimum")?.defaultValue?.doubleValue ?? 0
      var object = entry(code, stated, .number(code, stated)).objectValue ?? [:]
      object["from"] = .number(JSONNumber(start))
      return .object(object)
    case .text, .number, .boolean, .date, .textList, .itemList, nil: return nil
    }
  }
}
