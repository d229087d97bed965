import FormLayout
import JSON
import Support
import Testing

/// The description of a form in Markdown. Whether a reader of Markdown shows all of it is judged by
/// `Tests/Acceptance/specification.sh`.
@Suite struct SpecificationTests {
  private func written(_ form: Form) throws -> WrittenLayout {
    try #require(LayoutFormat.markdown.write?(form))
  }

  @Test(arguments: ["registration", "job-application"])
  func `an example's specification`(name: String) throws {
    let bytes = try #require(Fixtures.bytes(AnswerSchemaTests.examples + name + ".form.json"))
    let form = try LayoutFormat.read(JSONValue(parsing: bytes)).form
    Expected.check(try written(form).text, "exports/\(name).md")
  }

  @Test func `words stay words, in a table and out of it`() throws {
    let text = try written(
      Form(json: [
        "formchat": 1, "id": "f", "title": "A | *b*\n# c",
        "components": [
          [
            "type": "Picker", "id": "a", "label": "<i>|`", "binding": "k|`",
            "options": [["value": "|", "label": "[x](y)"]],
            "visibleIf": ["all": [["field": "a", "eq": "|"], true]],
          ]
        ],
      ])
    ).text
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.first == ##"# A \| \*b\* \# c"##)
    #expect(
      lines.contains(
        #"| \<i\>\|\` | `` k\|` `` | Picker | no | `a = '\|' and true` |"#))
    #expect(lines.contains(#"### \<i\>\|\` (`` k|` ``)"#))
    #expect(lines.contains(#"- `|` — \[x\]\(y\)"#))
  }

  @Test func `conditions around a field are part of its own`() throws {
    let text = try written(
      Form(json: [
        "formchat": 1, "id": "f",
        "components": [
          ["type": "Toggle", "id": "a", "label": "A"],
          [
            "type": "Section", "id": "s", "label": "Part", "visibleIf": ["field": "a", "eq": true],
            "children": [
              [
                "type": "Toggle", "id": "b", "label": "B",
                "visibleIf": ["not": ["field": "a", "eq": false]],
              ]
            ],
          ],
        ],
      ])
    ).text
    #expect(text.contains("| B | `b` | Part | Toggle | no | `a = true and a != false` |\n"))
  }

  @Test func `looks are told as lost`() throws {
    let losses = try written(
      Form(json: [
        "formchat": 1, "id": "f", "style": ["spacing": 3],
        "components": [["type": "Text", "id": "t", "text": "T", "style": ["font": "title"]]],
      ])
    ).losses
    #expect(losses.map { "\($0.component ?? "form").\($0.property)" } == ["form.style", "t.style"])
  }
}
