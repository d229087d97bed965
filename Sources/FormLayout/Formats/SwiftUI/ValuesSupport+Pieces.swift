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

  func member(_ head: String, _ body: String) -> String {
    "  static func \(head) -> Rule {\n    \(body)\n  }"
  }

  func property(_ name: String, _ body: String) -> String {
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
