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

  /// The value as JSON text, without a final newline.
  ///
  /// Compact text has the shortest escapes, so that a value has one text only. With white space, as
  /// people read it, every hidden character is escaped, so that it is nothing but text on a terminal.
  package func text(_ spacing: Spacing = .compact) -> String {
    text(spacing, escapesHidden: spacing != .compact)
  }

  /// The value on one line without white space, every hidden character escaped.
  package var lineForTerminal: String { text(.compact, escapesHidden: true) }

  private func text(_ spacing: Spacing, escapesHidden: Bool) -> String {
    var printer = JSONPrinter(spacing: spacing, escapesHidden: escapesHidden)
    printer.print(self, level: 0)
    return String(decoding: printer.output, as: UTF8.self)
  }

  /// A string in quotes, with hidden characters escaped.
  package static func quoted(_ string: String) -> String {
    var printer = JSONPrinter(spacing: .compact, escapesHidden: true)
    printer.print(string)
    return String(decoding: printer.output, as: UTF8.self)
  }
}

/// Writes a value as JSON text.
private struct JSONPrinter {
  let spacing: JSONValue.Spacing
  /// Whether characters are escaped that need no escape in JSON but would not be seen.
  let escapesHidden: Bool
  private(set) var output: [UInt8] = []

  init(spacing: JSONValue.Spacing, escapesHidden: Bool) {
    self.spacing = spacing
    self.escapesHidden = escapesHidden
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
    if escapesHidden, string.utf8.contains(where: { $0 >= 0x7F }) {
      for scalar in string.unicodeScalars {
        if scalar.isHidden, scalar.value >= 0x7F {
          escape(scalar.value)
        } else {
          for unit in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { print(unit) }
        }
      }
    } else {
      for unit in string.utf8 { print(unit) }
    }
    write("\"")
  }

  private mutating func print(_ unit: UInt8) {
    switch unit {
    case UInt8(ascii: "\""): write("\\\"")
    case UInt8(ascii: "\\"): write("\\\\")
    case 0x0A: write("\\n")
    case 0x0D: write("\\r")
    case 0x09: write("\\t")
    case 0x08: write("\\b")
    case 0x0C: write("\\f")
    case 0..<0x20: escape(UInt32(unit))
    default: output.append(unit)
    }
  }

  /// Writes a character below U+10000 by its number.
  private mutating func escape(_ value: UInt32) {
    let digits = String(value, radix: 16)
    write("\\u")
    output.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count))
    output.append(contentsOf: digits.utf8)
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
