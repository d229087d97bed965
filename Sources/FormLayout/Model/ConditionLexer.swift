internal import JSON

/// Cuts a condition's text into tokens, the tolerated spellings included.
struct ConditionLexer {
  struct Token: Equatable {
    let kind: Kind
    let offset: Int
  }

  enum Kind: Equatable {
    /// An id or a word of the grammar, as written.
    case word(String)
    case text(String)
    case number(JSONNumber)
    /// A date without quotes, which is let pass.
    case date(String)
    /// `=`, `!=`, `>`, `>=`, `<`, `<=`, `&&`, `||`, `!`, and brackets, in one spelling each.
    case symbol(String)
    case end
  }

  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// All tokens, `end` last.
  mutating func tokens() throws(ConditionTextError) -> [Token] {
    var result: [Token] = []
    while true {
      while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
      let start = index
      guard index < bytes.count else {
        result.append(Token(kind: .end, offset: start))
        return result
      }
      result.append(Token(kind: try next(), offset: start))
    }
  }

  private mutating func next() throws(ConditionTextError) -> Kind {
    let byte = bytes[index]
    if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") { return .text(try quoted(byte)) }
    if isDigit(byte) || byte == UInt8(ascii: "-") { return try numberOrDate() }
    if isLetter(byte) || byte == UInt8(ascii: "_") { return wordOrDate() }
    for (spelling, symbol) in Self.symbols where bytes[index...].starts(with: spelling.utf8) {
      index += spelling.utf8.count
      return .symbol(symbol)
    }
    let rest = String(decoding: bytes[index...], as: UTF8.self)
    throw ConditionTextError(
      offset: index, message: "'\(rest.prefix(1))' has no meaning in a condition")
  }

  /// Longer spellings first.
  private static let symbols: [(String, String)] = [
    ("==", "="), ("!=", "!="), ("<>", "!="), (">=", ">="), ("<=", "<="), ("&&", "&&"),
    ("||", "||"), ("=", "="), (">", ">"), ("<", "<"), ("!", "!"), ("(", "("), (")", ")"),
    ("[", "["), ("]", "]"), (",", ","),
  ]

  private mutating func quoted(_ quote: UInt8) throws(ConditionTextError) -> String {
    let start = index
    index += 1
    var units: [UInt8] = []
    while index < bytes.count, bytes[index] != quote {
      if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count,
        [UInt8(ascii: "\\"), UInt8(ascii: "'"), UInt8(ascii: "\"")].contains(bytes[index + 1])
      {
        index += 1
      }
      units.append(bytes[index])
      index += 1
    }
    guard index < bytes.count else {
      throw ConditionTextError(offset: start, message: "this text is never closed")
    }
    index += 1
    return String(decoding: units, as: UTF8.self)
  }

  private mutating func numberOrDate() throws(ConditionTextError) -> Kind {
    let start = index
    while index < bytes.count, isNumberUnit(bytes[index]) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if DateText.isDate(text) { return .date(text) }
    guard case .number(let number)? = try? JSONValue(parsing: text) else {
      throw ConditionTextError(offset: start, message: "'\(text)' is no number")
    }
    return .number(number)
  }

  private func isNumberUnit(_ byte: UInt8) -> Bool {
    isDigit(byte) || isLetter(byte) || [0x2B, 0x2D, 0x2E, 0x3A].contains(byte)
  }

  private mutating func wordOrDate() -> Kind {
    let start = index
    while index < bytes.count, isWordUnit(bytes[index]) { index += 1 }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    if word.hasPrefix("today") {
      var end = index
      while end < bytes.count, bytes[end] == 0x2B || isWordUnit(bytes[end]) { end += 1 }
      let date = String(decoding: bytes[start..<end], as: UTF8.self)
      if date.utf8.count > 5, DateText.isDate(date) {
        index = end
        return .date(date)
      }
    }
    return .word(word)
  }

  private func isWordUnit(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
  }

  private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
