internal import JSON

extension LayoutSchema {
  /// What a schema can say of a shape; `components` is what stands for one component.
  static func schema(of shape: ValueShape, components: JSONValue) -> JSONValue {
    switch shape {
    case .text, .name: return ["type": "string"]
    case .identifier: return ["$ref": "#/$defs/identifier"]
    case .flag: return ["type": "boolean"]
    case .integer(let range):
      return number("integer", from: range?.lowerBound, to: range?.upperBound)
    case .number(let minimum, let maximum):
      return number("number", from: minimum, to: maximum)
    case .choice(let names): return choice(of: names)
    case .condition: return ["$ref": "#/$defs/condition"]
    case .colour: return ["$ref": "#/$defs/colour"]
    case .language: return ["$ref": "#/$defs/language"]
    case .dateBound: return ["$ref": "#/$defs/dateBound"]
    case .constant(let value): return ["const": value]
    case .list(let element):
      return ["type": "array", "items": schema(of: element, components: components)]
    case .object(let list): return .object(object(list))
    case .map(let value):
      var result: JSONObject = ["type": "object"]
      if case .anything = value { return .object(result) }
      result["additionalProperties"] = schema(of: value, components: components)
      return .object(result)
    case .oneOf(let shapes):
      return anyOf(shapes.map { schema(of: $0, components: components) })
    case .rules: return ["$ref": "#/$defs/rules"]
    case .components: return ["type": "array", "items": components]
    case .anything: return true
    }
  }

  /// A name; where it is an expression, one of two names, and which is beyond a schema.
  private static func choice(of names: [String]) -> JSONValue {
    [
      "type": "string",
      "if": ["$ref": "#/$defs/expression"],
      "else": ["enum": .array(names.map { .string($0) })],
    ]
  }

  private static func number(_ type: String, from minimum: Int?, to maximum: Int?) -> JSONValue {
    var result: JSONObject = ["type": .string(type)]
    if let minimum { result["minimum"] = .number(JSONNumber(minimum)) }
    if let maximum { result["maximum"] = .number(JSONNumber(maximum)) }
    return .object(result)
  }

  /// The definitions that properties refer to.
  static let shared: [(String, JSONValue)] = [
    ("style", .object(object(Property.style))),
    ("accessibility", .object(object(Property.accessibility))),
    ("identifier", identifier),
    ("condition", condition),
    ("operand", ["type": ["string", "number", "boolean", "null"]]),
    ("moment", ["type": "string", "pattern": .string("^(\(moment))$")]),
    ("dateBound", ["type": "string", "pattern": .string("^(\(moment)|\(name))$")]),
    ("colour", colour),
    ("expression", expression),
    ("language", ["type": "string", "pattern": "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$"]),
    ("rules", rules),
    ("rule", rule),
  ]

  private static let name = "[A-Za-z_][A-Za-z0-9_-]*"

  private static let moment =
    "[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2})?|[0-9]{2}:[0-9]{2}|today([+-][0-9]+[dwmy])?"

  private static let identifier: JSONValue = [
    "type": "string",
    "pattern": .string("^\(name)$"),
    "maxLength": .number(JSONNumber(Identifier.longest)),
    "not": ["enum": .array(Identifier.reserved.sorted().map { .string($0) })],
  ]

  private static let expression: JSONValue = [
    "description": "One of two texts by a field's answer: '{$id ? a : b}'.",
    "type": "string",
    "pattern": #"^\{\$[^?]*[^?\s][^?]*\?[^:]*[^:\s][^:]*:[\s\S]*\S[\s\S]*\}$"#,
  ]

  private static let colour: JSONValue = [
    "anyOf": [
      ["type": "string", "pattern": "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"],
      ["enum": .array(ColourName.all.map { .string($0) })],
      ["$ref": "#/$defs/expression"],
    ]
  ]

  /// One object for tests and connectives alike, so that a fault is reported where it is.
  private static let condition: JSONValue = {
    var properties: JSONObject = ["field": ["$ref": "#/$defs/identifier"]]
    for comparison in Condition.Operator.allCases {
      properties[comparison.rawValue] = operand(of: comparison)
    }
    let tests = properties.keys
    properties["all"] = ["type": "array", "items": ["$ref": "#/$defs/condition"]]
    properties["any"] = ["type": "array", "items": ["$ref": "#/$defs/condition"]]
    properties["not"] = ["$ref": "#/$defs/condition"]
    return [
      "description": .string(
        "When something holds: 'field' with exactly one operator, or one of 'all', 'any' and "
          + "'not', or true or false."),
      "type": ["object", "boolean"],
      "properties": .object(properties),
      "additionalProperties": false,
      "if": ["required": ["field"]],
      "then": only(tests, count: 2),
      "else": only(["all", "any", "not"], count: 1),
    ]
  }()

  private static func only(_ names: [String], count: Int) -> JSONValue {
    [
      "propertyNames": ["enum": .array(names.map { .string($0) })],
      "minProperties": .number(JSONNumber(count)),
      "maxProperties": .number(JSONNumber(count)),
    ]
  }

  private static func operand(of comparison: Condition.Operator) -> JSONValue {
    switch comparison {
    case .eq, .neq: ["$ref": "#/$defs/operand"]
    case .in, .notIn: ["type": "array", "items": ["$ref": "#/$defs/operand"]]
    case .notEmpty, .truthy: ["type": "boolean"]
    case .gt, .gte, .lt, .lte: ["anyOf": [["type": "number"], ["$ref": "#/$defs/moment"]]]
    case .contains: ["type": ["string", "number"]]
    case .minAge, .maxAge: ["type": "number"]
    }
  }

  /// A list in which each name occurs once.
  private static let rules: JSONValue = [
    "type": "array",
    "items": ["$ref": "#/$defs/rule"],
    "allOf": .array(
      RuleType.all.map { rule in
        [
          "contains": [
            "properties": ["rule": ["const": .string(rule.name)]], "required": ["rule"],
          ],
          "minContains": 0,
          "maxContains": 1,
        ]
      }),
  ]

  private static let rule: JSONValue = [
    "description": "One rule that an answer must follow.",
    "type": "object",
    "properties": [
      "rule": ["enum": .array(RuleType.all.map { .string($0.name) })],
      "value": ["description": "What the rule measures by."],
    ],
    "required": ["rule"],
    "additionalProperties": false,
    "allOf": .array(RuleType.all.map(value(of:))),
  ]

  private static func value(of rule: RuleType) -> JSONValue {
    var then: JSONObject = ["description": .string(rule.meaning)]
    if let shape = rule.value {
      then["properties"] = ["value": schema(of: shape, components: true)]
      then["required"] = ["value"]
    } else {
      then["properties"] = ["value": false]
    }
    return [
      "if": ["properties": ["rule": ["const": .string(rule.name)]], "required": ["rule"]],
      "then": .object(then),
    ]
  }
}
