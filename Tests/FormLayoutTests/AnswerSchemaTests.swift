import FormLayout
import JSON
import Support
import Testing

/// The JSON Schema of what a form collects. Whether it agrees with the filling engine is judged by
/// `Tests/Acceptance/answer-schema.sh`; here is what it looks like.
@Suite struct AnswerSchemaTests {
  static let examples = Fixtures.projectRoot + "/Tests/Acceptance/layouts/"

  private func written(_ form: Form) throws -> (schema: JSONValue, losses: [String]) {
    let written = try #require(LayoutFormat.jsonSchema.write?(form))
    let losses = written.losses.map { "\($0.component ?? "form").\($0.property): \($0.reason)" }
    return (try JSONValue(parsing: written.text), losses)
  }

  private func form(_ components: JSONValue, _ more: JSONObject = [:]) -> Form {
    var object: JSONObject = ["formchat": 1, "id": "f", "components": components]
    for member in more.members { object[member.key] = member.value }
    return Form(json: object)
  }

  @Test(arguments: ["registration", "booking", "job-application"])
  func `an example's schema`(name: String) throws {
    let bytes = try #require(Fixtures.bytes(Self.examples + name + ".form.json"))
    let form = try LayoutFormat.read(JSONValue(parsing: bytes)).form
    let text = try #require(LayoutFormat.jsonSchema.write?(form).text)
    Expected.check(text, "exports/\(name).schema.json")
  }

  @Test func `what is shown by a condition is there only where that holds`() throws {
    let schema = try written(
      form([
        ["type": "Toggle", "id": "a", "label": "A"],
        [
          "type": "Section", "id": "s", "label": "S", "visibleIf": ["field": "a", "eq": true],
          "children": [
            ["type": "TextField", "id": "b", "label": "B", "required": true],
            ["type": "TextField", "id": "c", "label": "C"],
          ],
        ],
      ])
    ).schema
    #expect(
      schema["allOf"] == [
        [
          "if": ["properties": ["a": ["const": true]], "required": ["a"]],
          "then": ["required": ["b"]],
          "else": ["properties": ["b": false, "c": false]],
        ]
      ])
    #expect(schema["required"] == nil)
  }

  @Test func `where hidden answers are kept, they are not judged`() throws {
    let schema = try written(
      form(
        [
          ["type": "Toggle", "id": "a", "label": "A"],
          ["type": "Stepper", "id": "b", "label": "B", "visibleIf": ["field": "a", "eq": true]],
        ], ["hiddenValues": "keep"])
    ).schema
    #expect(schema["properties"]?["b"] == ["title": "B"])
    #expect(
      schema["allOf"] == [
        [
          "if": ["properties": ["a": ["const": true]], "required": ["a"]],
          "then": [
            "properties": ["b": ["anyOf": [["type": "number"], ["enum": ["", nil]]]]]
          ],
        ]
      ])
  }

  @Test func `a key that two fields have is judged by each where that is shown`() throws {
    let schema = try written(
      form([
        ["type": "Toggle", "id": "a", "label": "A"],
        [
          "type": "Stepper", "id": "b", "binding": "k", "minimum": 1,
          "visibleIf": ["field": "a", "eq": true],
        ],
        [
          "type": "Stepper", "id": "c", "binding": "k", "maximum": 5,
          "visibleIf": ["field": "a", "neq": true],
        ],
      ])
    ).schema
    let isOn: JSONValue = ["properties": ["a": ["const": true]], "required": ["a"]]
    let none: JSONValue = ["enum": ["", nil]]
    #expect(
      schema["allOf"] == [
        [
          "if": isOn,
          "then": [
            "properties": ["k": ["anyOf": [["type": "number", "minimum": 1], none]]]
          ],
        ],
        [
          "if": ["not": isOn],
          "then": [
            "properties": ["k": ["anyOf": [["type": "number", "maximum": 5], none]]]
          ],
        ],
        [
          "if": ["anyOf": [isOn, ["not": isOn]]],
          "else": ["properties": ["k": false]],
        ],
      ])
  }

  @Test func `what a schema cannot say is told and kept beside`() throws {
    let (schema, losses) = try written(
      form([
        [
          "type": "DatePicker", "id": "a", "label": "A", "minimum": "today",
          "rules": [["rule": "minAge", "value": 18]],
        ],
        [
          "type": "SecureField", "id": "b", "label": "B",
          "rules": [["rule": "minLength", "value": 8], ["rule": "matchField", "value": "c"]],
          "visibleIf": ["field": "a", "minAge": 3],
        ],
        ["type": "TextField", "id": "c", "input": "number", "step": 0.01],
        [
          "type": "TextField", "id": "d", "rules": [["rule": "pattern", "value": "^[\\ud800-x]$"]],
        ],
      ]))
    #expect(
      losses == [
        "a.rules.minAge: a JSON Schema does not know today's date",
        "a.minimum: a JSON Schema does not compare dates",
        "b.visibleIf: a JSON Schema does not know today's date",
        "b.rules.matchField: a JSON Schema does not compare two answers",
        "c.step: a JSON Schema counts whole steps from 0 only, and others not exactly",
        "d.rules.pattern: the pattern cannot be used",
        "form.rules: a JSON Schema counts characters beyond U+FFFF once in a length, not twice",
      ])
    #expect(
      schema["properties"]?["a"]?["x-formchat-rules"] == [
        ["rule": "minAge", "value": 18], ["rule": "minimum", "value": "today"],
      ])
  }
}
