extension JSONParser {
  /// Reads a word, a number or a string.
  mutating func parseScalar(_ first: UInt8) throws(Fault) -> JSONValue {
    switch first {
    case UInt8(ascii: "\""): return .string(try parseString())
    case UInt8(ascii: "t"): return try parseWord("true", .bool(true))
    case UInt8(ascii: "f"): return try parseWord("false", .bool(false))
    case UInt8(ascii: "n"): return try parseWord("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try parseNumber()
    default: throw unexpected("a value")
    }
  }

  private mutating func parseWord(
    _ word: StaticString,
    _ value: JSONValue
  ) throws(Fault) -> JSONValue {
    for place in 0..<word.utf8CodeUnitCount {
      guard index + place < bytes.count, bytes[index + place] == word.utf8Start[place] else {
        throw unexpected("a value")
      }
    }
    index += word.utf8CodeUnitCount
    return value
  }

  private mutating func parseNumber() throws(Fault) -> JSONValue {
    let start = index
    let fault = Fault(reason: .badNumber, offset: start)
    if bytes[index] == UInt8(ascii: "-") { index += 1 }
    let hasLeadingZero = index < bytes.count && bytes[index] == UInt8(ascii: "0")
    let digits = skipDigits()
    guard digits == 1 || digits > 1 && !hasLeadingZero else { throw fault }
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      guard skipDigits() > 0 else { throw fault }
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < bytes.count, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-")
      {
        index += 1
      }
      guard skipDigits() > 0 else { throw fault }
    }
    return .number(JSONNumber(verbatim: String(decoding: bytes[start..<index], as: UTF8.self)))
  }

  private mutating func skipDigits() -> Int {
    let start = index
    while index < bytes.count, bytes[index] &- UInt8(ascii: "0") < 10 { index += 1 }
    return index - start
  }
}
