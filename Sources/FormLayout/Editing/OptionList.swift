internal import JSON

/// Options as edits write them: `value=Label`, or `Label` alone.
enum OptionList {
  /// The options of the entries; those whose value stays keep their other keys.
  static func make(from entries: [String], keeping old: [JSONValue]) -> [JSONValue] {
    let parsed = entries.map { split($0).map { (value: $0.0, label: $0.1) } }
    var taken: [String] = []
    var values: [String?] = []
    for (entry, pair) in zip(entries, parsed) {
      let wanted = pair?.value ?? value(ofLabel: entry, in: old, notIn: taken)
      let value = wanted.map { unused($0, taken) }
      if let value { taken.append(value) }
      values.append(value)
    }
    return zip(entries, zip(parsed, values)).map { entry, found in
      let (pair, known) = found
      let value = known ?? made(from: entry, taken)
      if known == nil { taken.append(value) }
      let label = pair?.label ?? entry
      return option(value, label.isEmpty ? value : label, keeping: old)
    }
  }

  /// The two sides of the first `=`, where the left one is `[A-Za-z0-9_.-]+`.
  static func split(_ entry: String) -> (String, String)? {
    let units = entry.utf8
    guard let place = units.firstIndex(of: UInt8(ascii: "=")), place != units.startIndex else {
      return nil
    }
    let isPlain = units[..<place].allSatisfy { unit in
      (0x61...0x7A).contains(unit | 0x20) || (0x30...0x39).contains(unit)
        || [0x5F, 0x2E, 0x2D].contains(unit)
    }
    guard isPlain else { return nil }
    return (String(entry[..<place]), String(entry[units.index(after: place)...]))
  }

  /// The value of a new option: its label's words, else `option1`, `option2`, …
  static func made(from label: String, _ taken: [String]) -> String {
    if let words = Identifier.camelCase(label) { return unused(words, taken) }
    var number = 1
    while taken.contains("option\(number)") { number += 1 }
    return "option\(number)"
  }

  /// The value, or the value with the first free number from 2.
  static func unused(_ value: String, _ taken: [String]) -> String {
    Identifier.unused(value) { candidate in taken.contains { $0.isIdentical(to: candidate) } }
  }

  private static func value(
    ofLabel label: String, in old: [JSONValue], notIn taken: [String]
  ) -> String? {
    old.lazy.compactMap { FieldOption(json: $0) }.first { option in
      option.label.isIdentical(to: label)
        && !taken.contains { $0.isIdentical(to: option.value) }
    }?.value
  }

  private static func option(
    _ value: String, _ label: String, keeping old: [JSONValue]
  ) -> JSONValue {
    let kept = old.first { $0["value"]?.stringValue?.isIdentical(to: value) ?? false }
    guard var object = kept?.objectValue else {
      return FieldOption(value: value, label: label).json
    }
    if !(FieldOption(json: .object(object))?.label.isIdentical(to: label) ?? false) {
      object["label"] = .string(label)
    }
    return .object(object)
  }
}
