package import JSON

/// A place in a value that is not as the catalogue says.
package struct ShapeMismatch: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// The value is of another kind, or out of its bounds.
    case wrongValue
    /// The object has a key that the catalogue does not know.
    case unknownKey(nearest: String?)
    /// The object lacks a key.
    case missingKey
    /// No condition.
    case badCondition
  }

  package let kind: Kind
  /// Where, from the value's own root.
  package let pointer: JSONPointer
  /// What is wrong, in a lower-case phrase: `'padding' is a number of at least 0, not a string`.
  package let message: String
}
