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
    var printer = JSONPrinter(spacing: spacing)
    printer.print(self, level: 0)
    return String(decoding: printer.output, as: UTF8.self)
  }

  /// A string in quotes: only `"`, `\` and controls below U+0020 are escaped.
  package static func quoted(_ string: String) -> String {
    var printer = JSONPrinter(spacing: .compact)
    printer.print(string)
    return String(decoding: printer.output, as: UTF8.self)
  }
}

/// Writes a value as JSON text.
private struct JSONPrinter {
  let spacing: JSONValue.Spacing
  private(set) var output: [UInt8] = []

  init(spacing: JSONValue.Spacing) {
    self.spacing = spacing
  }

  mutating func print(_ value: JSONValue, level: Int) {
    switch value {
    case .null: write("null")
    case .bool(let value): write(value ? "true" : "false")
    case .number(let number): output.append(contentsOf: number.text.utf8)
    case .string(let string): print(string)
    case .array(let elements):
      write("[")
      for (index, element) in elements.enumerated() {
        separate(isFirst: index == 0, level: level + 1)
        print(element, level: level + 1)
      }
      end("]", isEmpty: elements.isEmpty, level: level)
    case .object(let object):
      write("{")
      for (index, member) in object.members.enumerated() {
        separate(isFirst: index == 0, level: level + 1)
        print(member.key)
        write(spacing == .compact ? ":" : ": ")
        print(member.value, level: level + 1)
      }
      end("}", isEmpty: object.isEmpty, level: level)
    }
  }

  mutating func print(_ string: String) {
    write("\"")
    for unit in string.utf8 {
      switch unit {
      case UInt8(ascii: "\""): write("\\\"")
      case UInt8(ascii: "\\"): write("\\\\")
      case 0x0A: write("\\n")
      case 0x0D: write("\\r")
      case 0x09: write("\\t")
      case 0x08: write("\\b")
      case 0x0C: write("\\f")
      case 0..<0x20:
        write(unit < 0x10 ? "\\u000" : "\\u00")
        output.append(contentsOf: String(unit, radix: 16).utf8)
      default: output.append(unit)
      }
    }
    write("\"")
  }

  private mutating func separate(isFirst: Bool, level: Int) {
    if !isFirst { write(spacing == .oneLine ? ", " : ",") }
    breakLine(level)
  }

  private mutating func end(_ bracket: StaticString, isEmpty: Bool, level: Int) {
    if !isEmpty { breakLine(level) }
    write(bracket)
  }

  private mutating func breakLine(_ level: Int) {
    guard spacing == .indented else { return }
    output.append(0x0A)
    output.append(contentsOf: repeatElement(0x20, count: 2 * level))
  }

  private mutating func write(_ text: StaticString) {
    output.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}
