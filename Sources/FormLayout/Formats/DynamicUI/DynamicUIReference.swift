internal import JSON

/// What DynamicUI's `if` names: any text after a `$`, without the blanks around it.
enum DynamicUIReference {
  /// The identifier that a condition names; `nil` where it is none.
  static func read(_ condition: String) -> String? {
    let text = trimmed(condition)
    guard text.unicodeScalars.first == "$" else { return nil }
    let name = trimmed(String(text.unicodeScalars.dropFirst()))
    return name.isEmpty ? nil : name
  }

  static func isBlank(_ text: String) -> Bool { trimmed(text).isEmpty }

  /// Whether a condition and an expression can name an identifier.
  static func canName(_ identifier: String) -> Bool {
    !identifier.isEmpty && trimmed(identifier).isIdentical(to: identifier)
  }

  /// A text without the white space and line ends around it.
  private static func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let start = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let end = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(String.UnicodeScalarView(scalars[start...end]))
  }
}
