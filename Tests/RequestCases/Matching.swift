internal import FormLayout
internal import JSON

/// Literals and matchers of assertions against values.
enum Matching {
  /// Whether a regular expression of Python's is found in a text. Swift's own engine reads them;
  /// one that it does not read is never found.
  static func finds(_ pattern: String, in text: String) -> Bool {
    guard let regex = try? Regex(pattern) else { return false }
    return text.firstMatch(of: regex) != nil
  }

  /// Whether a value, or none, satisfies a literal or a matcher.
  static func fits(_ value: JSONValue?, _ wanted: JSONValue) -> Bool {
    if let object = wanted.objectValue, object.members.count == 1,
      let member = object.members.first,
      let answer = matcher(member.key, value, member.value)
    {
      return answer
    }
    let isGone = value == nil || value == .null
    switch wanted {
    case .null: return isGone
    case .bool(false): return isGone || value == .bool(false) || value == ""
    default: return value.map { $0.isEquivalent(to: wanted) } ?? false
    }
  }

  /// `required` may be the message itself.
  static func has(_ component: JudgedComponent, _ path: String, _ wanted: JSONValue) -> Bool {
    let value = component.at(path)
    if path == "required", wanted == .bool(true) { return isTrue(value) }
    return fits(value, wanted)
  }

  static func isTrue(_ value: JSONValue?) -> Bool {
    value == .bool(true) || !(value?.stringValue?.allSatisfy(\.isWhitespace) ?? true)
  }

  private static func matcher(_ name: String, _ value: JSONValue?, _ wanted: JSONValue) -> Bool? {
    let isGone = value == nil || value == .null || value == ""
    switch name {
    case "not": return !fits(value, wanted)
    case "anyOf", "oneOf": return (wanted.arrayValue ?? []).contains { fits(value, $0) }
    case "absent": return wanted == .bool(isGone)
    case "present": return wanted == .bool(!isGone)
    case "matches":
      return value?.stringValue.map { finds(wanted.stringValue ?? "", in: $0) } ?? false
    case "mentions": return !isGone && finds(wanted.stringValue ?? "", in: value?.text() ?? "")
    case "atLeast": return compare(value, wanted) { $0 >= $1 }
    case "atMost": return compare(value, wanted) { $0 <= $1 }
    case "hex": return !isGone && NamedColour.hex(value) == NamedColour.hex(wanted)
    case "colour": return !isGone && NamedColour.looks(value, wanted.stringValue ?? "")
    default: return nil
    }
  }

  private static func compare(
    _ value: JSONValue?, _ wanted: JSONValue, _ holds: (Double, Double) -> Bool
  ) -> Bool {
    guard let left = value?.numberValue?.doubleValue, let right = wanted.numberValue?.doubleValue
    else { return false }
    return holds(left, right)
  }

  /// Whether a count is as wanted: a number or `[least, most]`.
  static func isWithin(_ count: Int, _ wanted: JSONValue) -> Bool {
    if let bounds = wanted.arrayValue, let least = bounds.first?.intValue,
      let most = bounds.last?.intValue
    {
      return (least...most).contains(count)
    }
    return wanted.intValue == count
  }
}
