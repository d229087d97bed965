internal import JSON

/// The capturing groups of a pattern, found before it is read: `\1` and `\k` depend on them.
struct PatternGroups {
  private(set) var count = 0
  /// The numbers of the groups of each name.
  private(set) var numbers: [CodeUnits: [Int]] = [:]

  var hasNames: Bool { !numbers.isEmpty }

  init(_ units: [UInt32]) {
    var isInClass = false
    var index = 0
    while index < units.count {
      switch Unicode.Scalar(units[index]) {
      case "\\": index += 1
      case "[": isInClass = true
      case "]": isInClass = false
      case "(" where !isInClass: count(groupAt: index, in: units)
      default: break
      }
      index += 1
    }
  }

  private mutating func count(groupAt index: Int, in units: [UInt32]) {
    func unit(_ place: Int) -> Unicode.Scalar? {
      index + place < units.count ? Unicode.Scalar(units[index + place]) : nil
    }
    guard unit(1) == "?" else {
      count += 1
      return
    }
    guard unit(2) == "<", unit(3) != "=", unit(3) != "!" else { return }
    count += 1
    guard let name = PatternGroups.name(in: units, at: index + 3) else { return }
    numbers[CodeUnits(name.text), default: []].append(count)
  }

  /// Reads a group's name and the `>` after it.
  static func name(in units: [UInt32], at start: Int) -> (text: String, end: Int)? {
    var text = ""
    var index = start
    while index < units.count, units[index] != UInt32(UInt8(ascii: ">")) {
      guard let (scalar, end) = nameCharacter(in: units, at: index),
        isAllowed(scalar, isFirst: text.isEmpty)
      else { return nil }
      text.unicodeScalars.append(scalar)
      index = end
    }
    return index < units.count && !text.isEmpty ? (text, index + 1) : nil
  }

  private static func isAllowed(_ scalar: Unicode.Scalar, isFirst: Bool) -> Bool {
    if scalar == "$" || scalar == "_" { return true }
    if isFirst { return scalar.properties.isIDStart }
    return scalar.properties.isIDContinue || scalar == "\u{200C}" || scalar == "\u{200D}"
  }

  private static func nameCharacter(
    in units: [UInt32],
    at index: Int
  ) -> (Unicode.Scalar, end: Int)? {
    var index = index
    guard let first = nameUnit(in: units, at: &index) else { return nil }
    if let scalar = Unicode.Scalar(first) { return (scalar, index) }
    guard first < 0xDC00, let second = nameUnit(in: units, at: &index),
      let scalar = PatternReader.pair(first, second)
    else { return nil }
    return (scalar, index)
  }

  /// A unit, `\u0061` or `\u{61}`.
  private static func nameUnit(in units: [UInt32], at index: inout Int) -> UInt32? {
    guard index < units.count else { return nil }
    guard units[index] == UInt32(UInt8(ascii: "\\")) else {
      index += 1
      return units[index - 1]
    }
    guard index + 2 < units.count, units[index + 1] == UInt32(UInt8(ascii: "u")) else { return nil }
    index += 2
    guard units[index] == UInt32(UInt8(ascii: "{")) else {
      defer { index += 4 }
      return PatternReader.hex(units, at: index, count: 4)
    }
    let close = units[index...].firstIndex(of: UInt32(UInt8(ascii: "}")))
    guard let close, (2...9).contains(close - index) else { return nil }
    defer { index = close + 1 }
    return PatternReader.hex(units, at: index + 1, count: close - index - 1)
  }
}
