internal import JSON

/// A moment as DynamicUI's dates state it: ISO 8601 with its zone, or seconds since 1970.
struct DynamicUIMoment {
  /// The day and time in the zone as written, `2026-08-20T09:00:00`.
  private let local: String
  /// `Z` or an offset.
  private let zone: String

  private init(local: String, zone: String) {
    self.local = local
    self.zone = zone
  }

  init?(_ value: JSONValue) {
    if let seconds = value.doubleValue {
      self.init(seconds: seconds)
      return
    }
    guard let units = value.stringValue.map({ Array($0.utf8) }), units.count > 19 else {
      return nil
    }
    let text = { (range: Range<Int>) in String(decoding: units[range], as: UTF8.self) }
    guard DateText.isDate(text(0..<16)), units[16] == UInt8(ascii: ":"),
      let seconds = Int(text(17..<19)), (0...60).contains(seconds), Self.isZone(units[19...])
    else { return nil }
    self.init(local: text(0..<19), zone: text(19..<units.count))
  }

  private init?(seconds: Double) {
    guard seconds.isFinite, abs(seconds) < 1e12 else { return nil }
    let whole = Int(seconds.rounded(.down))
    let day = whole >= 0 ? whole / 86_400 : (whole - 86_399) / 86_400
    guard let date = LocalDate(1970, 1, 1)?.adding(days: day) else { return nil }
    let time = whole - day * 86_400
    let parts = [time / 3_600, time / 60 % 60, time % 60].map { part in
      (part < 10 ? "0" : "") + String(part)
    }
    self.init(local: date.text + "T" + parts.joined(separator: ":"), zone: "Z")
  }

  /// `Z`, `+02:00` or `+0200`.
  private static func isZone(_ units: ArraySlice<UInt8>) -> Bool {
    if units.elementsEqual("Z".utf8) { return true }
    guard let sign = units.first, "+-".utf8.contains(sign) else { return false }
    let rest = units.dropFirst()
    let digits = rest.filter { $0 != UInt8(ascii: ":") }
    let hasColon = rest.count == 5 && rest[rest.startIndex + 2] == UInt8(ascii: ":")
    return digits.count == 4 && digits.allSatisfy { (0x30...0x39).contains($0) }
      && (hasColon || rest.count == 4)
  }

  /// The value of a date field of a mode.
  func text(_ mode: DateValue.Mode) -> String {
    switch mode {
    case .date: String(local.prefix(10))
    case .time: String(local.dropFirst(11).prefix(5))
    case .dateTime: String(local.prefix(16))
    }
  }

  /// A date field's value as a moment: in the zone of another one, else in UTC. `nil` for `today` and
  /// for the id of a field.
  static func text(of value: String, like other: DynamicUIMoment?) -> String? {
    guard let date = DateValue(literal: value) else { return nil }
    let zone = other?.zone ?? "Z"
    switch date.mode {
    case .date: return value + "T00:00:00" + zone
    case .dateTime: return value + ":00" + zone
    case .time:
      let day = other.map { String($0.local.prefix(10)) } ?? "1970-01-01"
      return day + "T" + value + ":00" + zone
    }
  }
}
