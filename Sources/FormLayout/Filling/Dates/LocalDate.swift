/// A day of the Gregorian calendar, without zone.
package struct LocalDate: Hashable, Sendable {
  package let year: Int
  package let month: Int
  package let day: Int

  /// Takes parts that are known to make a day.
  private init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day that parts make; `nil` where there is none, as for 30 February.
  package init?(_ year: Int, _ month: Int, _ day: Int) {
    guard (0...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.days(in: month, of: year)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// Reads `2026-01-31`; of a date with a time, the day.
  package init?(_ text: String) {
    let day = text.utf8.prefix { $0 != UInt8(ascii: "T") }
    guard DateText.isDate(text), day.count == 10 else { return nil }
    let parts = day.split(separator: UInt8(ascii: "-")).compactMap {
      Int(String(decoding: $0, as: UTF8.self))
    }
    guard parts.count == 3 else { return nil }
    self.init(parts[0], parts[1], parts[2])
  }

  /// The day as it is written: `2026-01-31`.
  package var text: String {
    func padded(_ number: Int, to count: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }
    return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }

  /// The day some days later; negative counts go back. `nil` outside the years 0 to 9999.
  package func adding(days: Int) -> LocalDate? {
    let (number, overflow) = dayNumber.addingReportingOverflow(days)
    return overflow ? nil : LocalDate(dayNumber: number)
  }

  /// The same day some months later, or the last one of a month that is too short.
  package func adding(months: Int) -> LocalDate? {
    let (count, overflow) = (year * 12 + month - 1).addingReportingOverflow(months)
    guard !overflow, count >= 0 else { return nil }
    let (year, month) = (count / 12, count % 12 + 1)
    return LocalDate(year, month, min(day, Self.days(in: month, of: year)))
  }

  /// The whole years from this day to another; towards zero where the other is earlier.
  package func wholeYears(until other: LocalDate) -> Int {
    guard self <= other else { return -other.wholeYears(until: self) }
    let isBeforeBirthday = (other.month, other.day) < (month, day)
    return other.year - year - (isBeforeBirthday ? 1 : 0)
  }

  private static func days(in month: Int, of year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }
}

extension LocalDate: Comparable {
  package static func < (left: LocalDate, right: LocalDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

/// Days are counted in years that begin with March, so that a leap day is the last of its year
/// (H. Hinnant, "chrono-Compatible Low-Level Date Algorithms").
extension LocalDate {
  /// The days since 1 March of the year 0.
  private var dayNumber: Int {
    let shifted = month > 2 ? year : year - 1
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
  }

  private init?(dayNumber number: Int) {
    guard abs(number) < 4_000_000 else { return nil }
    let era = (number >= 0 ? number : number - 146_096) / 146_097
    let dayOfEra = number - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    self.init(year, month, dayOfYear - (153 * shifted + 2) / 5 + 1)
  }
}
