/// What an answer must not be less or more than.
extension ValuesSupport.Piece {
  /// Lengths, counts and numbers.
  var bound: String {
    switch self {
    case .minLength:
      member(
        "minLength(_ count: Int)",
        "Rule(\"minLength\", \"Must be at least \\(count) characters\") { $0.utf16.count < count }")
    case .maxLength:
      member(
        "maxLength(_ count: Int)",
        "Rule(\"maxLength\", \"Must be at most \\(count) characters\") { $0.utf16.count > count }")
    case .fewest:
      member(
        "minLength(_ count: Int)",
        "Rule(\"minLength\", \"Must be at least \\(count) items\") { $0.count < count }")
    case .most:
      member(
        "maxLength(_ count: Int)",
        "Rule(\"maxLength\", \"Must be at most \\(count) items\") { $0.count > count }")
    case .minItems:
      member(
        "minItems(_ count: Int, verb: String = \"Choose\")",
        "Rule(\"minItems\", \"\\(verb) at least \\(count)\") { $0.count < count }")
    case .maxItems:
      member(
        "maxItems(_ count: Int, verb: String = \"Choose\")",
        "Rule(\"maxItems\", \"\\(verb) at most \\(count)\") { $0.count > count }")
    case .minimum:
      member(
        "minimum(_ bound: Double)",
        "Rule(\"minimum\", \"Must be at least \\(bound.plainText)\") { $0 < bound }")
    case .maximum:
      member(
        "maximum(_ bound: Double)",
        "Rule(\"maximum\", \"Must be at most \\(bound.plainText)\") { $0 > bound }")
    case .step:
      """
        static func step(_ step: Double, from start: Double = 0) -> Rule {
          Rule("step", "Must be in steps of \\(step.plainText)") { value in
            let count = (value - start) / step
            return !(abs(count - count.rounded()) < 1e-6)
          }
        }
      """
    default: ""
    }
  }

  /// Dates and ages.
  var moment: String {
    switch self {
    case .before: date("before", isUpper: true)
    case .after: date("after", isUpper: false)
    case .earliest: date("minimum", isUpper: false)
    case .latest: date("maximum", isUpper: true)
    case .minAge: age("minAge", "Age must be at least \\(years)", "<")
    case .maxAge: age("maxAge", "Age must be below \\(years + 1)", ">")
    default: ""
    }
  }

  private func date(_ name: String, isUpper: Bool) -> String {
    """
      /// Not \(isUpper ? "after" : "before") a bound; without one all is well.
      static func \(name)(_ bound: String?) -> Rule {
        let words = (bound ?? "").replacingOccurrences(of: "T", with: " ")
        return Rule("\(name)", "Must not be \(isUpper ? "after" : "before") \\(words)") {
          (DateText.order($0, bound) ?? 0) \(isUpper ? ">" : "<") 0
        }
      }
    """
  }

  private func age(_ name: String, _ message: String, _ sign: String) -> String {
    """
      static func \(name)(_ years: Int, _ today: VALUES.Day) -> Rule {
        Rule("\(name)", "\(message)") {
          (VALUES.Day($0)?.wholeYears(until: today) ?? years) \(sign) years
        }
      }
    """
  }
}
