import FormLayout
import JSON
import Support
import Testing

/// An edited form differs from its definition in the edited places alone.
@Suite struct FormhausEditTests {
  private static let definition: JSONValue = [
    "id": "trip", "title": "Trip", "submit": ["label": "Book", "variant": "primary"],
    "steps": [
      [
        "id": "who", "title": "Who", "next": ["label": "On", "note": 1],
        "fields": [
          [
            "key": "kind", "type": "radio", "label": "Kind", "autoAdvance": true,
            "options": [
              ["value": "solo", "label": "Alone", "pinned": true],
              ["value": "group", "label": "Group"],
            ],
          ],
          [
            "key": "size", "type": "number", "label": "Size", "mask": "##",
            "show": [["field": "kind", "eq": "group"]],
            "validation": ["min": 2, "minMessage": "Two", "later": true],
          ],
        ],
        "routes": [["to": "end", "show": [["field": "kind", "eq": "solo"]]]],
      ],
      [
        "id": "names", "title": "Names",
        "fields": [["key": "names", "type": "textarea", "label": "Names"]],
      ],
      ["id": "end", "title": "End", "fields": []],
    ],
  ]

  private func export(_ form: Form) throws -> JSONValue {
    let written = try #require(LayoutFormat.formhaus.write?(form))
    #expect(written.losses == [])
    let value = try JSONValue(parsing: written.text)
    #expect(try LayoutFormat.read(value).refusal == nil)
    return value
  }

  private func form(_ change: (inout Form) throws -> Void) throws -> JSONValue {
    var form = try LayoutFormat.read(Self.definition).form
    try change(&form)
    return try export(form)
  }

  /// The definition with other values at some places; `nil` removes.
  private func definition(_ changes: [(pointer: String, value: JSONValue?)]) throws -> JSONValue {
    try changes.reduce(Self.definition) { value, change in
      let pointer = try #require(JSONPointer(parsing: change.pointer))
      return value.replacing(pointer, with: change.value)
    }
  }

  private func expect(
    _ value: JSONValue, is changes: [(pointer: String, value: JSONValue?)]
  ) throws {
    let expected = try definition(changes)
    #expect(value.isEquivalent(to: expected), "\(value.text(.indented))")
  }

  @Test func `a field that is relabelled`() throws {
    let value = try form { form in
      form.update(at: try #require(form.path(to: "size"))) { $0.set("How many", for: "label") }
    }
    try expect(value, is: [("/steps/0/fields/1/label", "How many")])
  }

  @Test func `a field that is required`() throws {
    let value = try form { form in
      form.update(at: try #require(form.path(to: "size"))) { $0.set(true, for: "required") }
    }
    try expect(value, is: [("/steps/0/fields/1/validation/required", true)])
  }

  @Test func `a field that is moved`() throws {
    let value = try form { form in
      let place = try #require(form.path(to: "size"))
      let moved = try #require(form[place])
      form.remove(at: place)
      form.insert([moved], in: try #require(form.path(to: "end")), at: 0)
    }
    let size = try #require(Self.definition["steps"]?[0]?["fields"]?[1])
    try expect(value, is: [("/steps/0/fields/1", nil), ("/steps/2/fields", [size])])
  }

  @Test func `a field that is removed`() throws {
    let value = try form { form in
      let names = try #require(form.placed.first { $0.component.type == "TextEditor" })
      form.remove(at: names.path)
    }
    try expect(value, is: [("/steps/1/fields", [])])
  }

  @Test func `a field that is added`() throws {
    let value = try form { form in
      let field = Component(type: "Toggle", id: "agree", properties: ["label": "I agree"])
      form.insert([field], in: try #require(form.path(to: "end")), at: 0)
    }
    try expect(
      value, is: [("/steps/2/fields", [["key": "agree", "type": "switch", "label": "I agree"]])])
  }

  @Test func `an option that is relabelled keeps what it has beside`() throws {
    let value = try form { form in
      form.update(at: try #require(form.path(to: "kind"))) {
        $0.set(
          [["value": "solo", "label": "Just me"], ["value": "group", "label": "Group"]],
          for: "options")
      }
    }
    try expect(value, is: [("/steps/0/fields/0/options/0/label", "Just me")])
  }

  @Test func `a step that no longer goes on by itself`() throws {
    let value = try form { form in
      form.update(at: ComponentPath([0])) { $0.set(nil, for: "autoAdvance") }
    }
    try expect(value, is: [("/steps/0/fields/0/autoAdvance", nil)])
  }

  @Test func `another condition`() throws {
    let value = try form { form in
      form.update(at: try #require(form.path(to: "size"))) {
        $0.set(["not": ["field": "kind", "eq": "solo"]], for: "visibleIf")
      }
    }
    try expect(value, is: [("/steps/0/fields/1/show", [["field": "kind", "neq": "solo"]])])
  }

  @Test func `lists that were kept give way to another condition`() throws {
    let odd: JSONValue = [["field": "kind", "eq": "group", "neq": "x"]]
    let source = try definition([("/steps/0/fields/1/show", odd)])
    var form = try LayoutFormat.read(source).form
    #expect(try export(form).isEquivalent(to: source))
    form.update(at: try #require(form.path(to: "size"))) {
      $0.set(["field": "kind", "eq": "solo"], for: "visibleIf")
    }
    try expect(
      try export(form), is: [("/steps/0/fields/1/show", [["field": "kind", "eq": "solo"]])])
  }
}
