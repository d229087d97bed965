/// A parsed text: its value, its bytes, and what was let pass.
package struct JSONDocument: Sendable {
  package let value: JSONValue
  /// The source, a byte-order mark included.
  package let bytes: [UInt8]
  /// The byte after the value.
  package let end: Int
  /// Where a key stands that its object already had, in order.
  package let repeatedKeys: [RepeatedKey]
  /// Where leniency was needed, in order.
  package let tolerated: [SourceLocation]

  /// A key that its object already had.
  package struct RepeatedKey: Sendable {
    package let key: String
    package let offset: Int
  }

  /// Parses a whole text.
  package init(
    parsing bytes: [UInt8],
    limits: JSONLimits = JSONLimits(),
    leniency: JSONLeniency = []
  ) throws(JSONError) {
    var parser = JSONParser(bytes, limits: limits, leniency: leniency)
    value = try parser.parse()
    self.bytes = bytes
    end = parser.index
    repeatedKeys = parser.repeatedKeys
    tolerated = parser.tolerated.map { SourceLocation(offset: $0, in: bytes) }
  }

  package init(
    parsing text: String,
    limits: JSONLimits = JSONLimits(),
    leniency: JSONLeniency = []
  ) throws(JSONError) {
    try self.init(parsing: Array(text.utf8), limits: limits, leniency: leniency)
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
