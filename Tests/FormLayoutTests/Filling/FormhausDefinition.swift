import FormLayout
import JSON

/// The smallest translation of a Formhaus definition into a layout: only what filling looks at.
enum FormhausDefinition {
  static func form(_ definition: JSONValue) -> Form {
    let steps = definition["steps"]?.arrayValue ?? []
    let fields = (definition["fields"]?.arrayValue ?? []).map(field)
    let components = steps.isEmpty ? fields : steps.map(step)
    return Form(json: [
      "formchat": 1, "id": definition["id"] ?? "form", "components": .array(components),
    ])
  }

  static func step(_ json: JSONValue) -> JSONValue {
    var step: JSONObject = ["type": "Step", "id": json["id"] ?? "", "label": json["title"] ?? ""]
    step["visibleIf"] = visibility(json)
    if let skip = json["skip"]?["label"] { step["skip"] = skip }
    if json["next"] == false { step["next"] = false }
    if let routes = json["routes"]?.arrayValue {
      step["routes"] = .array(
        routes.map { route in
          var object: JSONObject = ["to": route["to"] ?? .null]
          object["if"] = visibility(route)
          return .object(object)
        })
    }
    step["children"] = .array((json["fields"]?.arrayValue ?? []).map(field))
    return .object(step)
  }

  static func field(_ json: JSONValue) -> JSONValue {
    var field = type(json["type"]?.stringValue ?? "")
    field["id"] = json["key"] ?? ""
    field["label"] = json["label"] ?? ""
    field["defaultValue"] = json["defaultValue"]
    field["options"] = json["options"]
    field["visibleIf"] = visibility(json)
    validation(json["validation"]?.objectValue ?? [:], &field)
    return .object(field)
  }

  private static func type(_ name: String) -> JSONObject {
    switch name {
    case "email", "phone", "number": ["type": "TextField", "input": .string(name)]
    case "password": ["type": "SecureField"]
    case "textarea": ["type": "TextEditor"]
    case "select", "radio": ["type": "Picker"]
    case "multiselect": ["type": "Picker", "multiple": true]
    case "checkbox", "switch": ["type": "Toggle"]
    case "file": ["type": "FileField"]
    case "date": ["type": "DatePicker"]
    case "datetime": ["type": "DatePicker", "mode": "dateTime"]
    default: ["type": "TextField"]
    }
  }

  private static let properties = ["min": "minimum", "max": "maximum"]

  private static func validation(_ json: JSONObject, _ field: inout JSONObject) {
    var rules: [JSONValue] = []
    var messages: JSONObject = [:]
    for member in json.members {
      let (name, value) = (member.key, member.value)
      if name == "required" {
        field["required"] = .bool(value == true || value.stringValue?.isEmpty == false)
        if value.stringValue != nil { messages["required"] = value }
      } else if name.hasSuffix("Message") {
        let rule = String(name.dropLast("Message".count))
        messages[properties[rule] ?? rule] = value
      } else if let property = properties[name] {
        field[property] = value
      } else if name == "pattern" {
        // Without the flag u, \p{L} is the letters p{L}.
        let text = (value.stringValue ?? "").replacing("\\p", with: "p")
        rules.append(["rule": "pattern", "value": .string(text)])
      } else {
        rules.append(["rule": .string(name == "validator" ? "custom" : name), "value": value])
      }
    }
    if !rules.isEmpty { field["rules"] = .array(rules) }
    if !messages.isEmpty { field["messages"] = .object(messages) }
  }

  /// `show` and `showAny` as one condition.
  static func visibility(_ json: JSONValue) -> JSONValue? {
    let all = (json["show"]?.arrayValue ?? []).map(condition)
    let any = (json["showAny"]?.arrayValue ?? []).map(condition)
    guard !all.isEmpty || !any.isEmpty else { return nil }
    return ["all": .array(all + (any.isEmpty ? [] : [["any": .array(any)]]))]
  }

  /// Of several operators the first in Formhaus's order decides; without one the condition holds.
  static func condition(_ json: JSONValue) -> JSONValue {
    for name in ["eq", "neq", "in", "notIn", "notEmpty"] {
      if let value = json[name] { return ["field": json["field"] ?? "", name: value].asObject }
    }
    return true
  }

  /// The stub validators of the vectors.
  static func hostRules(_ json: JSONValue?) -> [String: FormFilling.HostRule] {
    var rules: [String: FormFilling.HostRule] = [:]
    for member in json?.objectValue?.members ?? [] {
      let stub = member.value
      rules[member.key] = { value, _ in
        stub["kind"] == "const"
          ? stub["returns"]?.stringValue
          : value == stub["value"] ? nil : stub["error"]?.stringValue
      }
    }
    return rules
  }
}

extension [String: JSONValue] {
  fileprivate var asObject: JSONValue {
    .object(JSONObject(map { JSONObject.Member(key: $0.key, value: $0.value) }))
  }
}
