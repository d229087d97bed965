internal import JSON

/// Whether a value has the shape that a server asks of a field's type (Formhaus, submission check).
enum TypeCheck {
  /// The most UTF-16 units of one text.
  static let longestText = 10_000

  /// What is wrong with the shape; blank values have none.
  static func fault(of value: JSONValue, for component: Component) -> RuleFault? {
    if value.isNull || value == "" { return nil }
    if value.arrayValue?.isEmpty == true, component.isMultiple { return nil }
    switch component.valueKind {
    case .text: return text(value, component)
    case .number: return number(value, component)
    case .boolean: return value.boolValue == nil ? type("Must be true or false") : nil
    case .date: return date(value, component)
    case .textList: return list(value, component)
    case .itemList: return value.arrayValue == nil ? type("Must be a list") : nil
    case nil: return nil
    }
  }

  private static func type(_ message: String) -> RuleFault {
    RuleFault(code: "type", message: message)
  }

  private static let option = RuleFault(
    code: "option", message: "Select one of the available options")

  private static func text(_ value: JSONValue, _ component: Component) -> RuleFault? {
    if component.type == "Picker" { return choice(value, component) ? nil : option }
    let isEmail = component.type == "TextField" && component.input == "email"
    guard let text = value.stringValue else {
      return isEmail ? .email : type("Must be text")
    }
    guard text.utf16.count <= longestText else {
      return type("Must be at most \(longestText) characters")
    }
    if isEmail, !TextShape.isServerEmail(text) { return .email }
    if component.type == "ColorPicker", !isColour(text) {
      return type("Enter a colour such as #1A2B3C")
    }
    return nil
  }

  /// Whether a value is an option; one that may not be chosen counts only as the default.
  private static func choice(_ value: JSONValue, _ component: Component) -> Bool {
    component.options.contains { option in
      value == .string(option.value)
        && (!option.isDisabled || isDefault(value, of: component))
    }
  }

  private static func isDefault(_ value: JSONValue, of component: Component) -> Bool {
    component.defaultValue == value
      || component.defaultValue?.arrayValue?.contains(value) == true
  }

  private static func number(_ value: JSONValue, _ component: Component) -> RuleFault? {
    guard let number = value.doubleValue, number.isFinite else { return type("Enter a number") }
    let isWhole = component.input != "integer" || number == number.rounded()
    return isWhole ? nil : type("Enter a whole number")
  }

  private static func date(_ value: JSONValue, _ component: Component) -> RuleFault? {
    let mode = DateValue.Mode(rawValue: component.mode ?? "date") ?? .date
    guard value.stringValue.flatMap({ DateValue(literal: $0) })?.mode == mode else {
      switch mode {
      case .date: return type("Enter a date such as 2026-01-31")
      case .time: return type("Enter a time such as 09:30")
      case .dateTime: return type("Enter a date and time such as 2026-01-31T09:30")
      }
    }
    return nil
  }

  private static func list(_ value: JSONValue, _ component: Component) -> RuleFault? {
    guard component.type == "Picker" else {
      let isFine = value.arrayValue?.allSatisfy {
        $0.stringValue.map { $0.utf16.count <= longestText } ?? false
      }
      return isFine == true ? nil : type("Must be a list of files")
    }
    guard let elements = value.arrayValue else {
      return type("Must be a list of available options")
    }
    let isFine =
      elements.count <= component.options.count
      && elements.allSatisfy { choice($0, component) }
    return isFine ? nil : option
  }

  private static func isColour(_ text: String) -> Bool {
    let digits = text.utf8.dropFirst()
    return text.utf8.first == UInt8(ascii: "#") && (digits.count == 6 || digits.count == 8)
      && digits.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0 | 0x20) }
  }
}
