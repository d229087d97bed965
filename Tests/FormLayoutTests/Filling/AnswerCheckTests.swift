import FormLayout
import JSON
import Testing

@Suite struct AnswerCheckTests {
  private func check(_ components: JSONValue, _ values: JSONObject) throws -> AnswerCheck {
    let form = Form(json: ["formchat": 1, "id": "f", "components": components])
    return AnswerCheck(form, values: values, today: try #require(LocalDate("2026-11-30")))
  }

  @Test(
    arguments: [
      (["type": "DatePicker"], "2026-02-30", "type: Enter a date such as 2026-01-31"),
      (["type": "DatePicker"], "2026-02-28", nil),
      (["type": "DatePicker", "mode": "time"], "9:30", "type: Enter a time such as 09:30"),
      (
        ["type": "DatePicker", "mode": "dateTime"], "2026-02-28",
        "type: Enter a date and time such as 2026-01-31T09:30"
      ),
      (["type": "ColorPicker"], "red", "type: Enter a colour such as #1A2B3C"),
      (["type": "ColorPicker"], "#1a2B3c", nil),
      (["type": "Toggle"], 1, "type: Must be true or false"),
      (["type": "TextField", "input": "integer"], 1.5, "type: Enter a whole number"),
      (["type": "TextField", "input": "integer"], "2", nil),
      (["type": "FileField", "multiple": true], "a", "type: Must be a list of files"),
      (
        ["type": "Picker", "options": [["value": "a", "disabled": true]]], "a",
        "option: Select one of the available options"
      ),
      (
        ["type": "Picker", "options": [["value": "a", "disabled": true]], "defaultValue": "a"], "a",
        nil
      ),
      (
        ["type": "Repeat", "children": [["type": "Item", "id": "i"]]], "x", "type: Must be a list"
      ),
    ] as [(JSONObject, JSONValue, String?)])
  func `a value has the shape of its field`(
    field: JSONObject, value: JSONValue, expected: String?
  ) throws {
    var component: JSONObject = ["id": "a", "label": "A"]
    for member in field.members { component[member.key] = member.value }
    let check = try check([.object(component)], ["a": value])
    #expect(check.errors.first.map { "\($0.code): \($0.message)" } == expected)
    #expect(check.isValid == (expected == nil))
  }

  @Test func `defaults are not answers`() throws {
    let field: JSONValue = [
      "type": "TextField", "id": "a", "label": "A", "required": true, "defaultValue": "x",
    ]
    let check = try check([field], [:])
    #expect(check.values == [:])
    #expect(check.errors.map(\.code) == ["required"])
  }

  @Test func `items are checked in place, and unknown keys in them dropped`() throws {
    let list: JSONValue = [
      "type": "Repeat", "id": "people", "label": "People",
      "children": [
        [
          "type": "Item", "id": "person",
          "children": [
            ["type": "TextField", "id": "name", "label": "Name", "required": true],
            ["type": "TextField", "id": "age", "label": "Age", "input": "number"],
          ],
        ]
      ],
    ]
    let check = try check([list], ["people": [["name": "A", "age": "7", "x": 1], ["age": "b"]]])
    #expect(check.values == ["people": [["name": "A", "age": 7], ["age": "b"]]])
    #expect(
      check.errors.map { "\($0.field) \($0.code)" } == [
        "people.1.name required", "people.1.age type",
      ])
  }
}
