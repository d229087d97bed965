extension ValuesSupport.Piece {
  /// Its source.
  var member: String {
    switch self {
    case .day, .errorList, .items, .general: ""
    case .broken:
      member("broken(_ code: String, _ message: String)", "Rule(code, message) { _ in true }")
    case .choice, .choices, .files, .anyEmail, .colour, .date, .time, .dateTime, .whole: shape
    case .minLength, .maxLength, .fewest, .most, .minItems, .maxItems, .minimum, .maximum, .step:
      bound
    case .before, .after, .earliest, .latest, .minAge, .maxAge: moment
    case .patternText, .patternNumber, .patternList, .matchesText, .matchesValue, .email, .url,
      .phone, .listedText, .listedNumber, .unique:
      content
    case .isAnsweredText, .isAnsweredList, .holds, .age, .isOrdered: helper
    case .dateText, .numberText, .pattern: base
    case .emailShape, .urlShape, .phoneShape, .letterShape, .digitShape: textShape
    }
  }

  private func member(_ head: String, _ body: String) -> String {
    "  static func \(head) -> Rule {\n    \(body)\n  }"
  }

  private func property(_ name: String, _ body: String) -> String {
    "  static var \(name): Rule {\n    \(body)\n  }"
  }

  private var shape: String {
    switch self {
    case .choice:
      """
        /// One of some choices; one that is disabled counts only where it was there from the start.
        static func choice(of choices: [VALUES.Choice], or kept: [String] = []) -> Rule {
          Rule("option", "Select one of the available options") { answer in
            !choices.contains { choice in
              choice.value.utf8.elementsEqual(answer.utf8)
                && (!choice.isDisabled || kept.contains(choice.value))
            }
          }
        }
      """
    case .choices:
      """
        /// Some of the choices; one that is disabled counts only where it was there from the start.
        static func choices(of choices: [VALUES.Choice], or kept: [String] = []) -> Rule {
          let values = choices.filter { !$0.isDisabled || kept.contains($0.value) }.map(\\.value)
          return Rule("option", "Select one of the available options") { answers in
            answers.count > choices.count
              || !answers.allSatisfy { answer in
                values.contains { $0.utf8.elementsEqual(answer.utf8) }
              }
          }
        }
      """
    case .files:
      property(
        "files",
        "Rule(\"type\", \"Must be a list of files\") { !$0.allSatisfy { $0.utf16.count <= 10_000 } }"
      )
    case .anyEmail:
      #"""
        /// Looks like an address: one `@`, a dot after it, no blanks.
        static var anyEmail: Rule {
          Rule("email", "Enter a valid email") { text in
            let parts = text.split(separator: "@", omittingEmptySubsequences: false)
            guard parts.count == 2, !parts[0].isEmpty, text.utf16.count <= 254,
              !text.contains(where: \.isWhitespace)
            else { return true }
            let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
            return labels.count < 2 || labels.contains(where: \.isEmpty)
          }
        }
      """#
    case .colour:
      #"""
        static var colour: Rule {
          Rule("type", "Enter a colour such as #1A2B3C") { text in
            let digits = text.utf8.dropFirst()
            return text.utf8.first != UInt8(ascii: "#") || !(digits.count == 6 || digits.count == 8)
              || !digits.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0 | 0x20) }
          }
        }
      """#
    case .date:
      property(
        "date",
        "Rule(\"type\", \"Enter a date such as 2026-01-31\") { DateText.mode(of: $0) != .date }")
    case .time:
      property(
        "time", "Rule(\"type\", \"Enter a time such as 09:30\") { DateText.mode(of: $0) != .time }")
    case .dateTime:
      """
        static var dateTime: Rule {
          Rule("type", "Enter a date and time such as 2026-01-31T09:30") {
            DateText.mode(of: $0) != .dateTime
          }
        }
      """
    case .whole:
      property("whole", "Rule(\"type\", \"Enter a whole number\") { $0 != $0.rounded() }")
    default: ""
    }
  }

  private var bound: String {
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

  private var moment: String {
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

  private var content: String {
    switch self {
    case .patternText:
      patternRule("$0")
    case .patternNumber:
      patternRule("$0.plainText")
    case .patternList:
      patternRule("$0.joined(separator: \",\")")
    case .matchesText:
      """
        /// The same text, sign by sign.
        static func matches(_ other: String?) -> Rule {
          Rule("matchField", "Fields must match") { text in
            !(other.map { $0.utf8.elementsEqual(text.utf8) } ?? false)
          }
        }
      """
    case .matchesValue:
      """
        static func matches(_ other: Value?) -> Rule where Value: Equatable {
          Rule("matchField", "Fields must match") { $0 != other }
        }
      """
    case .email:
      property("email", "Rule(\"email\", \"Enter a valid email\") { !TextShape.isEmail($0) }")
    case .url:
      """
        static var url: Rule {
          Rule("url", "Enter a web address such as https://example.com") { !TextShape.isURL($0) }
        }
      """
    case .phone:
      property("phone", "Rule(\"phone\", \"Enter a telephone number\") { !TextShape.isPhone($0) }")
    case .listedText:
      """
        static func oneOf(_ texts: [String]) -> Rule {
          Rule("oneOf", "Enter one of the accepted answers") { text in
            !texts.contains { $0.utf8.elementsEqual(text.utf8) }
          }
        }
      """
    case .listedNumber:
      """
        static func oneOf(_ numbers: [Double]) -> Rule {
          Rule("oneOf", "Enter one of the accepted answers") { !numbers.contains($0) }
        }
      """
    case .unique:
      """
        /// In no other entry of the list; a list that is too long is wrong already.
        static func unique(among others: [Value?]) -> Rule where Value: Equatable {
          Rule("unique", "This is already in another entry") {
            others.count < 1_000 && others.contains($0)
          }
        }
      """
    default: ""
    }
  }

  private func patternRule(_ text: String) -> String {
    """
      static func pattern(_ pattern: String, seesScalars: Bool = false) -> Rule {
        Rule("pattern", "Invalid format") {
          !PatternText.matches(\(text), pattern, seesScalars: seesScalars)
        }
      }
    """
  }
}
