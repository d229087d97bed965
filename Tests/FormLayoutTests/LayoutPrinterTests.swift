internal import FormLayout
internal import JSON
internal import Testing

@Suite struct LayoutPrinterTests {
  @Test func `an empty form is five lines`() throws {
    #expect(
      Form().text == """
        {
          "formchat": 1,
          "id": "newForm",
          "components": []
        }

        """)
  }

  @Test func `components and children stand one a line`() throws {
    let text = """
      {
        "formchat": 1,
        "id": "trip",
        "style": {"spacing": 1.50, "padding": 2e1},
        "components": [
          {"type": "Section", "id": "contact", "label": "Contact", "children": [
            {"type": "TextField", "id": "email", "label": "Email", "required": true},
            {"type": "HStack", "id": "row", "children": []}
          ]},
          {"type": "Button", "id": "send", "label": "Send", "role": "submit"}
        ]
      }

      """
    let object = try #require(try JSONValue(parsing: text).objectValue)
    #expect(Form(json: object).text == text)
    #expect(Form.isInHouseStyle(Array(text.utf8)))
    #expect(!Form.isInHouseStyle(Array(text.dropLast().utf8)))
  }

  @Test func `what is no component is written back as it was`() throws {
    let text = """
      {
        "formchat": 1,
        "components": [
          null,
          {"children": 7, "type": "VStack"},
          {"children": [
            "stray"
          ], "type": "VStack"}
        ]
      }

      """
    let object = try #require(try JSONValue(parsing: text).objectValue)
    #expect(Form(json: object).text == text)
  }
}
