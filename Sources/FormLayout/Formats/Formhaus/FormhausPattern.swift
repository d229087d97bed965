internal import JSON

/// Patterns as Formhaus's engine reads them: JavaScript's without flags, where `\p` is the letter `p`.
enum FormhausPattern {
  /// The pattern that means here what a pattern of Formhaus's means there.
  static func read(_ pattern: String) -> String {
    var result = ""
    var rest = Substring(pattern)
    while let character = rest.popFirst() {
      guard character == "\\", let next = rest.popFirst() else {
        result.append(character)
        continue
      }
      let isProperty = (next == "p" || next == "P") && rest.first == "{"
      result += isProperty ? String(next) : "\\\(next)"
    }
    return result
  }

  /// Whether Formhaus's engine reads a pattern of the form's as it is meant.
  static func means(_ pattern: String) -> Bool { read(pattern).isIdentical(to: pattern) }
}
