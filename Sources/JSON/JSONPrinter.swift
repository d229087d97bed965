extension JSONValue {
  /// Where white space goes in printed JSON.
  package enum Spacing: Sendable {
    /// None: `{"a":1,"b":[2]}`.
    case compact
    /// One line, a space after `:` and `,`: `{"a": 1, "b": [2]}`.
    case oneLine
    /// One member or element a line, two spaces a level.
    case indented
  }

  /// The value as JSON text with the shortest escapes, without a final newline.
  package func text(_ spacing: Spacing = .compact) -> String {
    var output = ""
    print(to: &output, spacing, level: 0)
    return output
  }

  private func print(to output: inout String, _ spacing: Spacing, level: Int) {
    switch self {
    case .null: output += "null"
    case .bool(let value): output += value ? "true" : "false"
    case .number(let value): output += value.text
    case .string(let value): output += JSONValue.quoted(value)
    case .array(let elements):
      JSONValue.printList(elements, "[", "]", to: &output, spacing, level) { element, output in
        element.print(to: &output, spacing, level: level + 1)
      }
    case .object(let object):
      JSONValue.printList(object.members, "{", "}", to: &output, spacing, level) { member, output in
        output += JSONValue.quoted(member.key)
        output += spacing == .compact ? ":" : ": "
        member.value.print(to: &output, spacing, level: level + 1)
      }
    }
  }

  private static func printList<Element>(
    _ elements: [Element],
    _ open: String,
    _ close: String,
    to output: inout String,
    _ spacing: Spacing,
    _ level: Int,
    print: (Element, inout String) -> Void
  ) {
    output += open
    for (index, element) in elements.enumerated() {
      if index > 0 { output += spacing == .oneLine ? ", " : "," }
      if spacing == .indented { output += "\n" + String(repeating: "  ", count: level + 1) }
      print(element, &output)
    }
    if spacing == .indented, !elements.isEmpty {
      output += "\n" + String(repeating: "  ", count: level)
    }
    output += close
  }

  /// A string in quotes: only `"`, `\` and controls below U+0020 are escaped.
  package static func quoted(_ string: String) -> String {
    var units: [UInt8] = [UInt8(ascii: "\"")]
    units.reserveCapacity(string.utf8.count + 2)
    for unit in string.utf8 {
      switch unit {
      case UInt8(ascii: "\""): units += Array("\\\"".utf8)
      case UInt8(ascii: "\\"): units += Array("\\\\".utf8)
      case 0x0A: units += Array("\\n".utf8)
      case 0x0D: units += Array("\\r".utf8)
      case 0x09: units += Array("\\t".utf8)
      case 0x08: units += Array("\\b".utf8)
      case 0x0C: units += Array("\\f".utf8)
      case 0..<0x20:
        let digits = String(unit, radix: 16)
        units += Array("\\u".utf8) + Array(String(repeating: "0", count: 4 - digits.count).utf8)
        units += Array(digits.utf8)
      default: units.append(unit)
      }
    }
    units.append(UInt8(ascii: "\""))
    return String(decoding: units, as: UTF8.self)
  }
}
