import FormLayout
import JSON
import Support
import Testing

@Suite struct DynamicUIReaderTests {
  static let folder = Fixtures.root + "/dynamicui/"

  /// A row of the fixtures' manifest.
  struct Row: CustomTestStringConvertible, Sendable {
    let file: String
    let kind: String
    let isValid: Bool
    let detail: String
    let wrapped: String

    var testDescription: String { file }
    var bytes: [UInt8]? { Fixtures.bytes(folder + file) }
  }

  static let manifest: [Row] = {
    let text = String(decoding: Fixtures.bytes(folder + "manifest.tsv") ?? [], as: UTF8.self)
    return text.split(separator: "\n").dropFirst().map { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Row(
        file: columns[0], kind: columns[2], isValid: columns[4] == "valid", detail: columns[5],
        wrapped: columns[6])
    }
  }()

  static let layouts = manifest.filter { $0.kind == "envelope" || $0.kind == "array" }

  private func read(_ text: String) throws -> ReadLayout {
    try LayoutFormat.read(JSONValue(parsing: text, leniency: .trailingCommas))
  }

  private func layout(_ bytes: [UInt8]) throws -> (ReadLayout, JSONDocument) {
    guard case .layout(let read, let document) = try LayoutFile(bytes) else {
      throw UnreadableLayout(.unknownFormat, "a transcript")
    }
    return (read, document)
  }

  // MARK: The manifest

  @Test(.enabled(if: Fixtures.exists(folder)), arguments: layouts.filter(\.isValid))
  func `what DynamicUI takes is read, and what it ignores is told`(row: Row) throws {
    let (read, document) = try layout(try #require(row.bytes))
    #expect(read.format == "dynamicui")
    #expect(read.form.diagnostics().filter { $0.code == "duplicate-id" } == [])
    try expectTold(row.detail, read, isArray: document.value.arrayValue != nil)
  }

  @Test(.enabled(if: Fixtures.exists(folder)), arguments: layouts.filter { !$0.isValid })
  func `what DynamicUI refuses is refused as a file, for its reason and at its place`(
    row: Row
  ) throws {
    let bytes = try #require(row.bytes)
    let error = #expect(throws: UnreadableLayout.self) { try LayoutFile(bytes) }
    #expect(error?.reason == .refusedByOriginal)
    #expect(error?.help == "DynamicUI's own error is \(row.detail)")
    let document = try JSONDocument(parsing: bytes)
    let pointer = try #require(error?.pointer)
    #expect(error?.location == document.location(of: pointer))
    #expect(pointer == .root || document.value[pointer] != nil)
  }

  @Test(
    .enabled(if: Fixtures.exists(folder)),
    arguments: manifest.filter { !["envelope", "array"].contains($0.kind) })
  func `what is no layout is refused as a file`(row: Row) throws {
    let bytes = try #require(row.bytes)
    let error = #expect(throws: UnreadableLayout.self) { try LayoutFile(bytes) }
    if row.kind == "component" {
      #expect(error?.message.hasPrefix("this is a single component") ?? false)
    }
  }

  @Test(
    .enabled(if: Fixtures.exists(folder)), arguments: manifest.filter { $0.kind == "component" })
  func `a single component is a layout once it stands in a list`(row: Row) throws {
    let bytes = Array("[".utf8) + (try #require(row.bytes)) + Array("]".utf8)
    let (read, _) = try layout(bytes)
    try expectTold(row.wrapped.replacing("valid: ", with: ""), read, isArray: true)
  }

  /// Checks that each thing that the manifest names has its finding.
  private func expectTold(_ detail: String, _ read: ReadLayout, isArray: Bool) throws {
    for part in detail.split(separator: "; ") where part != "valid" {
      let words = part.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
      let isTold = read.diagnostics.contains { finding in
        let last = finding.pointer.tokens.last?.string
        switch words[0] {
        case "ignored field ":
          return last == words[1] && finding.message == "DynamicUI ignores '\(words[1])'"
        case "unknown type ":
          return last == "type"
            && finding.message
              == "DynamicUI shows '\(words[1])' only where the application draws it"
        default:
          let path = part.split(separator: " ").last.map(String.init) ?? ""
          return finding.message == "DynamicUI drops this entry, which has no 'type' that is a text"
            && finding.pointer == pointer(of: path, isArray: isArray)
        }
      }
      #expect(isTold, "\(part)")
    }
  }

  private func pointer(of path: String, isArray: Bool) -> JSONPointer {
    let tokens = path.split { "[].".contains($0) }.map(String.init)
    return JSONPointer(isArray ? Array(tokens.dropFirst()) : tokens)
  }

  // MARK: What becomes of things

  @Test func `every kind of place has its component`() throws {
    let read = try read(
      """
      {"schemaVersion": 1.0, "note": "kept", "components": [
        "comment", {"type": "Text", "title": "*Hi* {$x}", "text": "unread"},
        {"type": "TextField", "title": "Mail", "identifier": "a.b", "defaultValue": "x@y.z",
         "eventHandler": "mail", "minimum": "unread"},
        {"type": "TextField", "title": "Name"},
        {"type": "Toggle", "title": "News", "identifier": "news", "defaultValue": 1},
        {"type": "Slider", "identifier": "s", "minimum": "few", "maximum": "many"},
        {"type": "Stepper", "minimumValue": 1, "parameters": {"step": 2, "list": [1]}},
        {"type": "Picker", "identifier": "p", "title": "Plan", "defaultValue": 1.0,
         "children": [{"type": "Text", "title": "Free"}, {"type": "Label", "title": "Pro",
                       "url": "star", "identifier": "pro"}, 5]},
        {"type": "DatePicker", "title": "When", "parameters": {"displayedComponents": "date"},
         "minimum": "2026-01-31T09:30:00+02:00", "maximum": "soon", "defaultValue": 86400},
        {"type": "Text", "title": "{$a.b ? yes : no}", "if": " $ p ", "identifier": "t"},
        {"type": "Button", "title": "Go", "if": "$news", "identifier": "go now", "state": [1],
         "modifiers": {"color": "red", "background": "#FFF", "padding": {"top": 1}, "bold": true,
                       "frame": {"width": 3}, "disabled": true, "opacity": 2}},
        {"type": "Label", "title": "**L**", "if": "$ghost"},
        {"type": "AsyncImage", "url": "https://x.y/z.png", "title": "Z",
         "parameters": {"contentMode": "fill"}},
        {"type": "AsyncImage"}, {"type": "Image", "url": "star", "title": "Star"},
        {"type": "LazyVStack", "parameters": {"spacing": 4, "alignment": "top"},
         "children": [{"type": "Rating", "title": "R", "identifier": "r", "url": "u"}, 7]},
        {"type": "Grid", "parameters": {"horizontalSpacing": 2, "verticalSpacing": 2}},
        {"type": "GroupBox", "title": "Box"},
        {"type": "TabView", "children": [{"type": "VStack", "title": "One", "url": "1.circle"},
                                         {"type": "Section", "title": "Two", "url": "2.circle"}]},
        {"type": "Card", "title": "C", "defaultValue": [1], "accessibilityHidden": false,
         "accessibilityInputLabels": ["c"], "x": null, "children": [{"type": "Divider"}]},
        null
      ]}
      """)
    #expect(read.refusal == nil)
    let findings = read.diagnostics.map { "\($0.severity) \($0.pointer): \($0.message)" }
    Expected.check(
      ([read.form.text] + findings).joined(separator: "\n"), "dynamicui-places.txt")
  }

  @Test func `of a repeated key the first counts`() throws {
    let read = try read(#"[{"type": "Text", "type": "Card", "title": "A", "title": "B"}]"#)
    #expect(read.form.components.map(\.text) == ["A"])
    #expect(read.diagnostics.map(\.pointer.description) == ["/0/type", "/0/title"])
  }

  @Test func `a file may have one comma too many`() throws {
    let (read, _) = try layout(Array(#"[{"type": "Text", "title": "A",},]"#.utf8))
    #expect(read.form.components.map(\.text) == ["A"])
    #expect(read.diagnostics.map(\.code) == ["trailing-comma", "trailing-comma"])
  }

  @Test func `a model's answer with faults gives a form and names every fault`() throws {
    let read = try read(
      """
      {"components": [
        {"type": "Slider", "minimum": 1, "maximumValue": 1e999, "identifier": "x"},
        {"type": " ", "if": "x"}, {"type": "Toggle", "identifier": "x", "disabled": "no"}]}
      """)
    #expect(
      read.diagnostics.filter { $0.severity == .error }.map { "\($0.pointer): \($0.message)" } == [
        ": 'schemaVersion' is missing",
        "/components/0/minimum: 'minimum' is a number, not a string",
        "/components/0/maximumValue: 'maximumValue' is 1e999, which is too great a number",
        "/components/2/disabled: 'disabled' is a string, not true or false",
        "/components/1/type: 'type' is empty",
        "/components/1/if: 'if' is 'x', and should be '$' and an identifier",
        "/components/2/identifier: the identifier 'x' is there already",
      ])
    #expect(read.form.components.map(\.id) == ["x", "component", "x2"])
    #expect(
      read.form.components.map { $0["origin"]?.text() ?? "" } == [
        #"{"format":"dynamicui","assumed":["maximum"]}"#, "",
        #"{"format":"dynamicui","assumed":["identifier"]}"#,
      ])
  }

  @Test func `a place in the form leads to the component it came from`() throws {
    let read = try read(
      #"[1, {"type": "VStack", "children": [{"x": 1}, {"type": "Toggle", "identifier": "a"}]}]"#)
    let path = try #require(read.form.path(to: "a"))
    #expect(read.source(of: path.pointer.appending("label")).description == "/1/children/1")
  }

  /// The table's spellings of a condition: whether the validation takes it, and whether it shows what
  /// it stands on.
  private static let conditions: [(text: String, isTaken: Bool, isShown: Bool)] = {
    let table = Fixtures.bytes(folder + "conditions.tsv") ?? []
    let lines = String(decoding: table, as: UTF8.self).split(separator: "\n").dropFirst()
    return lines.filter { !$0.hasPrefix("#") }.compactMap { line in
      let columns = line.split(separator: "\t").map(String.init)
      guard let text = (try? JSONValue(parsing: columns[0]))?.stringValue else { return nil }
      return (text, columns[1] == "yes", columns[2] == "yes")
    }
  }()

  /// What is refused shows nothing in DynamicUI, and has no condition here. A list is no value to
  /// DynamicUI, which the reference calls `none`; the table says the same.
  @Test(
    .enabled(if: Fixtures.exists(folder)),
    arguments: conditions.filter(\.isTaken).map(\.text))
  func `a condition shows what DynamicUI shows`(text: String) throws {
    let isShown = Self.conditions.first { $0.text == text }?.isShown
    let values = TextExpressionFillingTests.values
    let fields = values.keys.map { key -> JSONValue in
      ["type": "TextField", "identifier": .string(key)]
    }
    let note: JSONValue = ["type": "Text", "title": "shown", "if": .string(text)]
    let form = try LayoutFormat.read(.array(fields + [note])).form
    let filling = FormFilling(
      form, values: values, today: try #require(LocalDate("2026-11-30")))
    let last = try #require(form.components.last?.id)
    #expect(filling.isShown(try #require(filling.place(of: last))) == isShown)
  }

  @Test(.enabled(if: Fixtures.exists(folder)), arguments: conditions.map(\.text))
  func `a condition is read as DynamicUI's validation takes it`(text: String) throws {
    let isTaken = Self.conditions.first { $0.text == text }?.isTaken
    let source: JSONValue = [["type": "Text", "title": "A", "if": .string(text)]]
    let read = try LayoutFormat.read(source)
    #expect((read.refusal == nil) == isTaken)
    #expect((read.form.components[0]["visibleIf"] != nil) == isTaken)
    if isTaken == true {
      let written = try #require(LayoutFormat.dynamicUI.write?(read.form))
      #expect(try JSONValue(parsing: written.text) == source)
    }
  }
}
