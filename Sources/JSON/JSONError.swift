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
    case utf16
    case trailingText
    case tooDeep(limit: Int)
    case tooLarge(limit: Int)
    /// A text to extract from has no object at all.
    case noObject
    /// An object was found, but not one that the caller wanted.
    case unwantedObject
  }

  package let reason: Reason
  package let location: SourceLocation

  package init(_ reason: Reason, at location: SourceLocation) {
    self.reason = reason
    self.location = location
  }

  init(_ fault: JSONParser.Fault, in bytes: [UInt8]) {
    self.init(fault.reason, at: SourceLocation(offset: fault.offset, in: bytes))
  }

  /// Whether the text stops before its value does, as a reply cut at its length does.
  package var isTruncation: Bool {
    switch reason {
    case .unexpectedEnd, .unterminatedString: true
    case .empty, .unexpected, .badNumber, .badEscape, .badUnicodeEscape, .loneSurrogate,
      .controlCharacter, .invalidUTF8, .utf16, .trailingText, .tooDeep, .tooLarge, .noObject,
      .unwantedObject:
      false
    }
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
      "\(JSONError.named(Unicode.Scalar(byte))) stands unescaped in a string"
    case .unterminatedString: "this string is never closed"
    case .invalidUTF8: "these bytes are not UTF-8 text"
    case .utf16: "the text is UTF-16, and should be UTF-8"
    case .trailingText: "there is more text after the JSON value"
    case .tooDeep(let limit): "the value is nested more than \(limit) levels deep"
    case .tooLarge(let limit): "the text is larger than \(JSONError.size(limit))"
    case .noObject: "there is no JSON object in the text"
    case .unwantedObject: "the JSON object is not one of the expected kind"
    }
  }

  private static func size(_ bytes: Int) -> String {
    bytes.isMultiple(of: 1_048_576) ? "\(bytes / 1_048_576) MiB" : "\(bytes) bytes"
  }

  /// A character in a message: in quotes where it can be seen, else in words or by its number.
  static func named(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n", "\r": return "a line break"
    case "\t": return "a tab"
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .spaceSeparator, .nonspacingMark, .enclosingMark, .spacingMark:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    default: return "'\(scalar)'"
    }
  }
}
