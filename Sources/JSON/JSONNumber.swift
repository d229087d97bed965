internal import Platform

/// A number as it stood in its source: the text is kept, so that writing it back changes nothing.
package struct JSONNumber: Hashable, Sendable {
  /// The number in JSON's grammar, for example `1.50` or `1e3`.
  package let text: String

  /// Keeps a text that is already known to follow JSON's number grammar.
  package init(verbatim text: String) {
    self.text = text
  }

  package init(_ value: Int) {
    text = String(value)
  }

  /// The shortest text that reads back as the same value; integral values have no fraction.
  /// Infinite values and NaN, which JSON cannot state, become `0`.
  package init(_ value: Double) {
    if let integer = Int(exactly: value), integer.magnitude < 1 << 53 {
      text = String(integer)
    } else {
      text = value.isFinite ? "\(value)" : "0"
    }
  }

  /// The nearest floating-point value; infinite where the text is beyond its range.
  package var doubleValue: Double { Double(text) ?? .infinity }

  /// The value as an integer, where it is one (`16.0` and `1e3` are).
  package var intValue: Int? {
    if let integer = Int(text) { return integer }
    guard let decimal = JSONDecimal(text), (0...20).contains(decimal.exponent) else { return nil }
    return Int(decimal.sign + decimal.digits + String(repeating: "0", count: decimal.exponent))
  }

  /// Whether both texts state the same number exactly (`16` and `16.0`, but not `1e400` and `1e500`).
  package func isEquivalent(to other: JSONNumber) -> Bool {
    if text == other.text { return true }
    guard let left = JSONDecimal(text), let right = JSONDecimal(other.text) else { return false }
    return left == right
  }
}

/// A number's value without rounding: `digits` times ten to the `exponent`, each value in one way.
private struct JSONDecimal: Equatable {
  /// `-` or empty.
  let sign: String
  /// Without zeros at either end; `0` for zero.
  let digits: String
  let exponent: Int

  /// Reads JSON's number grammar; `nil` where the exponent is beyond any use.
  init?(_ text: String) {
    var mantissa = Substring(text)
    var exponent = 0
    if let mark = text.firstIndex(where: { $0 == "e" || $0 == "E" }) {
      guard let stated = Int(text[text.index(after: mark)...]), stated.magnitude < 1 << 40 else {
        return nil
      }
      exponent = stated
      mantissa = text[..<mark]
    }
    let isNegative = mantissa.first == "-"
    if isNegative { mantissa.removeFirst() }
    if let point = mantissa.firstIndex(of: ".") {
      exponent -= mantissa.distance(from: point, to: mantissa.endIndex) - 1
      mantissa.remove(at: point)
    }
    var digits = mantissa.drop { $0 == "0" }
    while digits.last == "0" {
      digits.removeLast()
      exponent += 1
    }
    let isZero = digits.isEmpty
    sign = isNegative && !isZero ? "-" : ""
    self.digits = isZero ? "0" : String(digits)
    self.exponent = isZero ? 0 : exponent
  }
}

extension JSONNumber: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) { self.init(value) }
}
