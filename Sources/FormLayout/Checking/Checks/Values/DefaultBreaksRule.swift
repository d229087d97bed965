internal import JSON

extension Check {
  static let defaultBreaksRule = Check(
    code: "default-breaks-rule", severity: .warning,
    summary: "a field starts with a value that its own rules refuse",
    reason: "Who leaves the value as it is cannot send the form, and did nothing wrong.",
    source: "SurveyJS linter",
    passing: [
      Example("at the bound", [number(1, minimum: 1)]),
      Example("a text that is long enough", [text("abc", ["rule": "minLength", "value": 3])]),
      Example("a pattern", [text("NW-1", ["rule": "pattern", "value": "^NW"])]),
    ],
    failing: [
      Example("below the least", [number(0, minimum: 1)]),
      Example("too long", [text("abc", ["rule": "maxLength", "value": 2])]),
      Example("no email address", [text("me", ["rule": "email"])]),
      Example("a pattern", [text("12", ["rule": "pattern", "value": "^NW"])]),
    ],
    find: { context in
      context.components.compactMap { placed in
        guard placed.component.isField, let value = placed.component.defaultValue,
          let broken = brokenRule(of: placed.component, value)
        else { return nil }
        let edit = Edit.set(ids: [context.address(of: placed)], props: [.unset("defaultValue")])
        return placed.finding(
          "the default \(value.stringValue.map { "'\($0)'" } ?? value.text()) breaks \(broken)",
          at: "defaultValue", help: "start with a value that may be sent, or with none",
          fixes: [Fix("start without a value", .offered, [edit])])
      }
    })

  private static func number(_ value: JSONValue, minimum: JSONValue) -> JSONValue {
    [
      "type": "Stepper", "id": "a", "label": "A", "defaultValue": value, "minimum": minimum,
      "maximum": 9,
    ]
  }

  private static func text(_ value: JSONValue, _ rule: JSONValue) -> JSONValue {
    ["type": "TextField", "id": "a", "label": "A", "defaultValue": value, "rules": [rule]]
  }

  /// The first bound or rule that a value breaks whatever the other answers are, in words.
  private static func brokenRule(of component: Component, _ value: JSONValue) -> String? {
    if let least = bound("minimum", of: component), Bound.isAbove(least, value) {
      return "'minimum' \(least.stringValue ?? least.text())"
    }
    if let most = bound("maximum", of: component), Bound.isAbove(value, most) {
      return "'maximum' \(most.stringValue ?? most.text())"
    }
    guard let text = value.stringValue, !text.isEmpty, component.type != "DatePicker" else {
      return nil
    }
    return component.rules.first { !holds($0, for: text) }.map { "the rule '\($0.name)'" }
  }

  private static func bound(_ name: String, of component: Component) -> JSONValue? {
    component[name] ?? component.catalogued?.property(name)?.defaultValue
  }

  private static func holds(_ rule: FieldRule, for text: String) -> Bool {
    switch rule.name {
    case "minLength": rule.value?.intValue.map { text.utf16.count >= $0 } ?? true
    case "maxLength": rule.value?.intValue.map { text.utf16.count <= $0 } ?? true
    case "email": TextShape.isEmail(text)
    case "url": TextShape.isURL(text)
    case "phone": TextShape.isPhone(text)
    case "oneOf":
      rule.value?.arrayValue?.contains { $0.stringValue?.isIdentical(to: text) == true } ?? true
    case "pattern":
      rule.value?.stringValue.flatMap { try? Pattern(javaScript: $0) }
        .map { $0.matches(text) != .fails } ?? true
    default: true
    }
  }
}
