/// Why a text is not JSON, and where.
package struct JSONError: Error, Equatable, Sendable {
  package enum Reason: Equatable, Sendable {
    case empty
    case unexpectedEnd(expected: String)
    case unexpected(found: String, expected: String)
    case badNumber
    case badEscape
    case badUnicodeEscape
    case loneSurrogate
    case controlCharacter(UInt8)
    case unterminatedString
    case invalidUTF8
    case trailingText
    case tooDeep(limit: Int)
    case tooLarge(limit: Int)
  }

  package let reason: Reason
  package let location: SourceLocation

  package init(_ reason: Reason, at location: SourceLocation) {
    self.reason = reason
    self.location = location
  }
}

extension JSONError: CustomStringConvertible {
  /// What is wrong, in one lower-case phrase without the place.
  package var description: String {
    switch reason {
    case .empty: "there is no JSON: the text is empty"
    case .unexpectedEnd(let expected): "the text ends where \(expected) should be"
    case .unexpected(let found, let expected): "found \(found) where \(expected) should be"
    case .badNumber: "this is not a number as JSON writes one"
    case .badEscape: "this escape is not one of JSON's (\\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u)"
    case .badUnicodeEscape: "\\u needs four hexadecimal digits"
    case .loneSurrogate: "this escape is half of a character (a surrogate without its pair)"
    case .controlCharacter(let byte):
      "a control character (\(byte)) stands unescaped in a string"
    case .unterminatedString: "this string is never closed"
    case .invalidUTF8: "these bytes are not UTF-8 text"
    case .trailingText: "there is more text after the JSON value"
    case .tooDeep(let limit): "the value is nested more than \(limit) levels deep"
    case .tooLarge(let limit): "the text is larger than \(limit / 1_048_576) MiB"
    }
  }
}
