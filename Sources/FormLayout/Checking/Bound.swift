internal import JSON

/// What can be said of two bounds without knowing today or any answer.
enum Bound {
  /// Whether the one is surely above the other: two numbers, two dates of one mode, two offsets of today.
  static func isAbove(_ left: JSONValue, _ right: JSONValue) -> Bool {
    if let left = left.doubleValue, let right = right.doubleValue { return left > right }
    guard let left = left.stringValue, let right = right.stringValue, DateText.isDate(left),
      DateText.isDate(right)
    else { return false }
    if let left = days(left), let right = days(right) { return left.lowerBound > right.upperBound }
    let isOneMode = left.utf8.count == right.utf8.count && days(left) == nil && days(right) == nil
    return isOneMode && right.precedes(left)
  }

  /// The days from today that an offset may come to.
  private static func days(_ text: String) -> ClosedRange<Int>? {
    guard text.hasPrefix("today") else { return nil }
    let offset = text.dropFirst(5)
    guard let unit = offset.last, let count = Int(offset.dropLast()), abs(count) < 100_000 else {
      return 0...0
    }
    let lengths: ClosedRange<Int> =
      switch unit {
      case "w": 7...7
      case "m": 28...31
      case "y": 365...366
      default: 1...1
      }
    let ends = [count * lengths.lowerBound, count * lengths.upperBound]
    return min(ends[0], ends[1])...max(ends[0], ends[1])
  }
}
