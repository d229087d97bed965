internal import FormLayout
internal import JSON

/// Whether a field takes a value, by the product's own engine; rules that need other fields are passed over.
enum Answering {
  static let today = LocalDate("2026-11-30")

  static func accepts(_ component: JudgedComponent, _ sample: JSONValue) -> Bool {
    guard let today else { return false }
    var json = component.json
    for key in ["visibleIf", "disabledIf", "requiredIf"] { json[key] = nil }
    json["binding"] = "value"
    // The assertion is about rules, bounds and options, not about what a keyboard is for.
    if !isNumber(component) { json["input"] = nil }
    json["purpose"] = nil
    json["rules"] = .array(component.rules.filter { !readsOthers($0) }.map(\.json))
    let form = Form(json: ["formchat": 1, "id": "one", "components": [.object(json)]])
    let value = value(sample, component, today)
    return AnswerCheck(form, values: ["value": value], today: today).isValid
  }

  private static func readsOthers(_ rule: FieldRule) -> Bool {
    if rule.name == "matchField" || rule.name == "unique" { return true }
    guard ["before", "after"].contains(rule.name), let bound = rule.value?.stringValue else {
      return false
    }
    return !bound.hasPrefix("today") && bound.first.map { !$0.isNumber } ?? true
  }

  /// A sample in the shape that the field stores: `@today-17y` is a date.
  private static func value(
    _ sample: JSONValue, _ component: JudgedComponent, _ today: LocalDate
  ) -> JSONValue {
    if let text = sample.stringValue, text.hasPrefix("@today") {
      return .string(DateValue(String(text.dropFirst()), today: today).map(\.text) ?? text)
    }
    let isNumber = isNumber(component)
    if isNumber, let text = sample.stringValue, let number = Double(text) {
      return .number(JSONNumber(number))
    }
    if !isNumber, sample.numberValue != nil { return .string(sample.text()) }
    return sample
  }

  private static func isNumber(_ component: JudgedComponent) -> Bool {
    ["Stepper", "Slider", "Rating"].contains(component.type)
      || component.type == "TextField"
        && ["number", "integer"].contains(component.json["input"]?.stringValue)
  }
}
