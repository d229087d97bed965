internal import JSON

extension Pen {
  /// The words of a property as people see them: translated, an expression as both of its texts,
  /// a value that is no text in brackets; `nil` where there are none.
  func words(_ component: Component, _ name: String) -> String? {
    words(component[name], path: component.id + "." + name)
  }

  /// The words of a value that has a place among the translations.
  func words(_ value: JSONValue?, path: @autoclosure () -> String) -> String? {
    if !sheet.translations.isEmpty, let translated = sheet.translations[CodeUnits(path())] {
      return visible(translated)
    }
    guard let value, !value.isNull else { return nil }
    guard let text = value.stringValue else { return visible("[\(value.text())]") }
    guard !text.isEmpty else { return nil }
    if let expression = TextExpression(text) { return visible(words(of: expression)) }
    return visible(text)
  }

  private func words(of expression: TextExpression) -> String {
    guard let value = values?[expression.id] else {
      return "\(expression.whenTrue) (when \(expression.id)) or \(expression.whenFalse)"
    }
    return value.isTruthy ? expression.whenTrue : expression.whenFalse
  }

  /// A text with its control characters as marks.
  func visible(_ text: String) -> String { text.visible(isASCII: sheet.isASCII) }

  /// What people call a component: its label, else what assistive technology is told, else its id.
  func name(_ component: Component) -> StyledText {
    if let label = words(component, "label") { return StyledText(label) }
    if let label = words(
      component.accessibility["label"], path: component.id + ".accessibility.label")
    {
      return StyledText(label, .dim)
    }
    return StyledText("[\(visible(component.id.isEmpty ? component.type : component.id))]", .dim)
  }

  /// The name with the marks of a field.
  func fieldName(_ component: Component) -> StyledText {
    var text = name(component)
    if component.isRequired { text += StyledText(" *", .required) }
    if component.isReadOnly { text += StyledText(" (read only)", .dim) }
    return text
  }

  /// An icon's name in front of words.
  func icon(_ component: Component) -> StyledText {
    guard let name = words(component, "systemName") else { return StyledText() }
    return StyledText(symbols.icon.left + name + symbols.icon.right + " ", .dim)
  }

  /// The condition under a property in words, `nil` where it is absent: `shown when …`.
  func condition(_ component: Component, _ property: String, _ words: ConditionWords) -> String? {
    guard let value = component[property] else { return nil }
    switch component.condition(property) {
    case .always(true): return words.always
    case .always(false): return words.never
    case let condition?: return visible(words.when + " " + condition.text)
    case nil: return visible("\(words.when) [\(value.text())]")
    }
  }
}

/// How a condition's effect is said.
struct ConditionWords: Sendable {
  let when: String
  let always: String?
  let never: String?

  static let shown = ConditionWords(when: "shown when", always: nil, never: "never shown")
  static let disabled = ConditionWords(when: "not usable while", always: "not usable", never: nil)
  static let required = ConditionWords(when: "required when", always: "required", never: nil)
}
