/// What the entries of a field's `validation` are called in a form.
enum FormhausRules {
  /// The property that a bound is, where Formhaus looks at it for such answers.
  static func property(of bound: String, _ answer: FormhausFieldType.Answer) -> String? {
    switch (bound, answer) {
    case ("min", .number), ("min", .any): "minimum"
    case ("max", .number), ("max", .any): "maximum"
    case ("minLength", .list): "minItems"
    case ("maxLength", .list): "maxItems"
    default: nil
    }
  }

  /// The rule or property that a message belongs to.
  static func messageName(of key: String, _ answer: FormhausFieldType.Answer) -> String? {
    switch key {
    case "minLengthMessage": answer == .list ? "minItems" : "minLength"
    case "maxLengthMessage": answer == .list ? "maxItems" : "maxLength"
    case "minMessage": "minimum"
    case "maxMessage": "maximum"
    case "patternMessage": "pattern"
    case "matchFieldMessage": "matchField"
    default: nil
    }
  }

  /// The entry that each rule is.
  static let rules = [
    "minLength": "minLength", "maxLength": "maxLength", "pattern": "pattern",
    "matchField": "matchField", "custom": "validator",
  ]

  /// The bounds and messages there are.
  static let bounds = ["min", "max", "minLength", "maxLength"]
  static let messages = [
    "minLengthMessage", "maxLengthMessage", "minMessage", "maxMessage", "patternMessage",
    "matchFieldMessage",
  ]
}
