import FormLayout
import JSON
import Support
import Testing

@Suite struct ViewLayoutWriterTests {
  private static let folder = Fixtures.root + "/viewlayout/"

  private static let files = Fixtures.files(in: folder).filter {
    $0.hasSuffix(".json") && !$0.contains("invalid")
  }

  private func written(_ form: Form) throws -> (value: JSONValue, losses: [WrittenLayout.Loss]) {
    let written = try #require(LayoutFormat.named("viewlayout")?.write?(form))
    return (try JSONValue(parsing: written.text), written.losses)
  }

  private func losses(_ form: Form) throws -> [String] {
    try written(form).losses.map { "\($0.component ?? "form").\($0.property): \($0.reason)" }
  }

  private func form(_ components: JSONValue, style: JSONValue = ["spacing": 8]) -> Form {
    Form(json: ["formchat": 1, "id": "newForm", "style": style, "components": components])
  }

  @Test(.enabled(if: Fixtures.exists(folder)), arguments: files)
  func `what was read is written as it was`(file: String) throws {
    let source = try JSONValue(parsing: try #require(Fixtures.bytes(Self.folder + file)))
    let read = try LayoutFormat.read(source)
    guard read.refusal == nil else { return }
    let written = try written(read.form)
    #expect(written.value.isEquivalent(to: source), "\(written.value.text(.indented))")
    #expect(written.losses.filter { $0.property != "type" } == [])
  }

  @Test func `what is odd in the source comes back`() throws {
    let source = try JSONValue(
      parsing: """
        {"type": "ZStack", "spacing": 16.0, "padding": 8, "backgroundColor": "paper", "x": [1],
         "children": [
          {"type": "text", "title": null, "value": "Hello", "font": "huge", "format": "y"},
          {"type": "Text", "title": "A", "value": "B", "padding": 3},
          {"type": "Button"}, {"type": "Button", "title": "Submit", "action": ""},
          {"type": "ProductCard", "title": "C", "binding": "productCard", "children": []},
          {"type": "ProductCard", "title": "C"},
          {"type": "TextField", "binding": "a.b", "title": "T", "children": [{"type": "Text"}]},
          {"type": "VStack", "title": "V", "spacing": 3, "action": "x"}]}
        """)
    let read = try LayoutFormat.read(source)
    #expect(read.refusal == nil)
    let written = try written(read.form).value
    #expect(written.isEquivalent(to: source), "\(written.text(.indented))")
  }

  @Test(.enabled(if: Fixtures.exists(folder)))
  func `an edited form differs in the edited places alone`() throws {
    let bytes = try #require(Fixtures.bytes(Self.folder + "registration.json"))
    var form = try LayoutFormat.read(try JSONValue(parsing: bytes)).form
    let button = try #require(form.path(to: "register"))
    form.update(at: button) { $0.set("Join", for: "label") }
    let name = try #require(form.path(to: "fullName"))
    form.update(at: name) { $0.set(true, for: "required") }
    form.remove(at: try #require(form.path(to: "email")))

    var expected = try JSONValue(parsing: bytes)
    var children = try #require(expected["children"]?.arrayValue)
    var last = try #require(children[6].objectValue)
    last["title"] = "Join"
    children[6] = .object(last)
    children.remove(at: 3)
    var root = try #require(expected.objectValue)
    root["children"] = .array(children)
    expected = .object(root)
    #expect(try written(form).value.isEquivalent(to: expected))
    #expect(try losses(form) == ["fullName.required: a ViewLayout has no place for it"])
  }

  @Test func `what a ViewLayout cannot hold is told`() throws {
    let form = form(
      [
        [
          "type": "TextField", "id": "a", "label": "A", "rules": [["rule": "email"]],
          "style": ["padding": ["top": 1], "cornerRadius": 1.5, "width": "fill"],
        ],
        ["type": "VStack", "id": "b", "style": ["spacing": 4], "children": []],
        ["type": "Slider", "id": "c", "origin": ["format": "dynamicui", "x": 1]],
        ["type": "Button", "id": "d", "label": "D", "role": "submit"],
      ], style: ["spacing": 8.5])
    #expect(
      try losses(form) == [
        "a.style.padding: a ViewLayout holds whole numbers only",
        "a.style.cornerRadius: a ViewLayout holds whole numbers only",
        "a.style.width: a ViewLayout has no place for it",
        "a.rules: a ViewLayout has no place for it",
        "b.style.spacing: a ViewLayout has one spacing for all its stacks",
        "c.type: ViewLayout's renderer shows nothing for it",
        "c.origin: it belongs to another format",
        "d.style.width: a ViewLayout's buttons are as wide as there is room",
        "d.role: a ViewLayout has no place for it",
        "form.style.spacing: a ViewLayout holds whole numbers only",
      ])
  }
}
