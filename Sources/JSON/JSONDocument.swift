/// A parsed text: its value, its bytes, and what was let pass.
package struct JSONDocument: Sendable {
  package let value: JSONValue
  /// The source, a byte-order mark included.
  package let bytes: [UInt8]
  /// The bytes of the value, without the white space and text around it.
  package let range: Range<Int>
  /// Where a key stands that its object already had, in order.
  package let repeatedKeys: [RepeatedKey]
  /// Where leniency was needed, in order.
  package let tolerated: [JSONTolerance]

  /// A key that its object already had.
  package struct RepeatedKey: Equatable, Sendable {
    package let key: String
    /// The byte offset of the key's opening quote.
    package let offset: Int
  }

  /// Parses a whole text.
  package init(
    parsing bytes: [UInt8],
    limits: JSONLimits = JSONLimits(),
    leniency: JSONLeniency = []
  ) throws(JSONError) {
    var parser = JSONParser(bytes, limits: limits, leniency: leniency)
    do {
      let value = try parser.parseText()
      self.init(value, from: nil, parser)
    } catch {
      throw JSONError(error, in: bytes)
    }
  }

  /// Parses a whole text.
  package init(
    parsing text: String,
    limits: JSONLimits = JSONLimits(),
    leniency: JSONLeniency = []
  ) throws(JSONError) {
    try self.init(parsing: Array(text.utf8), limits: limits, leniency: leniency)
  }

  /// Takes what a parser read, which began at `start` or after the white space of the whole text.
  init(_ value: JSONValue, from start: Int?, _ parser: JSONParser) {
    self.value = value
    bytes = parser.bytes
    range = (start ?? JSONDocument.start(in: parser.bytes))..<parser.index
    repeatedKeys = parser.repeatedKeys
    tolerated = parser.tolerated
  }

  private static func start(in bytes: [UInt8]) -> Int {
    let mark = bytes.starts(with: JSONParser.byteOrderMark) ? 3 : 0
    var parser = JSONParser(bytes, from: mark, limits: JSONLimits(), leniency: [])
    parser.skipSpace()
    return parser.index
  }
}

extension JSONValue {
  /// Parses a whole text.
  package init(parsing text: String, leniency: JSONLeniency = []) throws(JSONError) {
    self = try JSONDocument(parsing: text, leniency: leniency).value
  }

  /// Parses all bytes.
  package init(parsing bytes: [UInt8], leniency: JSONLeniency = []) throws(JSONError) {
    self = try JSONDocument(parsing: bytes, leniency: leniency).value
  }
}
