extension ValuesSupport.Piece {
  /// What conditions ask of an answer.
  var helper: String {
    switch self {
    case .isAnsweredText:
      "  fileprivate var isAnswered: Bool { !(self ?? \"\").isEmpty }"
    case .isAnsweredList:
      "  fileprivate var isAnswered: Bool { !(self ?? []).isEmpty }"
    case .holds:
      """
        fileprivate func holds(_ part: String) -> Bool {
          self.map { part.isEmpty || $0.utf8.firstRange(of: part.utf8) != nil } ?? false
        }
      """
    case .age:
      """
        /// The whole years from this date; `nil` where it is none.
        fileprivate func age(on today: VALUES.Day) -> Double? {
          self.flatMap { VALUES.Day($0) }.map { Double($0.wholeYears(until: today)) }
        }
      """
    case .isOrdered:
      """
        /// Whether this date stands to another of its kind as asked.
        fileprivate func isOrdered(_ isRight: (Int, Int) -> Bool, _ other: String?) -> Bool {
          guard let self, let other, DateText.mode(of: self) == DateText.mode(of: other),
            let order = DateText.order(self, other)
          else { return false }
          return isRight(order, 0)
        }
      """
    default: ""
    }
  }

  /// What rules and helpers stand on.
  var base: String {
    switch self {
    case .numberText:
      """
      extension Double {
        /// The number as people write it: without a fraction where it has none.
        fileprivate var plainText: String {
          Int(exactly: self).flatMap { $0.magnitude < 1 << 53 ? String($0) : nil } ?? "\\(self)"
        }
      }
      """
    case .dateText: Self.dateSource
    case .pattern: Self.patternSource
    default: ""
    }
  }

  private static let dateSource = #"""
    /// Dates and times as they are stored: `2026-01-31`, `09:30`, `2026-01-31T09:30`.
    private enum DateText {
      enum Mode {
        case date, time, dateTime
      }

      /// What a text is; `nil` where it is no date.
      static func mode(of text: String) -> Mode? {
        let units = Array(text.utf8)
        switch units.count {
        case 5: return isTime(units[...]) ? .time : nil
        case 10: return isDay(units[...]) ? .date : nil
        case 16:
          let isBoth = isDay(units[..<10]) && units[10] == UInt8(ascii: "T") && isTime(units[11...])
          return isBoth ? .dateTime : nil
        default: return nil
        }
      }

      /// How one stands to another: below 0 earlier, above 0 later; a day and a moment by their days.
      static func order(_ left: String, _ right: String?) -> Int? {
        guard let right, let first = mode(of: left), let second = mode(of: right) else { return nil }
        guard first == second || (first != .time && second != .time) else { return nil }
        let count = first == second ? 16 : 10
        let (one, other) = (left.utf8.prefix(count), right.utf8.prefix(count))
        if one.elementsEqual(other) { return 0 }
        return one.lexicographicallyPrecedes(other) ? -1 : 1
      }

      static func days(in month: Int, of year: Int) -> Int {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
      }

      private static func isDay(_ units: ArraySlice<UInt8>) -> Bool {
        let parts = units.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard parts.map(\.count) == [4, 2, 2], let year = number(parts[0]),
          let month = number(parts[1]), let day = number(parts[2]), (1...12).contains(month)
        else { return false }
        return (1...days(in: month, of: year)).contains(day)
      }

      private static func isTime(_ units: ArraySlice<UInt8>) -> Bool {
        let parts = units.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        guard parts.map(\.count) == [2, 2], let hour = number(parts[0]), let minute = number(parts[1])
        else { return false }
        return hour < 24 && minute < 60
      }

      private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
      }
    }
    """#

  private static let patternSource = #"""
    /// Patterns as JavaScript matches them: anywhere in a text, in UTF-16 units.
    private enum PatternText {
      /// Whether a text matches; where that takes longer than a second, it does not.
      static func matches(_ text: String, _ pattern: String, seesScalars: Bool) -> Bool {
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return true }
        let text = seesScalars ? text : takenApart(text)
        let range = NSRange(location: 0, length: text.utf16.count)
        let end = Date(timeIntervalSinceNow: 1)
        var isMatch = false
        expression.enumerateMatches(in: text, options: .reportProgress, range: range) {
          match, _, stop in
          isMatch = match != nil
          stop.pointee = ObjCBool(isMatch || Date() > end)
        }
        return isMatch
      }

      /// A text in which each half of a pair is a character of its own, of the private use area.
      private static func takenApart(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { $0.value > 0xFFFF }) else { return text }
        var scalars = String.UnicodeScalarView()
        for unit in text.utf16 {
          let isHalf = (0xD800...0xDFFF).contains(unit)
          scalars.append(Unicode.Scalar(isHalf ? 0x10_0000 + UInt32(unit) : UInt32(unit)) ?? " ")
        }
        return String(scalars)
      }
    }
    """#

  /// What a text looks like.
  var textShape: String {
    switch self {
    case .emailShape:
      #"""
        /// ASCII letters, digits and `._%+-`, an `@`, a domain that ends in two letters or more.
        static func isEmail(_ text: String) -> Bool {
          let parts = text.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
          guard parts.count == 2, !parts[0].isEmpty,
            parts[0].allSatisfy({ isLetter($0) || isDigit($0) || "._%+-".utf8.contains($0) }),
            let dot = parts[1].lastIndex(of: UInt8(ascii: ".")), dot > parts[1].startIndex
          else { return false }
          let last = parts[1][parts[1].index(after: dot)...]
          return parts[1][..<dot].allSatisfy { isLetter($0) || isDigit($0) || ".-".utf8.contains($0) }
            && last.count >= 2 && last.allSatisfy(isLetter)
        }
      """#
    case .urlShape:
      #"""
        /// `http` or `https`, a host, no blanks.
        static func isURL(_ text: String) -> Bool {
          let lowered = text.lowercased()
          guard let scheme = ["https://", "http://"].first(where: { lowered.hasPrefix($0) }) else {
            return false
          }
          let host = lowered.dropFirst(scheme.count).prefix { !"/?#".contains($0) }
          return !text.contains(where: \.isWhitespace) && !host.isEmpty && host.first != "."
            && host.first != ":"
        }
      """#
    case .phoneShape:
      #"""
        /// 5 to 15 digits, with `+` in front and blanks and `()-./` among them.
        static func isPhone(_ text: String) -> Bool {
          let units = Array(text.utf8)
          let body = units.first == UInt8(ascii: "+") ? units.dropFirst() : units[...]
          return (5...15).contains(units.filter(isDigit).count)
            && body.allSatisfy { isDigit($0) || " ()-./".utf8.contains($0) }
        }
      """#
    case .letterShape:
      "  private static func isLetter(_ unit: UInt8) -> Bool { (0x61...0x7A).contains(unit | 0x20) }"
    case .digitShape:
      "  private static func isDigit(_ unit: UInt8) -> Bool { (0x30...0x39).contains(unit) }"
    default: ""
    }
  }
}
