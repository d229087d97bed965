/// Reads one JSON value (RFC 8259) from bytes, without recursion and in linear time.
struct JSONParser {
  let bytes: [UInt8]
  let limits: JSONLimits
  let leniency: JSONLeniency
  /// The byte to read next; after a fault, the byte that could not be read.
  var index: Int
  var repeatedKeys: [JSONDocument.RepeatedKey] = []
  var tolerated: [JSONTolerance] = []

  /// Why a text cannot be read, with the byte offset to show.
  struct Fault: Error {
    let reason: JSONError.Reason
    let offset: Int
  }

  /// An array or object that is still open.
  private struct Container {
    let isObject: Bool
    /// How many elements or members the containers around it have so far.
    let start: Int
    /// The key whose value comes next.
    var key = ""
    /// All keys so far, once there are too many to look through.
    var keys: Set<CodeUnits> = []
  }

  // What the open containers hold so far, innermost last.
  private var elements: [JSONValue] = []
  private var members: [JSONObject.Member] = []

  init(_ bytes: [UInt8], from index: Int = 0, limits: JSONLimits, leniency: JSONLeniency) {
    self.bytes = bytes
    self.index = index
    self.limits = limits
    self.leniency = leniency
  }

  /// Reads a whole text: white space, one value, white space.
  mutating func parseText() throws(Fault) -> JSONValue {
    guard bytes.count <= limits.bytes else {
      throw Fault(reason: .tooLarge(limit: limits.bytes), offset: limits.bytes)
    }
    if looksLikeUTF16 { throw Fault(reason: .utf16, offset: 0) }
    if bytes.starts(with: JSONParser.byteOrderMark) { index = 3 }
    skipSpace()
    guard index < bytes.count else { throw Fault(reason: .empty, offset: index) }
    let value = try parseValue()
    guard !leniency.contains(.trailingText) else { return value }
    let end = index
    skipSpace()
    guard index == bytes.count else { throw Fault(reason: .trailingText, offset: index) }
    index = end
    return value
  }

  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// JSON starts with an ASCII character, so a zero among the first two bytes is UTF-16 (RFC 4627, 3).
  private var looksLikeUTF16: Bool {
    guard bytes.count > 1 else { return false }
    return switch (bytes[0], bytes[1]) {
    case (0xFE, 0xFF), (0xFF, 0xFE): true
    case (0, let second): second != 0
    case (let first, 0): first < 0x80
    default: false
    }
  }

  /// Reads one value with what is nested in it, starting at its first byte.
  mutating func parseValue() throws(Fault) -> JSONValue {
    var stack: [Container] = []
    while true {
      guard var value = try openOrRead(&stack) else { continue }
      // Close as many containers as end here, then go on with the next element.
      while true {
        guard let depth = stack.indices.last else { return value }
        add(value, to: stack[depth])
        guard try ends(stack[depth]) else {
          if stack[depth].isObject { try readKey(into: &stack[depth]) }
          break
        }
        value = close(stack.removeLast())
      }
    }
  }

  /// Reads a scalar or an empty container; opens a container and returns `nil` where it has content.
  private mutating func openOrRead(_ stack: inout [Container]) throws(Fault) -> JSONValue? {
    skipSpace()
    let byte = try peek("a value")
    guard byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") else {
      return try parseScalar(byte)
    }
    guard stack.count < limits.depth else {
      throw Fault(reason: .tooDeep(limit: limits.depth), offset: index)
    }
    index += 1
    skipSpace()
    if byte == UInt8(ascii: "[") {
      if try peek("a value or ']'") == UInt8(ascii: "]") {
        index += 1
        return .array([])
      }
      stack.append(Container(isObject: false, start: elements.count))
    } else {
      if try peek("a key or '}'") == UInt8(ascii: "}") {
        index += 1
        return .object(JSONObject())
      }
      var container = Container(isObject: true, start: members.count)
      try readKey(into: &container)
      stack.append(container)
    }
    return nil
  }

  private mutating func add(_ value: JSONValue, to container: Container) {
    if container.isObject {
      members.append(JSONObject.Member(key: container.key, value: value))
    } else {
      elements.append(value)
    }
  }

  private mutating func close(_ container: Container) -> JSONValue {
    if container.isObject {
      let object = JSONObject(Array(members[container.start...]))
      members.removeSubrange(container.start...)
      return .object(object)
    }
    let array = Array(elements[container.start...])
    elements.removeSubrange(container.start...)
    return .array(array)
  }

  /// Takes a comma or the closing bracket, and says whether it was the bracket.
  private mutating func ends(_ container: Container) throws(Fault) -> Bool {
    let close = container.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    let expected = container.isObject ? "',' or '}'" : "',' or ']'"
    skipSpace()
    let byte = try peek(expected)
    if byte == close {
      index += 1
      return true
    }
    guard byte == UInt8(ascii: ",") else { throw unexpected(expected) }
    let comma = index
    index += 1
    skipSpace()
    if leniency.contains(.trailingCommas), index < bytes.count, bytes[index] == close {
      tolerated.append(JSONTolerance(.trailingCommas, at: comma))
      index += 1
      return true
    }
    return false
  }

  /// Reads a key and its colon.
  private mutating func readKey(into container: inout Container) throws(Fault) {
    let start = index
    guard try peek("a key in quotes") == UInt8(ascii: "\"") else {
      throw unexpected("a key in quotes")
    }
    container.key = try parseString()
    if isRepeated(&container) {
      repeatedKeys.append(JSONDocument.RepeatedKey(key: container.key, offset: start))
    }
    skipSpace()
    guard try peek("':'") == UInt8(ascii: ":") else { throw unexpected("':'") }
    index += 1
  }

  private func isRepeated(_ container: inout Container) -> Bool {
    let key = container.key
    let earlier = members[container.start...]
    if earlier.count < 16 { return earlier.contains { $0.key.isIdentical(to: key) } }
    if container.keys.isEmpty { container.keys = Set(earlier.map { CodeUnits($0.key) }) }
    return !container.keys.insert(CodeUnits(key)).inserted
  }

  // MARK: Bytes

  mutating func skipSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      default: return
      }
    }
  }

  func peek(_ expected: @autoclosure () -> String) throws(Fault) -> UInt8 {
    guard index < bytes.count else {
      throw Fault(reason: .unexpectedEnd(expected: expected()), offset: index)
    }
    return bytes[index]
  }

  func unexpected(_ expected: String) -> Fault {
    let next = bytes[index..<min(index + 4, bytes.count)]
    var decoder = UTF8()
    var iterator = next.makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else {
      return Fault(reason: .invalidUTF8, offset: index)
    }
    let found = JSONError.named(scalar)
    return Fault(reason: .unexpected(found: found, expected: expected), offset: index)
  }
}
