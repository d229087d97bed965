import FormLayout
import JSON
import Testing

@Suite struct LayoutRecognitionTests {
  @Test(arguments: [
    (#"{"id": "f", "components": [], "formchat": 1}"#, "layout"),
    (#"{"formchat": 2, "type": "VStack", "spacing": 1}"#, "layout"),
    (#"[]"#, "dynamicui"),
    (#"[{"type": "Text"}]"#, "dynamicui"),
    (#"{"schemaVersion": 1}"#, "dynamicui"),
    (#"{"components": [], "fields": []}"#, "dynamicui"),
    (#"{"id": "f", "fields": []}"#, "formhaus"),
    (#"{"steps": []}"#, "formhaus"),
    (#"{"id": "f", "submit": {"label": "Go"}}"#, "formhaus"),
    (#"{"type": "VStack", "spacing": 8}"#, "viewlayout"),
    (#"{"type": "Button", "padding": 8}"#, "viewlayout"),
    (#"{"type": "VStack", "backgroundColor": null}"#, "viewlayout"),
    (#"{"type": "VStack", "children": [{"type": "Text"}, {"binding": "a"}]}"#, "viewlayout"),
    (#"{"type": "VStack", "children": [{"value": "Hello"}]}"#, "viewlayout"),
  ])
  func `a layout is recognised by its content`(text: String, format: String) throws {
    #expect(try LayoutFormat.recognised(JSONValue(parsing: text)).name == format)
  }

  @Test(arguments: [
    (#""VStack""#, "a string is no layout"),
    (#"null"#, "null is no layout"),
    (#"{"type": "Text", "title": "Hello"}"#, "this is a single component, 'Text', not a layout"),
    (
      #"{"type": "VStack", "children": [{"type": "Text", "title": "Hello"}]}"#,
      "this is a single component, 'VStack', not a layout"
    ),
    (#"{"type": 5}"#, "this is a single component, not a layout"),
    (#"{"event": "session"}"#, "this is a line of a transcript, not a layout"),
    (#"{}"#, "this is no layout in a format that formchat knows"),
    (#"{"name": "x"}"#, "this is no layout in a format that formchat knows"),
    (
      #"{"$schema": "https://json-schema.org/draft/2020-12/schema", "properties": {}}"#,
      "this is no layout in a format that formchat knows: it looks nearest to a JSON Schema"
    ),
    (
      #"{"id": "f", "title": "A form", "language": "en"}"#,
      """
      this is no layout in a format that formchat knows: it looks nearest to \
      a formchat layout without 'formchat'
      """
    ),
    (
      #"{"spacing": 8, "children": []}"#,
      """
      this is no layout in a format that formchat knows: it looks nearest to \
      a ViewLayout without 'type'
      """
    ),
  ])
  func `what is no layout is refused with what it looks nearest to`(
    text: String, message: String
  ) throws {
    let value = try JSONValue(parsing: text)
    let error = #expect(throws: UnreadableLayout.self) { try LayoutFormat.recognised(value) }
    #expect(error?.reason == .unknownFormat)
    #expect(error?.message == message)
  }

  @Test(arguments: [
    #"{"components": [{"type": "Text", "id": "a"}]}"#, #"[{"type": "Text", "id": "a"}]"#,
  ])
  func `a layout that lacks its version is not taken for DynamicUI`(text: String) throws {
    let value = try JSONValue(parsing: text)
    #expect(
      throws: UnreadableLayout(
        .unknownFormat, "the components have ids as formchat's do, but 'formchat' is missing",
        help: "a layout is an object that begins with \"formchat\": 1")
    ) { try LayoutFormat.read(value) }
  }

  @Test func `names of formats are those of the command line`() {
    #expect(
      LayoutFormat.all.filter { $0.read != nil }.map(\.name)
        == ["layout", "dynamicui", "formhaus", "viewlayout"])
    #expect(LayoutFormat.named("viewlayout")?.title == "ViewLayout")
  }
}
