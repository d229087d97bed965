internal import FormLayout
internal import JSON

/// The dates and times worth trying in a field.
struct DateCandidates {
  let values: [String]

  init(_ component: Component, today: LocalDate) {
    let mode = component.mode ?? "date"
    var days = ["2000-02-29", "1990-05-17", "2026-02-30", "1900-01-01", "9999-12-31", "0000-01-01"]
    days += Self.around("today", today)
    var moments: [String] = []
    for rule in component.rules {
      if let text = rule.value?.stringValue { moments.append(text) }
      if rule.name == "minAge" || rule.name == "maxAge", let years = rule.value?.intValue {
        days += Self.ages(years, today)
      }
    }
    for name in ["minimum", "maximum"] {
      if let text = component[name]?.stringValue { moments.append(text) }
    }
    for text in moments { days += Self.around(text, today) }
    switch mode {
    case "time":
      values =
        ["00:00", "09:30", "23:59", "24:00", "12:60", "9:30", "", " "]
        + moments.flatMap { Self.around($0, today) }
    case "dateTime":
      values =
        days.flatMap { $0.utf8.count == 10 ? ["\($0)T00:00", "\($0)T23:59"] : [$0] }
        + ["2026-01-31 09:30", "2026-01-31", ""]
    default: values = days + ["31.01.2026", "2026-1-3", "today", "", " "]
    }
  }

  /// What a bound says, and what lies just beside it.
  static func around(_ text: String, _ today: LocalDate) -> [String] {
    guard let date = DateValue(text, today: today) else { return [text] }
    guard let day = date.day else { return [date.text, "00:00", "23:59", "12:00"] }
    let time = date.text.dropFirst(10)
    return [-400, -1, 0, 1, 400].compactMap { day.adding(days: $0) }.map { $0.text + time }
  }

  /// The birthdays of people who are just of an age, and of those a day younger and older.
  static func ages(_ years: Int, _ today: LocalDate) -> [String] {
    let birthdays = [years, years + 1].compactMap { today.adding(months: -12 * $0) }
    return birthdays.flatMap { day in
      [-1, 0, 1, 30, -30].compactMap { day.adding(days: $0)?.text }
    }
  }
}
