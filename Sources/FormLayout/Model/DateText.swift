/// Whether a text is a date as layouts write one; what it means is the filling's matter.
package enum DateText {
  /// `2026-01-31`, `09:30`, `2026-01-31T09:30`, `today`, or `today` with an offset such as `+3d`.
  package static func isDate(_ text: String) -> Bool {
    let units = Array(text.utf8)
    if units.starts(with: Array("today".utf8)) { return isOffset(units[5...]) }
    if let split = units.firstIndex(of: UInt8(ascii: "T")) {
      return isDay(units[..<split]) && isTime(units[(split + 1)...])
    }
    return isDay(units[...]) || isTime(units[...])
  }

  /// Nothing, or a sign, digits and one of `d`, `w`, `m`, `y`.
  private static func isOffset(_ units: ArraySlice<UInt8>) -> Bool {
    guard let sign = units.first else { return true }
    let digits = units.dropFirst().dropLast()
    guard let unit = units.last, "dwmy".utf8.contains(unit), units.count <= 7 else { return false }
    return "+-".utf8.contains(sign) && !digits.isEmpty && number(digits) != nil
  }

  private static func isDay(_ units: ArraySlice<UInt8>) -> Bool {
    let parts = units.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], let year = number(parts[0]),
      let month = number(parts[1]), let day = number(parts[2]), (1...12).contains(month)
    else { return false }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    return (1...days).contains(day)
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
