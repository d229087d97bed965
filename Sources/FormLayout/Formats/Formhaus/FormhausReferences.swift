internal import JSON

/// The keys and step ids that a definition names somewhere.
enum FormhausReferences {
  static func keys(in definition: JSONObject) -> [CodeUnits] {
    var keys: [CodeUnits] = []
    func add(_ text: JSONValue?) {
      if let text = text?.stringValue { keys.append(CodeUnits(text)) }
    }
    func addConditions(of value: JSONValue) {
      for list in ["show", "showAny", "disabled"] {
        for condition in value[list]?.arrayValue ?? [] { add(condition["field"]) }
      }
    }
    func addFields(of value: JSONValue) {
      for field in value["fields"]?.arrayValue ?? [] {
        addConditions(of: field)
        add(field["validation"]?["matchField"])
      }
    }
    addFields(of: .object(definition))
    for step in definition["steps"]?.arrayValue ?? [] {
      addConditions(of: step)
      addFields(of: step)
      for route in step["routes"]?.arrayValue ?? [] { addConditions(of: route) }
    }
    for button in ["submit", "cancel"] {
      if let action = definition[button] { addConditions(of: action) }
    }
    return keys
  }
}
