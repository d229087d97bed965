/// What every file of values has.
extension ValuesSupport {
  /// Whether an answer says anything.
  static let answers = #"""
    // MARK: - Checking

    /// What an answer can be.
    private protocol Answer {
      /// Whether it says nothing.
      var isBlank: Bool { get }
      /// Whether it says nothing where an answer is required.
      var isMissing: Bool { get }
    }

    extension String: Answer {
      fileprivate var isBlank: Bool { isEmpty }
      fileprivate var isMissing: Bool { allSatisfy(\.isWhitespace) }
    }

    extension Double: Answer {
      fileprivate var isBlank: Bool { false }
      fileprivate var isMissing: Bool { false }
    }

    extension Bool: Answer {
      fileprivate var isBlank: Bool { !self }
      fileprivate var isMissing: Bool { !self }
    }

    extension [String]: Answer {
      fileprivate var isBlank: Bool { isEmpty }
      fileprivate var isMissing: Bool { isEmpty }
    }
    """#

  /// One rule.
  static let rule = #"""
    /// What an answer must follow, and what is said where it does not.
    private struct Rule<Value> {
      let code: String
      let message: String
      let isBroken: (Value) -> Bool

      init(_ code: String, _ message: String, isBroken: @escaping (Value) -> Bool) {
        self.code = code
        self.message = message
        self.isBroken = isBroken
      }
    }
    """#

  /// The list that errors are gathered in.
  func errorList(_ values: String, _ sharesValues: Bool) -> String {
    let once =
      sharesValues
      ? "\n    // Two questions may share an answer: one error is enough.\n    guard !found.contains(where: { $0.field == field }) else { return }"
      : ""
    let items = has(.items) ? "\n\n" + Self.items : ""
    return Self.list.replacing("ONCE", with: once).replacing("ITEMS", with: items)
  }

  private func has(_ piece: Piece) -> Bool { usedPieces.contains(piece) }

  private static let list = #"""
    /// Gathers the first error of each question.
    private struct ErrorList {
      private(set) var found: [VALUES.FieldError] = []

      /// Holds a text against its rules; it must be of a sane length before all else.
      mutating func check(
        _ field: VALUES.Field, _ path: String, _ answer: String?,
        as shape: [Rule<String>] = [.text], isRequired: Bool = false, isOpen: Bool = true,
        messages: [String: String] = [:], rules: [Rule<String>] = []
      ) {
        checkAnswer(
          field, path, answer, shape: answer == "" ? [] : shape, isRequired, isOpen, messages, rules)
      }

      /// Holds an answer against its rules.
      mutating func check<Value: Answer>(
        _ field: VALUES.Field, _ path: String, _ answer: Value?,
        as shape: [Rule<Value>] = [], isRequired: Bool = false, isOpen: Bool = true,
        messages: [String: String] = [:], rules: [Rule<Value>] = []
      ) {
        checkAnswer(field, path, answer, shape: shape, isRequired, isOpen, messages, rules)
      }

      private mutating func checkAnswer<Value: Answer>(
        _ field: VALUES.Field, _ path: String, _ answer: Value?,
        shape: [Rule<Value>], _ isRequired: Bool, _ isOpen: Bool, _ messages: [String: String],
        _ rules: [Rule<Value>]
      ) {
        if let answer, let rule = shape.first(where: { $0.isBroken(answer) }) {
          return add(field, path, rule.code, rule.message)
        }
        // What cannot be changed at present is not held against anybody.
        guard isOpen else { return }
        guard let answer, !answer.isBlank, !(isRequired && answer.isMissing) else {
          if isRequired {
            add(field, path, "required", messages["required"] ?? "This field is required")
          }
          return
        }
        if let rule = rules.first(where: { $0.isBroken(answer) }) {
          add(field, path, rule.code, messages[rule.code] ?? rule.message)
        }
      }ITEMS

      private mutating func add(
        _ field: VALUES.Field, _ path: String, _ code: String, _ message: String
      ) {
        guard !message.isEmpty else { return }ONCE
        found.append(
          VALUES.FieldError(field: field, path: path, code: code, message: message))
      }
    }

    extension Rule where Value == String {
      static var text: Rule {
        Rule("type", "Must be at most 10000 characters") { $0.utf16.count > 10_000 }
      }
    }
    """#

  private static let items = #"""
      /// Counts the entries of a list.
      mutating func check(
        _ field: VALUES.Field, _ path: String, count: Int, isOpen: Bool = true,
        least: Int = 0, most: Int = 1_000, messages: [String: String] = [:]
      ) {
        guard isOpen else { return }
        if count < least {
          add(field, path, "minItems", messages["minItems"] ?? "Add at least \(least)")
        } else if count > most {
          add(field, path, "maxItems", messages["maxItems"] ?? "At most \(most) can be added")
        }
      }
    """#

  /// A day without a time zone.
  static func day(_ values: String) -> String {
    #"""
    // MARK: - Days

    extension VALUES {
      /// A day of the calendar, without a time zone.
      struct Day: Comparable, Sendable {
        let year: Int
        let month: Int
        let day: Int

        private init(year: Int, month: Int, day: Int) {
          self.year = year
          self.month = month
          self.day = day
        }

        /// Reads `2026-01-31`; of a date with a time, the day.
        init?(_ text: String) {
          guard let mode = DateText.mode(of: text), mode != .time else { return nil }
          let parts = text.prefix(10).split(separator: "-").compactMap { Int($0) }
          self.init(year: parts[0], month: parts[1], day: parts[2])
        }

        /// Today, where the user is.
        static var today: Day {
          let now = Calendar(identifier: .gregorian).dateComponents(
            [.year, .month, .day], from: Date())
          return Day(year: now.year ?? 1970, month: now.month ?? 1, day: now.day ?? 1)
        }

        /// The day as it is stored.
        var text: String { String(format: "%04d-%02d-%02d", year, month, day) }

        /// The day some days later, or earlier.
        func adding(days: Int) -> Day? {
          var calendar = Calendar(identifier: .gregorian)
          calendar.timeZone = .gmt
          let start = DateComponents(year: year, month: month, day: day)
          guard let date = calendar.date(from: start),
            let moved = calendar.date(byAdding: .day, value: days, to: date)
          else { return nil }
          let parts = calendar.dateComponents([.era, .year, .month, .day], from: moved)
          guard parts.era == 1, let year = parts.year, year <= 9_999, let month = parts.month,
            let day = parts.day
          else { return nil }
          return Day(year: year, month: month, day: day)
        }

        /// The same day some months later, or the last one of a month that is too short.
        func adding(months: Int) -> Day? {
          let count = year * 12 + month - 1 + months
          guard (0..<120_000).contains(count) else { return nil }
          let (year, month) = (count / 12, count % 12 + 1)
          let last = DateText.days(in: month, of: year)
          return Day(year: year, month: month, day: min(day, last))
        }

        /// The whole years from this day to another; negative where that is earlier.
        func wholeYears(until other: Day) -> Int {
          guard self <= other else { return -other.wholeYears(until: self) }
          let isBeforeBirthday = (other.month, other.day) < (month, day)
          return other.year - year - (isBeforeBirthday ? 1 : 0)
        }

        static func < (left: Day, right: Day) -> Bool {
          (left.year, left.month, left.day) < (right.year, right.month, right.day)
        }
      }
    }
    """#
  }
}
