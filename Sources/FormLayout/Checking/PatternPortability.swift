/// What keeps a pattern from working with the flag `v`, or in Swift.
struct PatternPortability {
  let message: String
  let help: String
  /// The same pattern with the characters escaped, where that is all it needs.
  let escaped: String?

  /// `nil` where nothing does.
  init?(_ source: String) {
    if source.split(separator: "(?<=").count > 1 || source.hasPrefix("(?<=")
      || source.split(separator: "(?<!").count > 1 || source.hasPrefix("(?<!")
    {
      message = "the pattern looks behind, which Swift cannot"
      help = "say the same from the other side, or have it tried by the host"
      escaped = nil
      return
    }
    let (found, text) = Self.escaping(Array(source.unicodeScalars))
    guard let found else { return nil }
    message = "browsers pass the pattern over: '\(found)' in a class is not escaped"
    help = "write '\\\(found)' in the class"
    escaped = text
  }

  /// The first character of a class that needs an escape, and the pattern with all of them escaped.
  private static func escaping(_ units: [Unicode.Scalar]) -> (Unicode.Scalar?, String) {
    var text = String.UnicodeScalarView()
    var first: Unicode.Scalar?
    var classStart: Int?
    var index = 0
    while index < units.count {
      let unit = units[index]
      if unit == "\\", index + 1 < units.count {
        text.append(contentsOf: units[index...(index + 1)])
        index += 2
        continue
      }
      if let start = classStart {
        if unit == "]" {
          classStart = nil
        } else if needsEscape(unit, at: index, in: units, from: start) {
          first = first ?? unit
          text.append("\\")
        }
      } else if unit == "[" {
        classStart = index + 1 < units.count && units[index + 1] == "^" ? index + 2 : index + 1
      }
      text.append(unit)
      index += 1
    }
    return (first, String(text))
  }

  private static func needsEscape(
    _ unit: Unicode.Scalar, at index: Int, in units: [Unicode.Scalar], from start: Int
  ) -> Bool {
    if "()[{}/|".unicodeScalars.contains(unit) { return true }
    guard unit == "-" else { return false }
    let isLast = index + 1 < units.count && units[index + 1] == "]"
    // After an escape such as \w a hyphen begins no range.
    let isAfterClass =
      index >= start + 2 && units[index - 2] == "\\"
      && "dDsSwW".unicodeScalars.contains(units[index - 1])
    return index == start || isLast || isAfterClass
  }
}
