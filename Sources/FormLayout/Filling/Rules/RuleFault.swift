internal import JSON

/// A rule that an answer breaks, with the sentence that is shown where the form has none of its own.
struct RuleFault: Equatable, Sendable {
  let code: String
  let message: String

  /// What is tried after `required`, in this order.
  static let order = [
    "minLength", "maxLength", "minItems", "maxItems", "minimum", "maximum", "step", "pattern",
    "matchField", "email", "url", "phone", "before", "after", "minAge", "maxAge", "oneOf", "unique",
    "custom",
  ]

  static let required = RuleFault(code: "required", message: "This field is required")
  static let pattern = RuleFault(code: "pattern", message: "Invalid format")
  static let matchField = RuleFault(code: "matchField", message: "Fields must match")
  static let email = RuleFault(code: "email", message: "Enter a valid email")
  static let url = RuleFault(
    code: "url", message: "Enter a web address such as https://example.com")
  static let phone = RuleFault(code: "phone", message: "Enter a telephone number")
  static let oneOf = RuleFault(code: "oneOf", message: "Enter one of the accepted answers")
  static let unique = RuleFault(code: "unique", message: "This is already in another entry")

  static func patternLimit(_ limit: PatternLimit) -> RuleFault {
    RuleFault(code: "pattern", message: "This cannot be checked: \(limit.description)")
  }

  static func length(_ code: String, _ bound: JSONValue, isList: Bool) -> RuleFault {
    let unit = isList ? "items" : "characters"
    return RuleFault(
      code: code,
      message: "Must be at \(code == "minLength" ? "least" : "most") \(shown(bound)) \(unit)")
  }

  static func number(_ code: String, _ bound: JSONValue) -> RuleFault {
    switch code {
    case "minimum": RuleFault(code: code, message: "Must be at least \(shown(bound))")
    case "maximum": RuleFault(code: code, message: "Must be at most \(shown(bound))")
    default: RuleFault(code: code, message: "Must be in steps of \(shown(bound))")
    }
  }

  static func count(_ code: String, _ bound: Int, isChoice: Bool) -> RuleFault {
    let verb = isChoice ? "Choose" : "Give"
    return RuleFault(
      code: code, message: "\(verb) at \(code == "minItems" ? "least" : "most") \(bound)")
  }

  static func items(_ code: String, _ bound: Int) -> RuleFault {
    code == "minItems"
      ? RuleFault(code: code, message: "Add at least \(bound)")
      : RuleFault(code: code, message: "At most \(bound) can be added")
  }

  static func date(_ code: String, _ bound: DateValue, isUpper: Bool) -> RuleFault {
    let day = bound.text.replacing("T", with: " ")
    return RuleFault(code: code, message: "Must not be \(isUpper ? "after" : "before") \(day)")
  }

  static func age(_ code: String, _ years: Int) -> RuleFault {
    code == "minAge"
      ? RuleFault(code: code, message: "Age must be at least \(years)")
      : RuleFault(code: code, message: "Age must be below \(years + 1)")
  }

  private static func shown(_ bound: JSONValue) -> String { bound.javaScriptText }
}
