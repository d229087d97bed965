/// Reads one JSON value (RFC 8259) from bytes, without recursion.
struct JSONParser {
  let bytes: [UInt8]
  let limits: JSONLimits
  let leniency: JSONLeniency
  private(set) var index = 0
  private(set) var repeatedKeys: [JSONDocument.RepeatedKey] = []
  private(set) var tolerated: [Int] = []

  /// An array or object that is still open.
  private enum Frame {
    case array([JSONValue])
    case object([JSONObject.Member], key: String)
  }

  init(_ bytes: [UInt8], limits: JSONLimits, leniency: JSONLeniency) {
    self.bytes = bytes
    self.limits = limits
    self.leniency = leniency
  }

  mutating func parse() throws(JSONError) -> JSONValue {
    guard bytes.count <= limits.bytes else {
      throw error(.tooLarge(limit: limits.bytes), at: limits.bytes)
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    skipSpace()
    guard index < bytes.count else { throw error(.empty, at: index) }
    let value = try parseValue()
    if !leniency.contains(.trailingText) {
      skipSpace()
      guard index == bytes.count else { throw error(.trailingText, at: index) }
    }
    return value
  }

  // MARK: Structure

  private mutating func parseValue() throws(JSONError) -> JSONValue {
    var stack: [Frame] = []
    while true {
      guard let opened = try openOrRead(&stack) else { continue }
      var value = opened
      // Close as many containers as end here, then go on with the next element.
      while let frame = stack.popLast() {
        let (closed, next) = try extend(frame, with: value)
        if let next {
          stack.append(next)
          break
        }
        value = closed
      }
      if stack.isEmpty { return value }
    }
  }

  /// Reads a scalar or an empty container; opens a container and returns `nil` where it has content.
  private mutating func openOrRead(_ stack: inout [Frame]) throws(JSONError) -> JSONValue? {
    skipSpace()
    let byte = try peek("a value")
    guard byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") else {
      return try parseScalar(byte)
    }
    guard stack.count < limits.depth else { throw error(.tooDeep(limit: limits.depth), at: index) }
    index += 1
    skipSpace()
    if byte == UInt8(ascii: "[") {
      if try peek("a value or ']'") == UInt8(ascii: "]") {
        index += 1
        return .array([])
      }
      stack.append(.array([]))
    } else {
      if try peek("a key or '}'") == UInt8(ascii: "}") {
        index += 1
        return .object(JSONObject())
      }
      stack.append(.object([], key: try parseKey(among: [])))
    }
    return nil
  }

  /// Puts a value into its container: either the container goes on (`next`) or it is closed.
  private mutating func extend(
    _ frame: Frame,
    with value: JSONValue
  ) throws(JSONError) -> (closed: JSONValue, next: Frame?) {
    skipSpace()
    switch frame {
    case .array(var elements):
      elements.append(value)
      if try continues(until: UInt8(ascii: "]"), "',' or ']'") { return (.null, .array(elements)) }
      return (.array(elements), nil)
    case .object(var members, let key):
      members.append(JSONObject.Member(key: key, value: value))
      if try continues(until: UInt8(ascii: "}"), "',' or '}'") {
        let key = try parseKey(among: members)
        return (.null, .object(members, key: key))
      }
      return (.object(JSONObject(members)), nil)
    }
  }

  /// Takes a comma or the closing bracket.
  private mutating func continues(until close: UInt8, _ expected: String) throws(JSONError) -> Bool
  {
    let byte = try peek(expected)
    if byte == close {
      index += 1
      return false
    }
    guard byte == UInt8(ascii: ",") else { throw unexpected(expected) }
    let comma = index
    index += 1
    skipSpace()
    if leniency.contains(.trailingCommas), index < bytes.count, bytes[index] == close {
      tolerated.append(comma)
      index += 1
      return false
    }
    return true
  }

  private mutating func parseKey(among members: [JSONObject.Member]) throws(JSONError) -> String {
    let start = index
    guard try peek("a key in quotes") == UInt8(ascii: "\"") else {
      throw unexpected("a key in quotes")
    }
    let key = try parseString()
    // An object of thousands of keys is not written by hand: the search stays linear for the rest.
    if members.count < 1_000, members.contains(where: { $0.key.isIdentical(to: key) }) {
      repeatedKeys.append(JSONDocument.RepeatedKey(key: key, offset: start))
    }
    skipSpace()
    guard try peek("':'") == UInt8(ascii: ":") else { throw unexpected("':'") }
    index += 1
    return key
  }

  // MARK: Scalars

  private mutating func parseScalar(_ first: UInt8) throws(JSONError) -> JSONValue {
    switch first {
    case UInt8(ascii: "\""): return .string(try parseString())
    case UInt8(ascii: "t"): return try parseWord("true", .bool(true))
    case UInt8(ascii: "f"): return try parseWord("false", .bool(false))
    case UInt8(ascii: "n"): return try parseWord("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try parseNumber()
    default: throw unexpected("a value")
    }
  }

  private mutating func parseWord(_ word: String, _ value: JSONValue) throws(JSONError) -> JSONValue
  {
    guard bytes[index...].starts(with: word.utf8) else { throw unexpected("a value") }
    index += word.utf8.count
    return value
  }

  private mutating func parseNumber() throws(JSONError) -> JSONValue {
    let start = index
    if bytes[index] == UInt8(ascii: "-") { index += 1 }
    let firstDigit = index
    guard skipDigits() > 0 else { throw error(.badNumber, at: start) }
    if bytes[firstDigit] == UInt8(ascii: "0"), index > firstDigit + 1 {
      throw error(.badNumber, at: start)
    }
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      guard skipDigits() > 0 else { throw error(.badNumber, at: start) }
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < bytes.count, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-")
      {
        index += 1
      }
      guard skipDigits() > 0 else { throw error(.badNumber, at: start) }
    }
    return .number(JSONNumber(verbatim: String(decoding: bytes[start..<index], as: UTF8.self)))
  }

  private mutating func skipDigits() -> Int {
    let start = index
    while index < bytes.count, bytes[index] &- UInt8(ascii: "0") < 10 { index += 1 }
    return index - start
  }

  private mutating func parseString() throws(JSONError) -> String {
    var reader = JSONStringReader(bytes: bytes, index: index, leniency: leniency)
    do {
      let text = try reader.read()
      index = reader.index
      tolerated.append(contentsOf: reader.tolerated)
      return text
    } catch {
      throw self.error(error.reason, at: error.offset)
    }
  }

  // MARK: Bytes

  private mutating func skipSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      default: return
      }
    }
  }

  private func peek(_ expected: String) throws(JSONError) -> UInt8 {
    guard index < bytes.count else { throw error(.unexpectedEnd(expected: expected), at: index) }
    return bytes[index]
  }

  private func unexpected(_ expected: String) -> JSONError {
    let text = String(decoding: bytes[index..<min(index + 4, bytes.count)], as: UTF8.self)
    let scalar = text.unicodeScalars.first ?? "\u{FFFD}"
    if scalar == "\u{FFFD}" { return error(.invalidUTF8, at: index) }
    let isPrintable = scalar.value >= 0x20 && scalar.value != 0x7F
    let found = isPrintable ? "'\(scalar)'" : "a control character (\(scalar.value))"
    return error(.unexpected(found: found, expected: expected), at: index)
  }

  private func error(_ reason: JSONError.Reason, at offset: Int) -> JSONError {
    JSONError(reason, at: SourceLocation(offset: offset, in: bytes))
  }
}
