import FormLayout
import JSON
import Support
import Testing

/// The vectors of single functions: conditions, visibility, the rules of a field and of a step.
@Suite(.enabled(if: FormhausVector.isPresent)) struct FormhausFieldTests {
  /// Ours on purpose: blanks do not count as an answer.
  static let ours: Set = ["required accepts blanks only"]

  /// Changed later (`differences.json`), where they are tested with the later outcome.
  static let changedLater: Set = [
    "required accepts an unticked checkbox (0.3.1; later versions reject)",
    "notEmpty with an empty list (0.3.1: counts as filled; 0.9 on: empty)",
    "validator result empty string is returned as is (0.3.1)",
  ]

  /// What a layout cannot hold, or says in its own words, once it has been imported.
  static let changedByImport: Set = [
    // An empty sentence for a rule is no sentence.
    "an empty message hides the error", "own text empty string is kept as the error",
    // A bound of null is none, and a text has no greatest number.
    "null bound: maxLength null rejects all", "validateFields over a flat list",
    // Choices are counted by 'minItems', which speaks of choosing.
    "minLength counts items",
  ]

  static func vectors(_ file: String) -> [FormhausVector] {
    FormhausVector.all(file).filter { !ours.contains($0.name) && !changedLater.contains($0.name) }
  }

  @Test(arguments: vectors("evaluate-condition"))
  func `a condition holds as in Formhaus`(_ vector: FormhausVector) throws {
    let condition = try Condition(
      json: FormhausDefinition.condition(vector.input["condition"] ?? .null))
    #expect(
      try shows(condition.json, vector.input["values"]) == vector.expected["result"]?.boolValue)
  }

  @Test(arguments: vectors("is-visible"))
  func `a field is visible as in Formhaus`(_ vector: FormhausVector) throws {
    let condition = FormhausDefinition.visibility(vector.input["target"] ?? .null)
    #expect(try shows(condition, vector.input["values"]) == vector.expected["visible"]?.boolValue)
  }

  @Test(arguments: vectors("is-step-visible"))
  func `a step is visible as in Formhaus`(_ vector: FormhausVector) throws {
    let step = vector.input["step"] ?? .null
    let filling = try FormhausVector.filling(
      ["steps": [step]], vector.input["values"]?.objectValue ?? [:])
    #expect((filling.stepsOnPath.count == 1) == vector.expected["visible"]?.boolValue)
  }

  private func shows(_ condition: JSONValue?, _ values: JSONValue?) throws -> Bool {
    var field: JSONObject = ["type": "TextField", "id": "target of the test"]
    field["visibleIf"] = condition
    let form = Form(json: ["formchat": 1, "id": "f", "components": [.object(field)]])
    let filling = FormFilling(
      form, values: values?.objectValue ?? [:], today: try #require(FormhausVector.today))
    return filling.shownFields.count == 1
  }

  @Test(arguments: vectors("validate-field"), FormhausVector.Way.allCases)
  func `a field is validated as in Formhaus`(
    _ vector: FormhausVector, _ way: FormhausVector.Way
  ) throws {
    if way == .imported, Self.changedByImport.contains(vector.name) { return }
    let field = vector.input["field"] ?? .null
    var values = vector.input["allValues"]?.objectValue ?? [:]
    let key = field["key"]?.stringValue ?? ""
    values[key] = vector.input["value"]
    // The other field of `matchField` is in the form, as its value is.
    let others = values.keys.filter { $0 != key }.map { name -> JSONValue in
      ["key": .string(name), "type": "custom", "label": ""]
    }
    var filling = try FormhausVector.filling(
      ["fields": .array([field] + others)], values, hostRules: vector.input["validators"], by: way)
    let error = filling.validateField(at: try #require(filling.place(at: key)))
    #expect(error?.message == vector.expected["error"]?.stringValue)
  }

  @Test(arguments: vectors("validate-step"), FormhausVector.Way.allCases)
  func `a step is validated as in Formhaus`(
    _ vector: FormhausVector, _ way: FormhausVector.Way
  ) throws {
    if way == .imported, Self.changedByImport.contains(vector.name) { return }
    // The step's own condition is not looked at.
    var step = vector.input["step"]?.objectValue ?? [:]
    step["show"] = nil
    let definition: JSONValue =
      vector.input["fields"].map { ["fields": $0] } ?? ["steps": [.object(step)]]
    var filling = try FormhausVector.filling(
      definition, vector.input["values"]?.objectValue ?? [:],
      hostRules: vector.input["validators"], by: way)
    filling.validate()
    let errors = JSONObject(
      filling.answerErrors.map { JSONObject.Member(key: $0.field, value: .string($0.message)) })
    #expect(JSONValue.object(errors).isEquivalent(to: vector.expected["errors"] ?? .null))
  }

  @Test(arguments: vectors("default-messages"))
  func `a default sentence is Formhaus's`(_ vector: FormhausVector) throws {
    let rule = vector.input["rule"]?.stringValue ?? ""
    let bound = vector.input["params"]?["min"] ?? vector.input["params"]?["max"] ?? "zz"
    let isList = vector.input["params"]?["unit"] == "items"
    let isNumber = rule == "min" || rule == "max"
    let field: JSONValue = [
      "key": "a", "type": isList ? "multiselect" : isNumber ? "number" : "text", "label": "A",
      "validation": .object([rule: bound]),
    ]
    let number = bound.doubleValue ?? 0
    let short: JSONValue = isList ? [] : "x"
    let value: JSONValue =
      isNumber ? .number(JSONNumber(rule == "min" ? number - 1 : number + 1)) : short
    var filling = try FormhausVector.filling(["fields": [field]], ["a": value])
    // An empty list is let pass by the rule itself, so one item too few cannot be shown for 1.
    try #require(filling.place(at: "a") != nil)
    filling.validate()
    let message = filling.answerErrors.first?.message
    if isList, bound == 1 {
      #expect(message == nil)
    } else {
      #expect(message == vector.expected["message"]?.stringValue)
    }
  }
}
