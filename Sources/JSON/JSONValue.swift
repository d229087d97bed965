/// A JSON value with ordered objects and numbers as they were written.
package enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case number(JSONNumber)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)
}

extension JSONValue {
  package var boolValue: Bool? { if case .bool(let value) = self { value } else { nil } }
  package var numberValue: JSONNumber? { if case .number(let value) = self { value } else { nil } }
  package var intValue: Int? { numberValue?.intValue }
  package var doubleValue: Double? { numberValue?.doubleValue }
  package var stringValue: String? { if case .string(let value) = self { value } else { nil } }
  package var arrayValue: [JSONValue]? { if case .array(let value) = self { value } else { nil } }
  package var objectValue: JSONObject? { if case .object(let value) = self { value } else { nil } }
  package var isNull: Bool { if case .null = self { true } else { false } }

  /// The value of a key, where this is an object that has it.
  package subscript(key: String) -> JSONValue? { objectValue?[key] }

  /// The element at a place, where this is an array that has it.
  package subscript(index: Int) -> JSONValue? {
    guard let array = arrayValue, array.indices.contains(index) else { return nil }
    return array[index]
  }

  /// The kind in a person's words: `a string`, `an object`, …
  package var kindInWords: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }

  /// Whether both are the same JSON value: numbers by value (`16` and `16.0`), objects without regard
  /// to order and, of a repeated key, by its last value.
  package func isEquivalent(to other: JSONValue) -> Bool {
    switch (self, other) {
    case (.number(let left), .number(let right)):
      left.isEquivalent(to: right)
    case (.array(let left), .array(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.isEquivalent(to: $1) }
    case (.object(let left), .object(let right)):
      left.isEquivalent(to: right)
    default: self == other
    }
  }
}

extension JSONValue: Equatable {
  /// The same text throughout: numbers as written, strings by code units, members in order.
  package static func == (left: JSONValue, right: JSONValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)): left.isIdentical(to: right)
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)): left == right
    case (.null, _), (.bool, _), (.number, _), (.string, _), (.array, _), (.object, _): false
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(integerLiteral value: Int) { self = .number(JSONNumber(value)) }
  package init(floatLiteral value: Double) { self = .number(JSONNumber(value)) }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(nilLiteral: ()) { self = .null }
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(JSONObject(elements.map { JSONObject.Member(key: $0, value: $1) }))
  }
}
