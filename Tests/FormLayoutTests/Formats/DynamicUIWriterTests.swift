import FormLayout
import JSON
import Support
import Testing

@Suite struct DynamicUIWriterTests {
  private static let folder = DynamicUIReaderTests.folder
  private static let valid = DynamicUIReaderTests.layouts.filter(\.isValid)

  private func written(_ form: Form) throws -> (value: JSONValue, losses: [String]) {
    let written = try #require(LayoutFormat.dynamicUI.write?(form))
    let losses = written.losses.map { "\($0.component ?? "form").\($0.property): \($0.reason)" }
    return (try JSONValue(parsing: written.text), losses)
  }

  private func form(_ components: JSONValue) -> Form {
    Form(json: [
      "formchat": 1, "id": "newForm", "hiddenValues": "keep", "components": components,
    ])
  }

  @Test(.enabled(if: Fixtures.exists(folder)), arguments: valid)
  func `what was read is written as it was`(row: DynamicUIReaderTests.Row) throws {
    let source = try JSONValue(
      parsing: try #require(row.bytes), leniency: .trailingCommas)
    let written = try written(try LayoutFormat.read(source).form)
    #expect(written.value.isEquivalent(to: source), "\(written.value.text(.indented))")
    #expect(written.losses == [])
  }

  @Test(
    .enabled(if: Fixtures.exists(folder)),
    arguments: DynamicUIReaderTests.manifest.filter { $0.kind == "component" })
  func `a component in a list is written as it was`(row: DynamicUIReaderTests.Row) throws {
    let component = try JSONValue(
      parsing: try #require(row.bytes), leniency: .trailingCommas)
    let written = try written(try LayoutFormat.read([component]).form)
    #expect(written.value.isEquivalent(to: [component]), "\(written.value.text(.indented))")
  }

  private static let odd = """
    {"schemaVersion": 1.0, "note": "kept", "components": [
      "comment", {"type": "Text", "title": "*Hi* {$x}", "text": "unread"},
      {"type": "TextField", "title": "Mail", "identifier": "a.b", "defaultValue": "x@y.z",
       "eventHandler": "mail", "minimum": "unread", "accessibilityLabel": "{$a.b ? a : b}"},
      {"type": "TextField", "title": "Name", "eventHandler": ""}, {"type": "SecureField"},
      {"type": "Toggle", "title": null, "identifier": " a", "defaultValue": 1, "if": null},
      {"type": "Toggle", "identifier": "form", "defaultValue": true, "disabled": false},
      {"type": "Slider", "identifier": "s", "minimum": "few", "maximum": "many"},
      {"type": "Slider", "minimumValue": -1.50, "maximumValue": 1, "parameters": {}},
      {"type": "Stepper", "minimumValue": 1, "parameters": {"step": 2, "list": [1]}},
      {"type": "Stepper", "parameters": {"step": -2}, "defaultValue": "1", "disabled": true,
       "modifiers": {"disabled": true}},
      {"type": "Picker", "identifier": "p", "title": "Plan", "defaultValue": 1.0,
       "children": [3, {"type": "Text", "title": "Free*"}, 4, {"type": "Label", "title": "Pro",
                     "url": "star", "identifier": "pro", "if": "$s"}, 5]},
      {"type": "Picker", "defaultValue": 7, "children": []}, {"type": "Picker"},
      {"type": "DatePicker", "parameters": {"displayedComponents": "date", "x": 1},
       "minimum": "2026-01-31T09:30:00+02:00", "maximum": "soon", "defaultValue": 86400},
      {"type": "DatePicker", "parameters": {"displayedComponents": ["date"]},
       "minimum": "2026-01-31", "defaultValue": "2026-01-31T09:30:15Z"},
      {"type": "DatePicker", "defaultValue": true}, {"type": "ColorPicker", "defaultValue": "ABC"},
      {"type": "Text", "title": "{$a.b ? yes : no}", "if": " $ p ", "identifier": "t"},
      {"type": "Text", "children": [{"type": "Toggle", "identifier": "inner"}], "if": "$inner"},
      {"type": "Button", "title": "Go", "if": "$form", "identifier": "go now", "state": [1],
       "modifiers": {"color": "red", "background": "#FFF", "padding": {"top": 1}, "bold": true,
                     "frame": {"width": 3}, "disabled": true, "opacity": 2, "foregroundColor": "RED",
                     "font": "{$form ? title : body}", "fontWeight": "Bold",
                     "shadow": {"radius": 1, "color": "{$a.b ? red : blue}"}}},
      {"type": "Button", "modifiers": {}},
      {"type": "Button", "modifiers": {"frame": {"width": 3, "minWidth": 1}, "margin": {"top": 1},
       "padding": {}, "font": {"size": 12}, "color": "accentColor"}, "parameters": {"x": {"y": [1]}}},
      {"type": "Label", "title": "**L**", "if": "$ghost", "eventHandler": "x"},
      {"type": "AsyncImage", "url": "https://x.y/z.png", "title": "Z",
       "parameters": {"contentMode": "fill", "k": 1}},
      {"type": "AsyncImage"}, {"type": "Image", "url": "star", "title": "Star"}, {"type": "Image"},
      {"type": "LazyVStack", "parameters": {"spacing": 4, "alignment": "top"},
       "children": [{"type": "Rating", "title": "R", "identifier": "r", "url": "u"}, 7]},
      {"type": "LazyVGrid", "parameters": {"columns": 99, "spacing": -1}, "children": null},
      {"type": "LazyHGrid", "parameters": {"rows": 2, "minimum": 3}},
      {"type": "Grid", "parameters": {"horizontalSpacing": 2, "verticalSpacing": 2}},
      {"type": "Grid", "parameters": {"horizontalSpacing": 2, "verticalSpacing": 3}},
      {"type": "GroupBox", "title": "Box"}, {"type": "TextEditor", "title": "Hidden"},
      {"type": "TabView", "children": [{"type": "VStack", "title": "One", "url": "1.circle"},
                                       {"type": "Section", "title": "Two", "url": "2.circle"}]},
      {"type": "Step", "title": "S", "children": [{"type": "Repeat", "identifier": "list"}]},
      {"type": "Card", "title": "C", "defaultValue": [1], "accessibilityHidden": false,
       "accessibilityInputLabels": ["c", "{$s ? a : b}"], "x": null, "children": [{"type": "Divider"}]},
      {"type": " Text", "title": "T"}, {"type": "Gauge", "defaultValue": 0.5, "maximumValue": 3},
      {"type": "ProgressView", "title": "P", "defaultValue": 1, "maximumValue": 2, "value": 2},
      {"type": "Menu", "url": "star", "children": [{"type": "Button", "title": "B"}]},
      null
    ]}
    """

  @Test func `what is odd in the source comes back`() throws {
    let source = try JSONValue(parsing: Self.odd)
    let read = try LayoutFormat.read(source)
    #expect(read.refusal == nil)
    let written = try written(read.form)
    #expect(written.value.isEquivalent(to: source), "\(written.value.text(.indented))")
    #expect(written.losses == [])
  }

  private static let twoChoices: JSONValue = [["value": "a"], ["value": "b"]]

  @Test(
    arguments: [
      (["field": "t", "truthy": true], "$t"), (["field": "t", "eq": true], "$t"),
      (["not": ["not": ["field": "t", "eq": true]]], "$t"),
      (["field": "x", "notEmpty": true], "$x"),
      (["field": "p", "eq": "b"], "$p"), (["field": "p", "in": ["b"]], "$p"),
      (["all": [["field": "p", "neq": "a"], ["field": "p", "notEmpty": true]]], "$p"),
      (["field": "ghost", "truthy": true], "$ghost"), (true, nil),
      (false, "DynamicUI has no condition that never holds, so it always shows"),
      (["not": ["field": "t", "truthy": true]], "DynamicUI has no 'not', so it always shows"),
      (["field": "t", "neq": true], "DynamicUI has no such 'neq', so it always shows"),
      (["field": "p", "eq": "a"], "DynamicUI has no such 'eq', so it always shows"),
      (["field": "p", "neq": "a"], "DynamicUI has no such 'neq', so it always shows"),
      (["field": "p", "truthy": true], "DynamicUI has no such 'truthy', so it always shows"),
      (["field": "p", "notEmpty": true], "DynamicUI has no such 'notEmpty', so it always shows"),
      (
        ["field": "n", "truthy": true],
        "DynamicUI's text fields hold no numbers, so it always shows"
      ),
      (
        ["any": [["field": "t", "eq": true], ["field": "x", "notEmpty": true]]],
        "DynamicUI has no conditions of which one must hold, so it always shows"
      ),
    ] as [(JSONValue, String?)])
  func `a condition is written where an if says the same, else it is told`(
    condition: JSONValue, outcome: String?
  ) throws {
    let (value, losses) = try written(
      form([
        ["type": "Toggle", "id": "t", "label": "T"],
        ["type": "TextField", "id": "x", "label": "X"],
        ["type": "TextField", "id": "n", "label": "N", "input": "number"],
        ["type": "Picker", "id": "p", "label": "P", "options": Self.twoChoices],
        ["type": "Text", "id": "it", "text": "It", "visibleIf": condition],
      ]))
    let loss = losses.first { $0.hasPrefix("it.") }?.dropFirst("it.visibleIf: ".count)
    #expect((value["components"]?[4]?["if"]?.stringValue ?? loss.map(String.init)) == outcome)
  }

  @Test func `what DynamicUI cannot hold is told, and what would break it is not written`() throws {
    let (value, losses) = try written(
      form([
        [
          "type": "TextField", "id": "a", "label": "A", "placeholder": "P", "input": "number",
          "defaultValue": 5, "binding": "k",
          "style": ["cornerRadius": 1, "foregroundColor": "#ABC"],
        ],
        ["type": "Toggle", "id": "b", "label": "B", "binding": "k"],
        [
          "type": "Slider", "id": "c", "label": 5,
          "maximum": .number(JSONNumber(verbatim: "1e999")),
        ],
        ["type": "Stepper", "id": "d", "minimum": 0],
        [
          "type": "DatePicker", "id": "e", "label": "E", "minimum": "today",
          "maximum": "2026-01-31",
        ],
        ["type": "Text", "id": "f", "text": "2 * 3"], ["type": "", "id": "g"],
        ["type": "Button", "id": "h", "label": "H", "role": "submit"],
        ["type": "Step", "id": "i", "label": "I", "children": []],
        ["type": "GroupBox", "id": "j", "label": "J", "origin": ["format": "formhaus", "x": 1]],
      ]))
    #expect(
      losses == [
        "a.placeholder: DynamicUI has one text for label and placeholder",
        "a.input: DynamicUI has no place for it",
        "a.style.cornerRadius: DynamicUI has no place for it",
        "b.binding: DynamicUI wants each identifier once, and one that it can name",
        "c.label: DynamicUI has no place for it", "c.maximum: DynamicUI has no place for it",
        "d.maximum: DynamicUI's Stepper takes 100 where none is given",
        "e.minimum: DynamicUI's dates are fixed moments",
        "e.maximum: DynamicUI's dates are moments: it is written as one in UTC",
        "g.type: DynamicUI has no component without a type",
        "h.role: DynamicUI has no place for it",
        "i.type: DynamicUI has no steps: a Section stands for it",
        "j.label: DynamicUI does not show the title of a GroupBox",
        "j.origin: it belongs to another format",
      ])
    #expect(
      value["components"]
        == (try JSONValue(
          parsing: """
            [{"type": "TextField", "title": "A", "identifier": "k", "defaultValue": "5",
              "modifiers": {"foregroundColor": "#AABBCC"}},
             {"type": "Toggle", "title": "B", "identifier": "b"},
             {"type": "Slider", "identifier": "c"},
             {"type": "Stepper", "identifier": "d", "minimumValue": 0},
             {"type": "DatePicker", "title": "E", "identifier": "e",
              "maximum": "2026-01-31T00:00:00Z", "parameters": {"displayedComponents": "date"}},
             {"type": "Text", "title": "2 \\\\* 3"}, {"type": "Button", "title": "H"},
             {"type": "Section", "title": "I", "children": []}, {"type": "GroupBox", "title": "J"}]
            """)))
  }

  @Test(arguments: ["a * b", "1 < 2 & _x_", "back\\slash", "{$x ? *a* : b}", "plain"])
  func `the words of a label without an icon come back as they were`(words: String) throws {
    let label: JSONValue = ["type": "Label", "id": "note", "label": .string(words)]
    let again = try LayoutFormat.read(try written(form([label])).value)
    #expect(again.form.components.first?.json["label"] == .string(words))
  }
}
