/// A date that a layout states, as Swift.
struct DateSource {
  /// An optional text where it depends on today, else a text.
  let expression: String
  let needsToday: Bool

  init(_ text: String) {
    guard text.utf8.starts(with: "today".utf8) else {
      expression = SwiftText.literal(text)
      needsToday = false
      return
    }
    needsToday = true
    let offset = text.dropFirst(5)
    guard let unit = offset.last, let count = Int(offset.dropLast()) else {
      expression = "today.text"
      return
    }
    switch unit {
    case "d": expression = "today.adding(days: \(SwiftText.grouped(count)))?.text"
    case "w": expression = "today.adding(days: \(SwiftText.grouped(count * 7)))?.text"
    case "m": expression = "today.adding(months: \(SwiftText.grouped(count)))?.text"
    default: expression = "today.adding(months: \(SwiftText.grouped(count * 12)))?.text"
    }
  }
}
