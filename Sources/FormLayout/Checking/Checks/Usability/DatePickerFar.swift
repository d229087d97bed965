internal import JSON

extension Check {
  static let datePickerFar = Check(
    code: "date-picker-far", severity: .info,
    summary: "a calendar asks for a day years away",
    reason: """
      A calendar shows this month. To a day years away one turns page after page; three fields to \
      type in are quicker.
      """,
    source: "GOV.UK Design System: Dates",
    passing: [
      Example("soon", [date(["minimum": "today", "maximum": "today+2y"])]),
      Example("a year away", [date(["minimum": "today+1y"])]),
      Example("to be typed", [date(["maximum": "today-18y", "appearance": "fields"])]),
    ],
    failing: [
      Example("years ahead", [date(["minimum": "today+5y"])]),
      Example("years ago", [date(["maximum": "today-36m", "appearance": "calendar"])]),
    ],
    find: { context in
      let birthdays = Set(
        context.purposefulFields.lazy.filter { $0.purpose == .birthday }.map(\.placed.path))
      return context.components(ofType: "DatePicker").compactMap { placed in
        let picker = placed.component
        guard picker.mode != "time", picker.appearance == nil || picker.appearance == "calendar",
          !birthdays.contains(placed.path)
        else { return nil }
        let ahead = picker["minimum"]?.stringValue.flatMap(years) ?? 0
        let ago = picker["maximum"]?.stringValue.flatMap(years) ?? 0
        guard ahead > 2 || ago < -2 else { return nil }
        return placed.finding(
          "the day is at least \(Int(max(ahead, -ago))) years from today, in a calendar",
          at: ahead > 2 ? "minimum" : "maximum",
          help: "set 'appearance' to 'fields': day, month and year to type",
          fixes: [
            context.fix(
              "ask for day, month and year", .offered, of: placed, [.text("appearance", "fields")])
          ])
      }
    })

  private static func date(_ more: JSONObject) -> JSONValue {
    var object: JSONObject = ["type": "DatePicker", "id": "a", "label": "The day"]
    for member in more.members { object[member.key] = member.value }
    return .object(object)
  }

  /// The years from today that a bound is away, before it negative; `nil` for a fixed day.
  private static func years(_ bound: String) -> Double? {
    guard bound.hasPrefix("today"), DateText.isDate(bound), let unit = bound.last,
      let count = Double(bound.dropFirst(5).dropLast())
    else { return nil }
    switch unit {
    case "y": return count
    case "m": return count / 12
    case "w": return count * 7 / 365
    default: return count / 365
    }
  }
}
