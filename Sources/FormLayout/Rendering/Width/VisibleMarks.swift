internal import JSON

extension String {
  /// The text with a visible mark for every character that would steer a terminal or hide: control
  /// characters, bidirectional controls, line separators. Everything shown passes through here.
  ///
  /// A control is its picture (`␛`, `␊`), in ASCII `^[`; the others are `<U+202E>`.
  package func visible(isASCII: Bool = false) -> String {
    guard !isPrintableASCII, unicodeScalars.contains(where: \.isHidden) else { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      guard scalar.isHidden else {
        result.append(scalar)
        continue
      }
      result.append(contentsOf: Self.mark(of: scalar.value, isASCII).unicodeScalars)
    }
    return String(result)
  }

  private static func mark(of value: UInt32, _ isASCII: Bool) -> String {
    switch value {
    case 0..<0x20, 0x7F:
      if isASCII { return "^" + String(Character(UnicodeScalar(UInt8(value ^ 0x40)))) }
      let picture = value == 0x7F ? 0x2421 : 0x2400 + value
      return Unicode.Scalar(picture).map { String(Character($0)) } ?? "?"
    default:
      let digits = String(value, radix: 16, uppercase: true)
      let zeros = String(repeating: "0", count: Swift.max(0, 4 - digits.count))
      return "<U+\(zeros)\(digits)>"
    }
  }
}
