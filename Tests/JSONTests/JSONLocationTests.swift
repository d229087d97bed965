import JSON
import Testing

@Suite struct JSONLocationTests {
  static let text = """
    \u{FEFF} {
      "form": {"id": "é", "id": "last"},
      "components": [
        {"type": "A"}, "😀", [7, 8]
      ],
      "a/b": {"~": null}, "": 1, "x": {"deep": 1}, "x": {"other": 2}
    }
    """

  @Test(arguments: [
    ("", "1:2"),
    ("/form", "2:3"),
    ("/form/id", "2:23"),
    ("/form/missing", "2:3"),
    ("/form/id/too/deep", "2:23"),
    ("/components", "3:3"),
    ("/components/0", "4:5"),
    ("/components/0/type", "4:6"),
    ("/components/1", "4:20"),
    ("/components/2", "4:25"),
    ("/components/2/1", "4:29"),
    ("/components/3", "3:3"),
    ("/components/01", "3:3"),
    ("/components/-", "3:3"),
    ("/a~1b", "6:3"),
    ("/a~1b/~0", "6:11"),
    ("/", "6:23"),
    ("/x/deep", "6:48"),
    ("/x/other", "6:54"),
    ("/missing/0", "1:2"),
  ])
  func `a pointer leads to its key, its element or the nearest ancestor`(
    pointer: String,
    place: String
  ) throws {
    let document = try JSONDocument(parsing: Self.text)
    let pointer = try #require(JSONPointer(parsing: pointer))
    let alone = document.location(of: pointer)
    #expect("\(alone.line):\(alone.column)" == place)
  }

  @Test func `many pointers at once give what each gives alone`() throws {
    let document = try JSONDocument(parsing: Self.text)
    let pointers = ["", "/form/id", "/components/2/1", "/x/deep", "/x", "/a~1b/~0", "/no/thing"]
      .compactMap { JSONPointer(parsing: $0) }
    let alone = Dictionary(uniqueKeysWithValues: pointers.map { ($0, document.location(of: $0)) })
    #expect(document.locations(of: pointers + pointers) == alone)
  }

  @Test(arguments: ["", "/", "/a~1b/~0", "//x/0"])
  func `a pointer's text is read and written`(text: String) {
    #expect(JSONPointer(parsing: text)?.description == text)
  }

  @Test(arguments: ["a", "/~", "/~2", "/a~"])
  func `a text that is no pointer is refused`(text: String) {
    #expect(JSONPointer(parsing: text) == nil)
  }

  @Test func `a lenient text has places too`() throws {
    let text = "{\"a\": [1, 2,], \"b\\d\": {\"c\": 3,},} tail"
    let document = try JSONDocument(parsing: text, leniency: .modelText)
    #expect(document.location(of: JSONPointer(["b\\d", "c"])).column == 24)
    #expect(document.location(of: JSONPointer(["a", "2"])).column == 2)
  }
}
