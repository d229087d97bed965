/// Text as it stands in Swift source.
enum SwiftText {
  /// A text as a string literal on one line: nothing in it can end the literal or be interpolated.
  ///
  /// What cannot be seen, or changes how its surroundings are seen, is written as an escape.
  static func literal(_ text: String) -> String {
    "\"" + escaped(text) + "\""
  }

  /// A text as a part of a string literal.
  static func escaped(_ text: String) -> String {
    var output = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": output += "\\\\"
      case "\"": output += "\\\""
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      default:
        if scalar == " " || isPlain(scalar) || (isMark(scalar) && !output.isEmpty) {
          output.unicodeScalars.append(scalar)
        } else {
          output += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        }
      }
    }
    return output
  }

  /// A text as the words of a comment: one line, nothing unseen, not too long.
  static func comment(_ text: String) -> String {
    var words: [String] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      let scalars = word.unicodeScalars.filter { isPlain($0) || isMark($0) }
      if !scalars.isEmpty { words.append(String(String.UnicodeScalarView(scalars))) }
    }
    let line = words.joined(separator: " ")
    return line.count > longestComment ? String(line.prefix(longestComment - 1)) + "…" : line
  }

  private static let longestComment = 70

  /// A number as a literal: whole ones without a fraction.
  static func number(_ value: Double) -> String {
    if let whole = Int(exactly: value), whole.magnitude < 1 << 53 { return grouped(whole) }
    return value.isFinite ? "\(value)" : (value < 0 ? "-Double.infinity" : "Double.infinity")
  }

  /// A whole number with its thousands set apart from five digits on.
  static func grouped(_ value: Int) -> String {
    guard value.magnitude >= 10_000 else { return String(value) }
    var digits = String(value.magnitude)
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return (value < 0 ? "-" : "") + ([digits] + groups).joined(separator: "_")
  }

  /// Whether a scalar shows as itself wherever it stands.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .connectorPunctuation, .dashPunctuation,
      .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
      .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      true
    default: false
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    [.nonspacingMark, .spacingMark, .enclosingMark].contains(scalar.properties.generalCategory)
  }
}
