package import JSON

/// The JSON Schema (2020-12) of the layout format, made from the catalogue.
package enum LayoutSchema {
  /// The whole schema; the same bytes at every call.
  package static let json: JSONValue = [
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": .string("urn:formchat:layout:\(Form.formatVersion)"),
    "title": .string("formchat layout, version \(Form.formatVersion)"),
    "description": .string(description),
    "type": "object",
    "properties": .object(properties(Property.form, components: ["$ref": "#/$defs/topComponent"])),
    "required": required(Property.form),
    "additionalProperties": false,
    "$defs": .object(definitions),
  ]

  private static let description =
    "A form layout as formchat keeps it. The schema is strict: a type or a property that the format "
    + "does not name fails here, although the program keeps it and only warns, so that an editor "
    + "shows what is misspelt. What belongs to others has its own places: 'metadata', 'origin' and "
    + "'style.modifiers' take anything. References between components, cycles and patterns are "
    + "beyond a schema: 'formchat check' reports them."

  private static let definitions: JSONObject = {
    var definitions: JSONObject = [
      "topComponent": component("A component at the top of the form.") { $0.name != "Item" },
      "component": component("A component inside another one.") {
        $0.name != "Item" && $0.name != "Step"
      },
      "typed": typed,
      "common": [
        "description": "What every component takes.",
        "properties": .object(properties(Property.common)),
      ],
      "field": [
        "description": "What every field takes beside that.",
        "properties": .object(properties(Property.field)),
      ],
    ]
    for type in ComponentType.all { definitions[type.name] = schema(of: type) }
    for (name, value) in shared { definitions[name] = value }
    return definitions
  }()

  /// A component of one of some types. The type is told first, so that a fault is reported for that
  /// type alone.
  private static func component(
    _ description: String, where isAllowed: (ComponentType) -> Bool
  ) -> JSONValue {
    [
      "description": .string(description),
      "type": "object",
      "properties": [
        "type": ["enum": .array(ComponentType.all.filter(isAllowed).map { .string($0.name) })]
      ],
      "required": required(Property.common),
      "$ref": "#/$defs/typed",
    ]
  }

  private static let typed: JSONValue = [
    "description": "What the type of a component says of its other keys.",
    "allOf": .array(
      ComponentType.all.map { type in
        [
          "if": ["properties": ["type": ["const": .string(type.name)]], "required": ["type"]],
          "then": ["$ref": .string("#/$defs/\(type.name)")],
        ]
      }),
  ]

  private static func schema(of type: ComponentType) -> JSONValue {
    var properties: JSONObject = [:]
    for property in type.properties {
      properties[property.name] = schema(of: property, in: type)
    }
    return [
      "title": .string(type.name),
      "description": .string(type.meaning.asSentence),
      "type": "object",
      "properties": .object(properties),
      "required": required(type.properties),
      "additionalProperties": false,
    ]
  }

  /// A property of a type; where it is what every component or field takes, a reference to that.
  private static func schema(of property: Property, in type: ComponentType) -> JSONValue {
    if property.name == "type" {
      return ["description": .string(property.meaning.asSentence), "const": .string(type.name)]
    }
    let components: JSONValue =
      switch type.children {
      case .none, .any: ["$ref": "#/$defs/component"]
      case .only(let names): anyOf(names.map { ["$ref": .string("#/$defs/\($0)")] })
      }
    let own = schema(of: property, components: components)
    for (name, group) in [("common", Property.common), ("field", Property.field)] {
      if let common = group.first(where: { $0.name == property.name }), schema(of: common) == own {
        return ["$ref": .string("#/$defs/\(name)/properties/\(property.name)")]
      }
    }
    return own
  }

  private static func properties(
    _ list: [Property], components: JSONValue = ["$ref": "#/$defs/component"]
  ) -> JSONObject {
    var result: JSONObject = [:]
    for property in list {
      result[property.name] = schema(of: property, components: components)
    }
    return result
  }

  private static func schema(
    of property: Property, components: JSONValue = ["$ref": "#/$defs/component"]
  ) -> JSONValue {
    var result: JSONObject = ["description": .string(property.meaning.asSentence)]
    let shape: JSONValue =
      switch property.name {
      case "style": ["$ref": "#/$defs/style"]
      case "accessibility": ["$ref": "#/$defs/accessibility"]
      default: schema(of: property.shape, components: components)
      }
    for member in shape.objectValue?.members ?? [] { result[member.key] = member.value }
    if let value = property.defaultValue { result["default"] = value }
    return .object(result)
  }

  /// An object with these keys and no others.
  static func object(_ list: [Property]) -> JSONObject {
    var result: JSONObject = [
      "type": "object",
      "properties": .object(properties(list)),
    ]
    if list.contains(where: \.isRequired) { result["required"] = required(list) }
    result["additionalProperties"] = false
    return result
  }

  static func anyOf(_ parts: [JSONValue]) -> JSONValue {
    parts.count == 1 ? parts[0] : ["anyOf": .array(parts)]
  }

  private static func required(_ list: [Property]) -> JSONValue {
    .array(list.filter(\.isRequired).map { .string($0.name) })
  }
}

extension String {
  /// A meaning as a schema's description: with a capital and a full stop.
  fileprivate var asSentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
