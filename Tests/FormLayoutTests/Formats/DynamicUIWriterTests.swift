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

  @Test(arguments: 1...300)
  func `any layout is stable after the first pass, and accepted`(seed: UInt64) throws {
    var generator = LayoutGenerator(seed: seed)
    let first = try written(generator.form()).value
    let read = try LayoutFormat.read(first)
    #expect(read.refusal == nil)
    let second = try written(read.form).value
    #expect(second.isEquivalent(to: first), "\(first.text(.indented))\n\(second.text(.indented))")
    #expect(try LayoutFormat.read(second).form == read.form)
  }
}
