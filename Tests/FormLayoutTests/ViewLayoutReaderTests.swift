import FormLayout
import JSON
import Support
import Testing

@Suite struct ViewLayoutReaderTests {
  private static let folder = Fixtures.root + "/viewlayout/"

  /// The rows of the fixtures' manifest: file, and whether the original reads it.
  static let manifest: [(file: String, isValid: Bool)] = {
    let text = String(decoding: Fixtures.bytes(folder + "manifest.tsv") ?? [], as: UTF8.self)
    return text.split(separator: "\n").dropFirst().map { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      return (String(columns[0]), columns[3] == "valid")
    }
  }()

  private func value(_ file: String) throws -> JSONValue {
    try JSONValue(parsing: try #require(Fixtures.bytes(Self.folder + file)))
  }

  private func read(_ text: String) throws -> ReadLayout {
    try LayoutFormat.read(JSONValue(parsing: text))
  }

  @Test(
    .enabled(if: Fixtures.exists(folder)),
    arguments: manifest.filter { $0.isValid && $0.file.hasSuffix(".json") }.map(\.file))
  func `what the original reads is read`(file: String) throws {
    let bytes = try #require(Fixtures.bytes(Self.folder + file))
    guard case .layout(let read, let document) = try LayoutFile(bytes) else {
      Issue.record("no layout")
      return
    }
    #expect(read.format == "viewlayout")
    #expect(
      read.form.placed.count == elements(of: document.value),
      "every element is a component")
    #expect(read.form.diagnostics().filter { $0.code == "duplicate-id" } == [])
  }

  /// Every row of the manifest: what it calls invalid is refused as a file, and so are a model's
  /// answers, which are no files.
  @Test(.enabled(if: Fixtures.exists(folder)), arguments: manifest.map(\.file))
  func `a file is taken where the manifest says so`(file: String) throws {
    let row = try #require(Self.manifest.first { $0.file == file })
    let bytes = try #require(Fixtures.bytes(Self.folder + file))
    #expect(((try? LayoutFile(bytes)) != nil) == (row.isValid && file.hasSuffix(".json")))
  }

  /// The article's own cleaning fails on the last two; what is meant is clear in all.
  @Test(
    .enabled(if: Fixtures.exists(folder)),
    arguments: manifest.map(\.file).filter { $0.hasSuffix(".txt") })
  func `a model's answer is read as a reply`(file: String) throws {
    let text = String(decoding: try #require(Fixtures.bytes(Self.folder + file)), as: UTF8.self)
    let reply = try ReplyDecoder.decode(text) { try? LayoutFormat.read($0).form }.get()
    guard case .applied(let applied) = Form().applying(reply.edits) else {
      Issue.record("refused")
      return
    }
    #expect(applied.form.placed.count > 1)
  }

  private func elements(of value: JSONValue) -> Int {
    (value["children"]?.arrayValue ?? []).map { 1 + elements(of: $0) }.reduce(0, +)
  }

  @Test(
    .enabled(if: Fixtures.exists(folder)),
    arguments: [
      ("article_snippet.invalid.json", "found '.' where a value should be", 7),
      (
        "article_snippet_without_ellipsis.json",
        "ViewLayout refuses this: 'spacing' is missing", 1
      ),
      (
        "article_button_element.fragment.json",
        "ViewLayout refuses this: 'spacing' is missing", 1
      ),
      (
        "fractional_spacing.json",
        "ViewLayout refuses this: 'spacing' is 16.5, not a whole number", 3
      ),
      (
        "string_padding.json",
        "ViewLayout refuses this: 'padding' is a string, not a whole number", 4
      ),
      ("missing_spacing.json", "ViewLayout refuses this: 'spacing' is missing", 1),
      ("missing_children.json", "ViewLayout refuses this: 'children' is missing", 1),
      (
        "null_backgroundColor.json",
        "ViewLayout refuses this: 'backgroundColor' is null, not a string", 5
      ),
      ("answer_fenced_json.txt", "found '`' where a value should be", 1),
      ("answer_fenced_plain.txt", "found '`' where a value should be", 1),
      ("answer_fenced_upper.txt", "found '`' where a value should be", 1),
      ("answer_preamble.txt", "found 'H' where a value should be", 1),
    ])
  func `what the original refuses is refused as a file`(
    file: String, message: String, line: Int
  ) throws {
    let bytes = try #require(Fixtures.bytes(Self.folder + file))
    let error = #expect(throws: UnreadableLayout.self) { try LayoutFile(bytes) }
    #expect(error?.message == message)
    #expect(error?.location?.line == line)
  }

  @Test(
    .enabled(if: Fixtures.exists(folder)),
    arguments: [
      "registration.json", "registration_text_value.json", "nested_stacks.json",
      "unknown_elements.json", "unknown_keys.json", "no_binding.json", "shared_binding.json",
      "root_hstack.json", "article_snippet_without_ellipsis.json", "string_padding.json",
    ])
  func `a form is made of it and what is lost is told`(file: String) throws {
    let read = try LayoutFormat.read(value(file))
    let findings = read.diagnostics.map { "\($0.severity) \($0.pointer): \($0.message)" }
    Expected.check(
      ([read.form.json.text(.indented)] + findings).joined(separator: "\n"),
      "viewlayout-\(file.split(separator: ".")[0]).txt")
  }

  @Test func `a model's answer with faults gives a form and names every fault`() throws {
    let read = try read(
      """
      {"type": "vstack", "spacing": "8", "children": [
        {"type": "text", "title": 5, "padding": 1.5}, {"title": "x"}, "Hello",
        {"type": "TextField", "binding": "a", "children": {}}]}
      """)
    #expect(
      read.diagnostics.filter { $0.severity == .error }.map { "\($0.pointer): \($0.message)" } == [
        "/spacing: 'spacing' is a string, not a whole number",
        ": 'padding' is missing",
        ": 'backgroundColor' is missing",
        "/children/0/title: 'title' is 5, not a string",
        "/children/0/padding: 'padding' is 1.5, not a whole number",
        "/children/1: 'type' is missing",
        "/children/2: an element is a string, not an object",
        "/children/3/children: 'children' is an object, not a list",
      ])
    #expect(read.form.style["spacing"] == 8)
    #expect(read.form.components.map(\.type) == ["Text", "", "", "TextField"])
  }

  @Test func `a place in the form leads to the element it came from`() throws {
    let read = try read(
      """
      {"type": "VStack", "spacing": 8, "children": [
        {"type": "Text", "title": "A"},
        {"type": "HStack", "children": [{"type": "TextField", "binding": "a"}]}]}
      """)
    let path = try #require(read.form.path(to: "a"))
    #expect(
      read.source(of: path.pointer.appending("label")).description == "/children/1/children/0")
    #expect(read.source(of: JSONPointer(["title"])) == .root)
  }

  @Test(arguments: [
    (["register"], [true]), (["save"], [true]), (["save", "cancel"], [false, false]),
    (["cancel", "LOGIN"], [false, true]),
  ])
  func `the button that submits is the one the original knows, or the only one`(
    actions: [String], submits: [Bool]
  ) throws {
    let buttons = actions.map { #"{"type": "Button", "title": "B", "action": "\#($0)"}"# }
    let read = try read(
      #"{"type": "VStack", "spacing": 8, "children": [\#(buttons.joined(separator: ","))]}"#)
    #expect(read.form.components.map { $0.role == "submit" } == submits)
  }
}
