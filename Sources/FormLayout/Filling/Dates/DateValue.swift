/// A local date, a time, or both, as a value states it.
package struct DateValue: Hashable, Sendable {
  /// What a date value is made of. The raw value is the `mode` of a `DatePicker`.
  package enum Mode: String, Sendable {
    case date, time, dateTime
  }

  package let mode: Mode
  /// `2026-01-31`, `09:30` or `2026-01-31T09:30`; of one mode, earlier is smaller.
  package let text: String

  /// Reads what a layout may state: a date, a time, both, or `today` with or without an offset.
  package init?(_ text: String, today: LocalDate) {
    guard text.utf8.starts(with: "today".utf8) else {
      self.init(literal: text)
      return
    }
    guard let day = Self.day(text, today: today) else { return nil }
    self.init(literal: day.text)
  }

  /// Reads an answer: a date, a time, or both.
  package init?(literal text: String) {
    guard DateText.isDate(text), !text.utf8.starts(with: "today".utf8) else { return nil }
    self.text = text
    switch text.utf8.count {
    case 5: mode = .time
    case 10: mode = .date
    default: mode = .dateTime
    }
  }

  /// The day, where there is one.
  package var day: LocalDate? { LocalDate(text) }

  /// How this stands to another: -1 earlier, 0 the same, 1 later; `nil` for a date and a time.
  ///
  /// A day and a moment compare by their days.
  package func order(to other: DateValue) -> Int? {
    guard mode != other.mode else { return Self.order(text, other.text) }
    guard mode != .time, other.mode != .time else { return nil }
    return Self.order(String(text.prefix(10)), String(other.text.prefix(10)))
  }

  private static func order(_ left: String, _ right: String) -> Int {
    left == right ? 0 : left.utf8.lexicographicallyPrecedes(right.utf8) ? -1 : 1
  }

  /// The day that `today+3d` is.
  private static func day(_ text: String, today: LocalDate) -> LocalDate? {
    guard DateText.isDate(text) else { return nil }
    let offset = text.dropFirst("today".count)
    guard let unit = offset.last, let count = Int(offset.dropLast()) else { return today }
    switch unit {
    case "d": return today.adding(days: count)
    case "w": return today.adding(days: count * 7)
    case "m": return today.adding(months: count)
    default: return today.adding(months: count * 12)
    }
  }
}
