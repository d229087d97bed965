internal import FormLayout
internal import JSON
internal import Support
internal import Testing

@Suite struct FormPreviewTests {
  /// A layout drawn in one way, whose lines are kept in `Expected/previews`.
  struct Screen: CustomTestStringConvertible {
    let layout: String
    let way: String
    let options: FormPreview.Options

    init(_ layout: String, _ way: String, _ options: FormPreview.Options) {
      self.layout = layout
      self.way = way
      self.options = options
    }

    var testDescription: String { "\(layout) \(way)" }
  }

  private static let screens = [
    Screen("registration", "80", .init()),
    Screen("registration", "20", .init(width: 20)),
    Screen("registration", "after-a-turn", .init(only: ["newsletter"])),
    Screen("registration", "plain", .init(isPlain: true)),
    Screen("booking", "80", .init()),
    Screen("booking", "40-ascii", .init(width: 40, isASCII: true)),
    Screen(
      "booking", "answered",
      .init(values: [
        "email": "ada@example.com",
        "travellers": [
          ["kind": "adult", "name": "Ada"],
          ["kind": "child", "name": "Byron", "birthdate": "2019-05-12"],
        ],
      ])),
    Screen("booking", "child-only", .init(width: 60, only: ["childName"])),
    Screen("job-application", "72", .init(width: 72)),
    Screen("job-application", "plain", .init(width: 72, isPlain: true)),
    Screen("gallery", "100", .init(width: 100)),
    Screen("gallery", "40", .init(width: 40)),
    Screen("gallery", "ascii", .init(isASCII: true)),
    Screen("gallery", "style", .init(isPlain: true, showsStyle: true)),
    Screen("every-type", "80", .init(showsStyle: true)),
    Screen("every-type", "french", .init(language: "fr-CA")),
    Screen("every-type", "plain", .init(isPlain: true)),
  ]

  @Test(arguments: screens)
  func `a layout is drawn as expected`(screen: Screen) throws {
    let path = Fixtures.projectRoot + "/Tests/Acceptance/layouts/\(screen.layout).form.json"
    let form = try Self.form(at: path)
    Expected.check(
      FormPreview(form, screen.options).lines.text(isColoured: false),
      "previews/\(screen.layout)-\(screen.way).txt")
  }

  private static let clinic = Fixtures.root + "/requests/layouts/clinic.form.json"

  @Test(.enabled(if: Fixtures.exists(clinic)))
  func `a long form of a clinic is drawn as expected`() throws {
    let lines = FormPreview(try Self.form(at: Self.clinic)).lines
    Expected.check(lines.text(isColoured: false), "previews/clinic.txt")
  }

  @Test func `colours and weights are written as escape sequences`() {
    let form = Self.form([
      [
        "type": "TextField", "id": "email", "label": "Email", "placeholder": "name@example.com",
        "required": true, "visibleIf": ["field": "other", "truthy": true],
      ]
    ])
    Expected.check(
      FormPreview(form, .init(width: 30)).lines.text(isColoured: true), "previews/colours.txt")
  }

  @Test(arguments: ComponentType.all.map(\.name))
  func `every type of the catalogue is drawn by its own look`(type: String) {
    let form = Self.form([["type": .string(type), "id": "it", "label": "Words"]])
    let text = FormPreview(form).lines.text(isColoured: false)
    #expect(!text.contains("[\(type)"))
    #expect(text.contains("Words"))
  }

  @Test(
    arguments: [
      (
        "an unknown type", ["type": "ProductCard", "id": "p", "title": "Lamp"],
        "[ProductCard \"Lamp\"]"
      ),
      ("no type", ["id": "p", "label": "Lamp"], "[no type \"Lamp\"]"),
      ("no object", 42, "[not a component: 42]"),
      ("a label that is no text", ["type": "Label", "id": "l", "label": 5], "[5]"),
      (
        "children that are no list", ["type": "VStack", "id": "v", "children": "x"],
        "  [children: \"x\"]"
      ),
      (
        "a condition that is none", ["type": "Text", "id": "t", "text": "Hi", "visibleIf": "soon"],
        "┆ shown when [\"soon\"]\n┆ Hi"
      ),
      (
        "an option that is none",
        ["type": "Picker", "id": "p", "label": "P", "appearance": "radio", "options": [7]],
        "P\n( ) [7]"
      ),
      ("words on a spacer", ["type": "Spacer", "id": "s", "label": "Gap"], "\n  [label: Gap]"),
      (
        "never", ["type": "Text", "id": "t", "text": "Hi", "visibleIf": false],
        "┆ never shown\n┆ Hi"
      ),
      (
        "an expression", ["type": "Text", "id": "t", "text": "{$vip ? Welcome back : Hello}"],
        "Welcome back (when vip) or Hello"
      ),
      ("control characters", ["type": "Text", "id": "t", "text": "a\u{1B}[2Jb\nc"], "a␛[2Jb␊\nc"),
    ] as [(String, JSONValue, String)])
  func `nothing that is malformed is lost`(what: String, component: JSONValue, drawn: String) {
    let lines = FormPreview(Self.form([component]), .init(width: 60)).lines.map(\.plain)
    let inside = lines.dropFirst().dropLast().map { line in
      var text = line.dropFirst(2).dropLast(2)
      while text.last == " " { text.removeLast() }
      return String(text)
    }
    #expect(inside.joined(separator: "\n") == drawn)
  }

  @Test(arguments: ["booking", "every-type", "job-application", "registration"], [false, true])
  func `in ASCII nothing but the words of the form may be more`(layout: String, isPlain: Bool)
    throws
  {
    let form = try Self.form(
      at: Fixtures.projectRoot + "/Tests/Acceptance/layouts/\(layout).form.json")
    let options = FormPreview.Options(width: 50, isASCII: true, isPlain: isPlain, showsStyle: true)
    let lines = FormPreview(form, options).lines.map(\.plain)
    #expect(lines.filter { !$0.utf8.allSatisfy { $0 < 0x80 } } == [])
  }

  @Test func `an expression shows the words that hold for the answers`() {
    let form = Self.form([["type": "Text", "id": "t", "text": "{$vip ? Welcome back : Hello}"]])
    let options = FormPreview.Options(isPlain: true, values: ["vip": true])
    #expect(FormPreview(form, options).lines.map(\.plain) == ["Test", "  Welcome back"])
  }

  @Test func `what is not in the form leaves nothing to show`() {
    let form = Self.form([["type": "Text", "id": "t", "text": "Hi"]])
    #expect(FormPreview(form, .init(only: ["gone"])).lines == [])
    #expect(FormPreview(form, .init(only: ["form"])).lines == FormPreview(form).lines)
  }

  @Test func `a nest deeper than the width keeps its words and its width`() {
    var inner: JSONValue = ["type": "Text", "id": "t", "text": "at the bottom of it all"]
    for depth in 0..<100 {
      inner = [
        "type": "GroupBox", "id": .string("g\(depth)"), "visibleIf": ["field": "a", "eq": 1],
        "children": [inner],
      ]
    }
    let lines = FormPreview(Self.form([inner]), .init(width: 20)).lines
    #expect(lines.map(\.width).max() == 20)
    #expect(lines.count { $0.plain.contains("bottom") } == 1)
  }

  private static func form(_ components: [JSONValue]) -> Form {
    Form(json: ["formchat": 1, "id": "test", "title": "Test", "components": .array(components)])
  }

  private static func form(at path: String) throws -> Form {
    let bytes = try #require(Fixtures.bytes(path))
    return Form(json: try #require(try JSONValue(parsing: bytes).objectValue))
  }
}
