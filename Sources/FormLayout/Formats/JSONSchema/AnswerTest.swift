internal import JSON

/// A condition as a schema that answers satisfy where it holds.
enum AnswerTest {
  case always(Bool)
  case schema(JSONValue)

  /// Why a condition is none, as a lower-case phrase.
  struct Inexpressible: Error {
    let reason: String
  }

  /// Whether it holds whatever the answers are.
  var constant: Bool? { if case .always(let value) = self { value } else { nil } }

  var json: JSONValue {
    switch self {
    case .always(let value): .bool(value)
    case .schema(let json): json
    }
  }

  static func not(_ test: AnswerTest) -> AnswerTest {
    switch test {
    case .always(let value): .always(!value)
    case .schema(let json): .schema(["not": json])
    }
  }

  static func all(_ tests: [AnswerTest]) -> AnswerTest { joined(tests, "allOf", unit: true) }

  static func any(_ tests: [AnswerTest]) -> AnswerTest { joined(tests, "anyOf", unit: false) }

  private static func joined(_ tests: [AnswerTest], _ word: String, unit: Bool) -> AnswerTest {
    var schemas: [JSONValue] = []
    for test in tests {
      switch test {
      case .always(let value) where value == unit: continue
      case .always(let value): return .always(value)
      case .schema(let json): schemas.append(json)
      }
    }
    guard schemas.count > 1 else { return schemas.first.map { .schema($0) } ?? .always(unit) }
    return .schema([word: .array(schemas)])
  }
}

extension AnswerTest {
  /// A test of one answer, which is there.
  static func answer(_ key: String, _ schema: JSONObject) -> AnswerTest {
    var properties: JSONObject = [:]
    properties[key] = .object(schema)
    return .schema(["properties": .object(properties), "required": [.string(key)]])
  }

  /// The test of an answer by an operator, in the semantics of the filling engine.
  static func answer(
    _ key: String, _ comparison: Condition.Operator, _ operand: JSONValue
  ) throws(Inexpressible) -> AnswerTest {
    switch comparison {
    case .eq:
      return operand.isPlain ? answer(key, ["const": operand]) : .always(false)
    case .neq: return .not(try answer(key, .eq, operand))
    case .in:
      let values = (operand.arrayValue ?? []).filter(\.isPlain)
      return values.isEmpty ? .always(false) : answer(key, ["enum": .array(values)])
    case .notIn: return .not(try answer(key, .in, operand))
    case .notEmpty:
      return operand == true ? answer(key, ["not": ["enum": ["", nil, []]]]) : .always(true)
    case .truthy:
      let isTrue = answer(
        key, ["not": ["anyOf": [["enum": ["", nil, false, 0, [:]]], ["type": "array"]]]])
      return operand == false ? .not(isTrue) : isTrue
    case .gt, .gte, .lt, .lte: return try order(key, comparison, operand)
    case .contains: return contains(key, operand)
    case .minAge, .maxAge:
      throw Inexpressible(reason: "a JSON Schema does not know today's date")
    }
  }

  private static func order(
    _ key: String, _ comparison: Condition.Operator, _ operand: JSONValue
  ) throws(Inexpressible) -> AnswerTest {
    guard operand.numberValue != nil else {
      throw Inexpressible(reason: "a JSON Schema does not compare dates")
    }
    let keyword =
      switch comparison {
      case .gt: "exclusiveMinimum"
      case .gte: "minimum"
      case .lt: "exclusiveMaximum"
      default: "maximum"
      }
    var schema: JSONObject = ["type": "number"]
    schema[keyword] = operand
    return answer(key, schema)
  }

  private static func contains(_ key: String, _ operand: JSONValue) -> AnswerTest {
    guard operand.isPlain else { return .always(false) }
    var choices: [JSONValue] = [["type": "array", "contains": ["const": operand]]]
    if let part = operand.stringValue {
      let pattern = PortablePatternWriter.text(
        of: .sequence(part.unicodeScalars.map { .literal($0.value) }))
      choices.append(["type": "string", "pattern": .string(pattern ?? "")])
    }
    return answer(key, ["anyOf": .array(choices)])
  }
}

extension Condition.Operator {
  /// Whether it holds where there is no answer.
  func holdsWithoutAnswer(_ operand: JSONValue) -> Bool {
    switch self {
    case .neq, .notIn: true
    case .notEmpty: operand != true
    case .truthy: operand == false
    case .eq, .in, .gt, .gte, .lt, .lte, .contains, .minAge, .maxAge: false
    }
  }
}

extension JSONValue {
  /// Whether an answer can be the same as it: neither a list nor an object.
  fileprivate var isPlain: Bool { arrayValue == nil && objectValue == nil }
}
