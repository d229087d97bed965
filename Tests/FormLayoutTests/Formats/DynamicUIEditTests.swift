import FormLayout
import JSON
import Testing

/// An edited form differs from its layout in the edited places alone.
@Suite struct DynamicUIEditTests {
  private static let layout: JSONValue = [
    "comment",
    ["type": "Text", "title": "*Hello*", "text": "unread"],
    [
      "type": "VStack", "title": "ignored",
      "children": [
        [
          "type": "TextField", "title": "Mail", "identifier": "a.b", "eventHandler": "mail",
          "modifiers": ["color": "red", "bold": true],
        ],
        7,
        ["type": "Toggle", "title": "News", "identifier": "news", "defaultValue": 1],
      ],
    ],
    [
      "type": "Picker", "title": "Plan", "identifier": "plan", "defaultValue": 1.0,
      "children": [
        ["type": "Text", "title": "Free"], ["type": "Label", "title": "Pro", "url": "star"],
      ],
    ],
    ["type": "Button", "title": "{$a.b ? Go : Wait}", "if": " $ a.b ", "state": [1]],
    ["type": "Section", "title": "End", "children": []],
  ]

  private func expect(
    _ expected: JSONValue, losing losses: [String] = [],
    after change: (inout Form) throws -> Void
  ) throws {
    var form = try LayoutFormat.read(Self.layout).form
    try change(&form)
    let written = try #require(LayoutFormat.dynamicUI.write?(form))
    #expect(written.losses.map { "\($0.component ?? "form").\($0.property)" } == losses)
    let value = try JSONValue(parsing: written.text)
    #expect(value.isEquivalent(to: expected), "\(value.text(.indented))")
    #expect(try LayoutFormat.read(value).refusal == nil)
  }

  /// The layout with another list of entries at its top.
  private func layout(_ change: (inout [JSONValue]) throws -> Void) throws -> JSONValue {
    var entries = try #require(Self.layout.arrayValue)
    try change(&entries)
    return .array(entries)
  }

  /// The entry with another value for a key.
  private func entry(_ value: JSONValue, _ key: String, _ new: JSONValue) throws -> JSONValue {
    var object = try #require(value.objectValue)
    object[key] = new
    return .object(object)
  }

  private func children(of value: JSONValue) throws -> [JSONValue] {
    try #require(value["children"]?.arrayValue)
  }

  @Test func `a choice whose value is renamed keeps what only DynamicUI has of it`() throws {
    try expect(Self.layout, losing: ["plan.options.value"]) { form in
      form.update(at: try #require(form.path(to: "plan"))) { picker in
        let options: JSONValue = [
          ["value": "0", "label": "Free"], ["value": "pro", "label": "Pro"],
        ]
        picker.set(options, for: "options")
        picker.set("pro", for: "defaultValue")
      }
    }
  }

  @Test func `a field that is relabelled`() throws {
    let expected = try layout { entries in
      var inner = try children(of: entries[2])
      inner[0] = try entry(inner[0], "title", "E-mail")
      entries[2] = try entry(entries[2], "children", .array(inner))
    }
    try expect(expected) { form in
      form.update(at: try #require(form.path(to: "aB"))) { $0.set("E-mail", for: "label") }
    }
  }

  @Test func `a field that is required is a loss, and nothing else changes`() throws {
    try expect(Self.layout, losing: ["aB.required"]) { form in
      form.update(at: try #require(form.path(to: "aB"))) { $0.set(true, for: "required") }
    }
  }

  @Test func `a field that is moved`() throws {
    let expected = try layout { entries in
      var inner = try children(of: entries[2])
      let field = inner.remove(at: 0)
      entries[2] = try entry(entries[2], "children", .array(inner))
      entries[5] = try entry(entries[5], "children", [field])
    }
    try expect(expected) { form in
      let place = try #require(form.path(to: "aB"))
      let moved = try #require(form[place])
      form.remove(at: place)
      form.insert([moved], in: try #require(form.path(to: "end")), at: 0)
    }
  }

  @Test func `a component that is removed`() throws {
    let expected = try layout { $0.remove(at: 4) }
    try expect(expected) { form in
      let button = try #require(form.placed.first { $0.component.type == "Button" })
      form.remove(at: button.path)
    }
  }

  @Test func `a field that is added`() throws {
    let expected = try layout { entries in
      entries[5] = try entry(
        entries[5], "children",
        [["type": "Toggle", "title": "I agree", "identifier": "agree"]])
    }
    try expect(expected) { form in
      let field = Component(type: "Toggle", id: "agree", properties: ["label": "I agree"])
      form.insert([field], in: try #require(form.path(to: "end")), at: 0)
    }
  }

  @Test func `a choice that is relabelled keeps what it has beside`() throws {
    let expected = try layout { entries in
      var choices = try children(of: entries[3])
      choices[1] = try entry(choices[1], "title", "Paid")
      entries[3] = try entry(entries[3], "children", .array(choices))
    }
    try expect(expected) { form in
      form.update(at: try #require(form.path(to: "plan"))) {
        $0.set(
          [["value": "0", "label": "Free"], ["value": "1", "label": "Paid"]], for: "options")
      }
    }
  }

  @Test func `a choice that is removed goes with what stood before it, and a new one is a text`()
    throws
  {
    let expected = try layout { entries in
      let choices = try children(of: entries[3])
      entries[3] = try entry(
        entries[3], "children", [choices[1], ["type": "Text", "title": "\\*"]])
      entries[3] = try entry(entries[3], "defaultValue", 0)
    }
    try expect(expected, losing: ["plan.options.value"]) { form in
      form.update(at: try #require(form.path(to: "plan"))) {
        $0.set([["value": "1", "label": "Pro"], ["value": "max", "label": "*"]], for: "options")
      }
    }
  }
}
