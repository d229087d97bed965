import FormLayout
import JSON
import Support
import Testing

@Suite struct LayoutFileTests {
  private func read(_ text: String) throws(UnreadableLayout) -> ReadLayout? {
    guard case .layout(let read, _) = try LayoutFile(Array(text.utf8)) else { return nil }
    return read
  }

  private static let layouts =
    [Fixtures.projectRoot + "/Tests/Acceptance/layouts", Fixtures.root + "/requests/layouts"]
    .flatMap { folder in Fixtures.files(in: folder).map { folder + "/" + $0 } }

  @Test(arguments: layouts)
  func `a layout is read as it stands`(path: String) throws {
    let bytes = try #require(Fixtures.bytes(path))
    guard case .layout(let read, let document) = try LayoutFile(bytes) else {
      Issue.record("no layout")
      return
    }
    #expect(read.form.json == document.value)
    #expect(read.format == "layout")
    #expect(read.diagnostics == [])
  }

  @Test func `unknown keys, stray values and repeated keys are kept`() throws {
    let text = """
      {"x": [1.50], "formchat": 1, "id": "f", "components": [5, {"type": "New", "id": "a", "x": null,\
       "children": [[]], "y": 1, "y": 2}, {"children": {"a": 1}}], "components2": 1}
      """
    #expect(try read(text)?.form.json.text(.oneLine) == text)
  }

  @Test(arguments: [
    ("2", "the layout is of version 2, and this program reads version 1 only", 14),
    ("1.5", "the layout is of version 1.5, and this program reads version 1 only", 14),
    (#""1""#, "'formchat' is a string, and should be the number 1", 14),
    ("null", "'formchat' is null, and should be the number 1", 14),
  ])
  func `another version is refused at its place`(
    version: String, message: String, column: Int
  ) {
    let error = #expect(throws: UnreadableLayout.self) {
      try read(#"{"id": "form","# + #""formchat": \#(version), "components": []}"#)
    }
    #expect(error?.reason == .unsupportedVersion)
    #expect(error?.message == message)
    #expect(error?.location == SourceLocation(line: 1, column: column + 1, offset: column))
  }

  @Test func `the first version may be written as a fraction`() throws {
    #expect(try read(#"{"formchat": 1.0, "id": "f", "components": []}"#)?.form.id == "f")
  }

  @Test(arguments: [
    #"{"event":"session","formchat":1}"#,
    "{\"event\":\"session\"}\n{\"event\":\"message\"}\n",
    "{\"event\": \"session\", \"version\": 1}\r\n{\"event\": torn",
  ])
  func `a transcript is recognised by its first line`(text: String) throws {
    guard case .transcript = try LayoutFile(Array(text.utf8)) else {
      Issue.record("no transcript")
      return
    }
  }

  @Test(arguments: [
    (#"{"formchat":1,"id":"f","components":[]}"#, false), ("{}", false), ("[1]", false),
    (#"{"event":"session","x":""# + String(repeating: "x", count: 70_000) + #""}"#, false),
    (#"{"event":"session","x":""# + String(repeating: "x", count: 60_000) + #""}"#, true),
  ])
  func `only a short first line with an event begins a transcript`(text: String, isOne: Bool) {
    let file = try? LayoutFile(Array("\(text)\n".utf8))
    if case .transcript = file { #expect(isOne) } else { #expect(!isOne) }
  }

  @Test func `lines of JSON that are no transcript are not JSON`() {
    let error = #expect(throws: UnreadableLayout.self) { try read("{\"a\":1}\n{\"b\":2}\n") }
    #expect(error?.reason == .notJSON)
    #expect(error?.message == "there is more text after the JSON value")
    #expect(error?.location == SourceLocation(line: 2, column: 1, offset: 8))
  }

  @Test func `a trailing comma is an error in formchat's own format`() {
    let error = #expect(throws: UnreadableLayout.self) {
      try read(#"{"formchat": 1, "id": "f", "components": [],}"#)
    }
    #expect(error?.reason == .notJSON)
    #expect(error?.location?.column == 45)
  }

  @Test func `a trailing comma in a ViewLayout is read and told`() throws {
    let text = """
      {"type": "VStack", "spacing": 8, "padding": 8, "backgroundColor": "paper", "children": [
        {"type": "VStack", "children": [],},
      ]}
      """
    let found = try read(text)?.diagnostics.filter { $0.code == "trailing-comma" } ?? []
    #expect(
      found.map(\.message) == [
        """
        a comma before the closing bracket in line 2, column 36: Foundation's reader takes it, \
        JSON does not have it
        """,
        """
        a comma before the closing bracket in line 2, column 38: Foundation's reader takes it, \
        JSON does not have it
        """,
      ])
    #expect(found.map(\.severity) == [.info, .info])
  }

  @Test func `what its own tool refuses is refused at its place`() {
    let text = "{\"type\": \"VStack\", \"spacing\": 8,\n\"padding\": 8.5}"
    let error = #expect(throws: UnreadableLayout.self) { try read(text) }
    #expect(error?.reason == .refusedByOriginal)
    #expect(error?.message == "ViewLayout refuses this: 'padding' is 8.5, not a whole number")
    #expect(error?.location == SourceLocation(line: 2, column: 1, offset: 33))
  }
}
