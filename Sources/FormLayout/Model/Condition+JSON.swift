package import JSON

extension Condition {
  /// Why a JSON value is no condition.
  package struct Malformation: Error, Equatable, Sendable {
    /// Where, from the condition's own root.
    package let pointer: JSONPointer
    /// What is wrong, in a lower-case phrase.
    package let message: String
  }

  /// Reads a condition; `depth` bounds how far it may nest.
  package init(
    json: JSONValue, at pointer: JSONPointer = .root, depth: Int = 64
  ) throws(Malformation) {
    func fail(_ message: String) -> Malformation {
      Malformation(pointer: pointer, message: message)
    }
    guard depth > 0 else { throw fail("it nests too deep") }
    if let value = json.boolValue {
      self = .always(value)
      return
    }
    guard let object = json.objectValue else {
      throw fail("a condition is an object, true or false, not \(json.kindInWords)")
    }
    let heads = object.keys.filter { ["all", "any", "not", "field"].contains($0) }
    guard heads.count == 1, let head = heads.first else {
      throw fail("a condition has exactly one of 'field', 'all', 'any' and 'not'")
    }
    if head == "field" {
      self = try Self.test(object, at: pointer)
      return
    }
    guard object.members.count == 1, let value = object[head] else {
      throw fail("'\(head)' stands alone in its condition")
    }
    let inner = pointer.appending(head)
    if head == "not" {
      self = .not(try Condition(json: value, at: inner, depth: depth - 1))
      return
    }
    guard let elements = value.arrayValue else {
      throw fail("'\(head)' takes a list of conditions, not \(value.kindInWords)")
    }
    var parts: [Condition] = []
    for (index, element) in elements.enumerated() {
      parts.append(
        try Condition(json: element, at: inner.appending(index), depth: depth - 1))
    }
    self = head == "all" ? .all(parts) : .any(parts)
  }

  private static func test(
    _ object: JSONObject, at pointer: JSONPointer
  ) throws(Malformation) -> Condition {
    guard let field = object["field"]?.stringValue else {
      throw Malformation(pointer: pointer.appending("field"), message: "'field' takes an id")
    }
    let others = object.members.filter { $0.key != "field" }
    guard others.count == 1, let member = others.first else {
      throw Malformation(pointer: pointer, message: "a test has exactly one operator")
    }
    guard let comparison = Operator(rawValue: member.key) else {
      throw Malformation(
        pointer: pointer.appending(member.key), message: "'\(member.key)' is no operator")
    }
    guard comparison.accepts(member.value) else {
      throw Malformation(
        pointer: pointer.appending(member.key),
        message:
          "'\(member.key)' takes \(comparison.operandInWords), not \(member.value.kindInWords)")
    }
    return .test(field: field, comparison, member.value)
  }

  package var json: JSONValue {
    switch self {
    case .always(let value): .bool(value)
    case .test(let field, let comparison, let value):
      .object(["field": .string(field), comparison.rawValue: value])
    case .all(let parts): ["all": .array(parts.map(\.json))]
    case .any(let parts): ["any": .array(parts.map(\.json))]
    case .not(let part): ["not": part.json]
    }
  }
}

extension Condition.Operator {
  /// Whether a value is of the kind that this operator compares with.
  package func accepts(_ value: JSONValue) -> Bool {
    switch self {
    case .eq, .neq: value.arrayValue == nil && value.objectValue == nil
    case .in, .notIn:
      value.arrayValue?.allSatisfy { $0.arrayValue == nil && $0.objectValue == nil } ?? false
    case .notEmpty, .truthy: value.boolValue != nil
    case .gt, .gte, .lt, .lte: value.numberValue != nil || value.stringValue != nil
    case .contains: value.stringValue != nil || value.numberValue != nil
    case .minAge, .maxAge: value.numberValue != nil
    }
  }

  /// What this operator compares with, in words.
  package var operandInWords: String {
    switch self {
    case .eq, .neq: "a text, a number, true, false or null"
    case .in, .notIn: "a list of texts or numbers"
    case .notEmpty, .truthy: "true or false"
    case .gt, .gte, .lt, .lte: "a number or a date"
    case .contains: "a text or a number"
    case .minAge, .maxAge: "a number of years"
    }
  }
}
