internal import JSON

extension ValueShape {
  /// Whether a shape without parts takes a value.
  func accepts(_ value: JSONValue) -> Bool {
    switch self {
    case .text, .name: value.stringValue != nil
    case .identifier: value.stringValue.map { Identifier.isValid($0) } ?? false
    case .flag: value.boolValue != nil
    case .integer(let range):
      value.intValue.map { range?.contains($0) ?? true } ?? false
    case .number(let minimum, let maximum):
      value.doubleValue.map { number in
        number.isFinite && minimum.map { number >= Double($0) } ?? true
          && maximum.map { number <= Double($0) } ?? true
      } ?? false
    case .choice(let names):
      value.stringValue.map { text in
        names.contains { $0.isIdentical(to: text) } || TextExpression(text) != nil
      } ?? false
    case .colour: value.stringValue.map { Self.isColour($0) } ?? false
    case .language: value.stringValue.map { Self.isLanguage($0) } ?? false
    case .dateBound: value.stringValue.map { Self.isDateBound($0) } ?? false
    case .constant(let constant): value.isEquivalent(to: constant)
    case .components: value.arrayValue != nil
    case .anything: true
    case .list, .object, .map, .oneOf, .condition, .rules: mismatch(of: value) == nil
    }
  }

  /// `#RGB`, `#RRGGBB`, `#RRGGBBAA`, a SwiftUI name, or a choice between two by an expression.
  private static func isColour(_ text: String) -> Bool {
    let units = Array(text.utf8)
    if units.first == UInt8(ascii: "#") {
      return [4, 7, 9].contains(units.count)
        && units.dropFirst().allSatisfy {
          (0x30...0x39).contains($0) || (0x61...0x66).contains($0 | 0x20)
        }
    }
    return ColourName.all.contains { $0.isIdentical(to: text) } || TextExpression(text) != nil
  }

  /// The outer form of a BCP 47 tag.
  private static func isLanguage(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let isLetter: (UInt8) -> Bool = { (0x61...0x7A).contains($0 | 0x20) }
    guard let first = parts.first, (2...8).contains(first.count), first.allSatisfy(isLetter) else {
      return false
    }
    return parts.dropFirst().allSatisfy { part in
      (1...8).contains(part.count)
        && part.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) }
    }
  }

  private static func isDateBound(_ text: String) -> Bool {
    DateText.isDate(text) || Identifier.isValid(text)
  }
}
