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
    if let integer = Int(exactly: value), abs(integer) < 1 << 53 {
      text = String(integer)
    } else {
      text = value.isFinite ? "\(value)" : "0"
    }
  }

  /// The nearest floating-point value; infinite where the text is beyond its range.
  package var doubleValue: Double { Double(text) ?? .infinity }

  /// The value as an integer, where it is one (`16.0` and `1e3` are).
  package var intValue: Int? { Int(text) ?? Int(exactly: doubleValue) }
}
