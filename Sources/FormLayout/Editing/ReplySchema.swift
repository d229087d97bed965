package import JSON

/// The JSON Schema that a model's reply is held to, made from the catalogue.
///
/// It keeps to what OpenAI's strict mode and other servers' grammars take: no references, recursion,
/// null, unions of types or bounds; every object closed and all its keys required; `anyOf` in array
/// items only. Its bytes do not depend on the form, so that providers can cache it.
package enum ReplySchema {
  /// The whole schema; the same bytes at every call.
  package static let json: JSONValue = object([
    ("message", string),
    ("ops", list(of: ["anyOf": .array(operations)])),
  ])

  private static let operations = [
    operation("set", [("ids", list(of: string)), ("props", changes)]),
    operation("add", [("in", string), ("after", string), ("nodes", list(of: node))]),
    operation("remove", [("ids", list(of: string))]),
    operation("move", [("ids", list(of: string)), ("in", string), ("after", string)]),
    operation("rename", [("id", string), ("to", string)]),
    operation("clear", []),
    operation("undo", [("count", ["type": "integer"])]),
    operation(
      "translate",
      [
        ("language", string),
        ("texts", list(of: object([("path", string), ("words", string)]))),
      ]),
  ]

  /// A component to add; `Option` is one choice of a field.
  private static let node = object([
    ("type", choice(ComponentType.all.map(\.name) + ["Option"])),
    ("id", string), ("label", string), ("props", changes),
  ])

  /// One property given a value: the first key tells the value's kind.
  private static let changes = list(of: [
    "anyOf": .array(
      ReplyNames.Kind.allCases.map { kind in
        object([(kind.rawValue, choice(ReplyNames.names(of: kind))), ("v", value(of: kind))])
      } + [object([("unset", string)]), object([("path", string), ("json", string)])])
  ])

  private static func value(of kind: ReplyNames.Kind) -> JSONValue {
    switch kind {
    case .text: string
    case .flag: ["type": "boolean"]
    case .number: ["type": "number"]
    case .list: list(of: string)
    }
  }

  private static let string: JSONValue = ["type": "string"]

  private static func choice(_ names: [String]) -> JSONValue {
    ["type": "string", "enum": .array(names.map { .string($0) })]
  }

  private static func list(of element: JSONValue) -> JSONValue {
    ["type": "array", "items": element]
  }

  private static func operation(_ name: String, _ keys: [(String, JSONValue)]) -> JSONValue {
    object([("op", choice([name]))] + keys)
  }

  private static func object(_ keys: [(String, JSONValue)]) -> JSONValue {
    [
      "type": "object",
      "properties": .object(JSONObject(keys.map { JSONObject.Member(key: $0, value: $1) })),
      "required": .array(keys.map { .string($0.0) }),
      "additionalProperties": false,
    ]
  }
}
