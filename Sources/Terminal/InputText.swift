extension String {
  /// The text as the program takes it from a person: line ends as newlines, no characters that
  /// steer a terminal, in normalisation form C, so that one spelling is one sequence of code units.
  var cleanedInput: String {
    let isPlain = utf8.allSatisfy { (0x20..<0x7F).contains($0) }
    return isPlain ? self : lineEndsAsNewlines.visibleText.composed
  }

  private var lineEndsAsNewlines: String {
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar = "\0"
    for scalar in unicodeScalars {
      switch scalar {
      case "\r", "\u{2028}", "\u{2029}": result.append("\n")
      case "\n": if previous != "\r" { result.append("\n") }
      default: result.append(scalar)
      }
      previous = scalar
    }
    return String(result)
  }
}
