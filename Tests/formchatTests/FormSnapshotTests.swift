internal import Chat
internal import FormLayout
internal import JSON
internal import Support
internal import Testing

@testable import formchat

@Suite struct FormSnapshotTests {
  private static func field(_ id: String, _ label: String) -> JSONValue {
    [
      "type": "TextField", "id": .string(id), "label": .string(label), "required": true,
      "help": "Something that explains the field in a sentence of usual length",
    ]
  }

  /// A form of sections with ten fields each.
  private static func form(sections: Int) -> JSONValue {
    let parts = (0..<sections).map { section -> JSONValue in
      let fields = (0..<10).map { field("f\(section)x\($0)", "Answer \(section * 10 + $0)") }
      return [
        "type": "Section", "id": .string("s\(section)"), "label": .string("Part \(section)"),
        "children": .array(fields + (section == 3 ? [Self.field("phone", "Phone number")] : [])),
      ]
    }
    return ["formchat": 1, "id": "large", "components": .array(parts)]
  }

  @Test func `a form of usual size is sent whole`() {
    let form = Self.form(sections: 20)
    let snapshot = FormSnapshot(form, about: "phone")
    #expect(snapshot.text == form.text(.compact))
    #expect(snapshot.note == "")
  }

  static let requests = [
    ("make phone optional", "phone"), ("The PHONE NUMBER is too long", "phone"),
    ("f7x3 after f7x4", "f7x3 f7x4"), ("do what you like", "none"),
  ]

  @Test(arguments: requests)
  func `of a very large form only what was spoken of is whole`(words: String, wholes: String) throws
  {
    let form = Self.form(sections: 80)
    let snapshot = FormSnapshot(form, about: words)
    #expect(snapshot.note.hasPrefix(", too large to be sent whole; whole are: \(wholes);"))
    let sent = try JSONValue(parsing: snapshot.text)
    let section = sent["components"]?[3]
    #expect(
      section?["children"]?[0] == ["type": "TextField", "id": "f3x0", "label": "Answer 30"])
    let phone = section?["children"]?[10]
    let whole = Self.field("phone", "Phone number")
    #expect((phone == whole) == (wholes == "phone"))
    #expect(phone?["id"] == "phone")
  }

  @Test(arguments: [10, 100, 500, 2_000])
  func `a form of any size keeps within the limit`(sections: Int) throws {
    let snapshot = FormSnapshot(Self.form(sections: sections), about: "the phone number")
    #expect(TokenEstimate.tokens(in: snapshot.text) <= FormSnapshot.tokensSentWhole)
    #expect(snapshot.text.contains(#""id":"phone""#))
    #expect(snapshot.text.contains(Self.field("phone", "Phone number").text(.compact)))
  }

  @Test func `what is left out is counted`() throws {
    let form = try JSONValue(
      parsing: """
        {"components":[{"id":"a"},{"id":"b","x":1},{"id":"c"},{"id":"d"},{"id":"e","label":"E"},\
        {"id":"f"},{"id":"g"},{"id":"h"},{"id":"i","children":[{"id":"j"}]}]}
        """)
    func outline(_ detail: SnapshotIndex.Detail) -> JSONValue {
      SnapshotIndex(wholes: ["e"], detail: detail).json(of: form)
    }
    #expect(
      outline(.containers).text() == """
        {"components":[{"id":"a"},{"omitted":2},{"id":"d"},{"id":"e","label":"E"},{"id":"f"},\
        {"id":"g"},{"id":"h"},{"id":"i","children":[{"id":"j"}]}]}
        """)
    #expect(
      outline(.ends).text() == """
        {"components":[{"id":"a"},{"omitted":2},{"id":"d"},{"id":"e","label":"E"},{"id":"f"},\
        {"omitted":2},{"id":"i","children":[{"id":"j"}]}]}
        """)
  }
}
