package import JSON

/// Numbers as people and servers write them in text.
package enum NumberText {
  /// Reads decimal digits with or without a sign, a point and an exponent; no blanks, no hexadecimal
  /// digits, nothing that overflows.
  package static func value(_ text: String) -> JSONNumber? {
    let units = text.utf8
    guard !units.isEmpty, units.allSatisfy({ isNumberUnit($0) }), let number = Double(text),
      number.isFinite
    else { return nil }
    if let value = try? JSONValue(parsing: text), case .number(let exact) = value,
      JSONNumber(number).text == exact.text
    {
      return exact
    }
    return JSONNumber(number)
  }

  private static func isNumberUnit(_ unit: UInt8) -> Bool {
    (0x30...0x39).contains(unit) || "+-.eE".utf8.contains(unit)
  }
}
