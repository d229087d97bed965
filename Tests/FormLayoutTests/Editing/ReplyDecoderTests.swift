import FormLayout
import JSON
import Testing

/// What a model's text may look like.
@Suite struct ReplyDecoderTests {
  static let texts: [(String, String)] = [
    (#"{"message":"Hi","ops":[{"op":"clear"}]}"#, #"Hi [{"op":"clear"}]"#),
    ("\u{FEFF}{\"message\":\"Hi\",\"ops\":[]}", "Hi [] (the answer had a byte-order mark)"),
    ("<think>{}</think>{\"message\":\"Hi\",\"ops\":[]}", "Hi [] (the answer had a thinking block)"),
    ("```json\n{\"message\":\"Hi\",\"ops\":[]}\n```", "Hi [] (the answer had a code fence)"),
    (
      "Here: {\"message\":\"Hi\",\"ops\":[],}",
      "Hi [] (the answer had text around the JSON) (the answer had a trailing comma)"
    ),
    (#"[{"op":"clear"},{"op":"undo"}]"#, #" [{"op":"clear"},{"op":"undo","count":1}]"#),
    (#"{"op":"clear"}"#, #" [{"op":"clear"}]"#),
    (#"{"message":"Hi"}"#, "Hi []"),
    (
      #"{"message":"Hi","ops":null,"why":1}"#,
      "Hi [] (the reply has no key 'why', so it was left out)"
    ),
    (
      #"{"message":"","ops":[{"op":"add","nodes":[{"type":"Divider","x":1}]}]}"#,
      #" [{"op":"add","in":"","after":"","nodes":[{"type":"Divider","id":"","label":"","props":[]}]}] (a node has no key 'x', so it was left out)"#
    ),
    (#"{"message":"","ops":[{"op":"remove","ids":"a"}]}"#, #" [{"op":"remove","ids":["a"]}]"#),
    (
      #"{"ops":[{"op":"set","ids":["a"],"props":[{"list":"options","v":[{"value":"x","label":"X"}]}]}]}"#,
      #" [{"op":"set","ids":["a"],"props":[{"path":"options","json":"[{\"value\":\"x\",\"label\":\"X\"}]"}]}]"#
    ),
  ]

  @Test(arguments: texts)
  func `a reply is read from what models write`(_ text: String, _ expected: String) throws {
    let reply = try ReplyDecoder.decode(text).get()
    let ops = JSONValue.array(reply.edits.map(\.json)).text()
    let notes = reply.notes.map { " (\($0.message))" }.joined()
    #expect("\(reply.message) \(ops)\(notes)" == expected)
  }

  @Test(arguments: [
    "", "I cannot do that.", "{\"answer\": 42}", "{\"message\": \"Hi\", \"ops\": [", "3",
  ])
  func `a text without a reply is not JSON`(_ text: String) {
    guard case .failure(let refusal) = ReplyDecoder.decode(text) else {
      Issue.record("it was read")
      return
    }
    #expect(refusal.diagnostics.map(\.code) == ["not-json"])
  }

  @Test func `a bare layout means clear and all of it`() throws {
    let text = """
      Sure! {"formchat": 1, "id": "x", "title": "T", "style": {"spacing": 4}, "components": [
        {"type": "Section", "id": "s", "label": "S", "children": [
          {"type": "TextField", "id": "a", "label": "A", "required": true, "wow": 1},
          {"type": "Picker", "id": "b", "visibleIf": {"field": "a", "eq": 1}, "options": [{"value": "o"}]}
        ]},
        {"type": "Button", "id": "go", "label": "Go"}, {"type": "Text", "text": "End"}
      ], "strings": {"fr": {"a.label": "Aa"}}}
      """
    let reply = try ReplyDecoder.decode(text) { value in
      value["formchat"] == 1 ? value.objectValue.map { Form(json: $0) } : nil
    }.get()
    let old = Form(json: [
      "id": "newForm",
      "components": [["type": "TextField", "id": "a", "style": ["padding": 3]]],
    ])
    guard case .applied(let applied) = old.applying(reply.edits) else {
      Issue.record("it was refused")
      return
    }
    #expect(
      applied.form.text == """
        {
          "id": "t",
          "title": "T",
          "style": {"spacing": 4},
          "components": [
            {"type": "Section", "id": "s", "label": "S", "children": [
              {"type": "TextField", "id": "a", "label": "A", "required": true},
              {"type": "Picker", "id": "b", "options": [{"value": "o"}], "visibleIf": {"field": "a", "eq": 1}}
            ]},
            {"type": "Button", "id": "go", "label": "Go"},
            {"type": "Text", "id": "end", "text": "End"}
          ],
          "strings": {"fr": {"a.label": "Aa"}}
        }

        """)
  }
}
