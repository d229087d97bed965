import FormLayout
import JSON
import Support
import Testing

/// Forms written as SwiftUI source. That the source compiles and agrees with the engine is what
/// `Tests/Acceptance/swiftui.sh` finds out.
@Suite struct SwiftUIWriterTests {
  private static let folder = Fixtures.projectRoot + "/Tests/Acceptance/"

  private func form(_ path: String) throws -> Form {
    let bytes = try #require(Fixtures.bytes(Self.folder + path + ".form.json"))
    return Form(json: try #require(try JSONValue(parsing: bytes).objectValue))
  }

  private func written(
    _ form: Form, _ options: WritingOptions = WritingOptions()
  ) throws -> WrittenLayout {
    let write = try #require(LayoutFormat.swiftUI.writer)
    return write(form, options)
  }

  private func form(_ components: [JSONValue], _ more: JSONObject = [:]) -> Form {
    var object: JSONObject = ["formchat": 1, "id": "sample"]
    for member in more.members { object[member.key] = member.value }
    object["components"] = .array(components)
    return Form(json: object)
  }

  @Test(arguments: ["layouts/registration", "layouts/booking", "swiftui/routes"])
  func `a form is two files, of answers and of views`(path: String) throws {
    let written = try written(form(path))
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    for file in written.files {
      Expected.check(file.text, "swiftui-\(name)-\(file.name).txt")
    }
  }

  @Test func `the files are named after the form`() throws {
    #expect(
      try written(form("layouts/booking")).files.map(\.name)
        == ["BookingValues.swift", "BookingForm.swift"])
  }

  @Test func `a form that is called one is not called so twice`() throws {
    #expect(
      try written(form([], ["id": "newForm"])).files.map(\.name)
        == ["NewValues.swift", "NewForm.swift"])
  }

  @Test func `one file has the lines of both`() throws {
    let written = try written(form("layouts/booking"))
    let isImport: (Substring) -> Bool = { $0.hasPrefix("import ") }
    let parts = written.files.map { $0.text.split(separator: "\n").filter { !isImport($0) } }
    let whole = written.text.split(separator: "\n")
    for lines in parts {
      #expect(lines.filter { !$0.hasPrefix("// ") && !whole.contains($0) } == [])
    }
    #expect(
      whole.filter(isImport) == ["import Accessibility", "import Foundation", "import SwiftUI"])
  }

  static let literals: [(text: String, literal: String)] = [
    ("plain", #""plain""#), (#"\(values)"#, #""\\(values)""#),
    (#""; end(); ""#, #""\"; end(); \"""#), ("a\nb\r\tc", #""a\nb\r\tc""#),
    ("\u{0}\u{1B}\u{7F}\u{85}", #""\u{0}\u{1B}\u{7F}\u{85}""#),
    ("\u{202E}x\u{2066}\u{200B}", #""\u{202E}x\u{2066}\u{200B}""#),
    ("\u{2028}\u{A0}", #""\u{2028}\u{A0}""#), ("\u{301}e\u{301}", "\"\\u{301}e\u{301}\""),
    ("👩‍👧", #""👩\u{200D}👧""#), ("größer 名前", #""größer 名前""#), ("", #""""#),
    (#""""x"""#, ##""\"\"\"x\"\"""##), (#"\u{41}"#, #""\\u{41}""#),
  ]

  @Test(arguments: literals)
  func `a text is a literal that says just that`(_ sample: (text: String, literal: String)) throws {
    let form = form([["type": "Text", "id": "words", "text": .string(sample.text)]])
    let lines = try written(form).files[1].text.split(separator: "\n")
    #expect(lines.contains("      Text(verbatim: \(sample.literal))"), "\(lines)")
  }

  static let names: [(key: String, property: String)] = [
    ("fullName", "fullName"), ("full.name", "fullName"), ("class", "classValue"),
    ("errors", "errorsValue"), ("1st", "field1st"), ("VAT", "vat"), ("名前", "someId"),
    ("😀", "someId"), ("a-b_c", "aBC"), ("", "someId"), ("`x`", "x"), ("Self", "selfValue"),
  ]

  @Test(arguments: names)
  func `a key is a property that Swift takes`(_ sample: (key: String, property: String)) throws {
    let form = form([
      ["type": "TextField", "id": "someId", "label": "A", "binding": .string(sample.key)]
    ])
    let text = try written(form).files[0].text
    #expect(text.contains("  var \(sample.property): String?\n"))
  }

  @Test func `keys that give one name are told apart, and stay as they are in the data`() throws {
    let form = form([
      ["type": "TextField", "id": "one", "label": "A", "binding": "a.b"],
      ["type": "TextField", "id": "two", "label": "B", "binding": "a-b"],
      ["type": "TextField", "id": "three", "label": "C", "binding": "AB"],
    ])
    let text = try written(form).files[0].text
    #expect(text.contains("  var aB: String?\n"))
    #expect(text.contains("  case aB = \"a.b\"\n    case aB2 = \"a-b\"\n    case ab3 = \"AB\"\n"))
  }

  @Test(arguments: ["vStack", "scrollView", "choiceList", "actions"])
  func `a view of the form hides none that it is made of`(id: String) throws {
    let texts = (0..<8).map { number -> JSONValue in
      ["type": "Text", "id": .string("text\(number)"), "text": "Words"]
    }
    let stack: JSONValue = ["type": "VStack", "id": .string(id), "children": .array(texts)]
    let text = try written(form([stack])).files[1].text
    let name = id.prefix(1).uppercased() + id.dropFirst()
    #expect(text.components(of: "struct \(name): View") == 0)
  }

  @Test func `parts are named for tests where that is asked for`() throws {
    let form = form([
      ["type": "TextField", "id": "email", "label": "Email"],
      [
        "type": "TextField", "id": "named", "label": "Named",
        "accessibility": ["identifier": "mine"],
      ],
    ])
    let plain = try written(form).text
    let named = try written(form, WritingOptions(writesTestIDs: true)).text
    #expect(plain.components(of: "accessibilityIdentifier") == 1)
    #expect(named.components(of: "accessibilityIdentifier(\"sample.email\")") == 1)
    #expect(named.components(of: "accessibilityIdentifier(\"mine\")") == 1)
  }

  @Test func `what the source does not say is listed in the order of the form`() throws {
    let form = form(
      [
        [
          "type": "TextField", "id": "name", "label": "Name", "options": [["value": "Ada"]],
          "rules": [["rule": "custom", "value": "free"]], "unheardOf": 1,
          "style": ["modifiers": ["shadow": true], "spacing": 4],
        ],
        ["type": "ProductCard", "id": "card"],
      ], ["strings": ["fr": ["form.title": "Titre"]], "metadata": ["a": 1]])
    #expect(
      try written(form).losses.map { "\($0.component ?? "form").\($0.property): \($0.reason)" } == [
        "form.strings: the source is in one language",
        "form.metadata: the source has no place for it",
        "name.options: a text field has no suggestions",
        "name.unheardOf: the source has no place for it",
        "name.style.modifiers: they are DynamicUI's",
        "name.style.spacing: only stacks and grids have spacing",
        "name.rules.custom: the host answers for this rule, not the source",
        "card.type: SwiftUI has no 'ProductCard'",
      ])
  }

  @Test func `a range without room is no range, which would end the program`() throws {
    let form = form([
      ["type": "Slider", "id": "level", "label": "Level", "minimum": 5, "maximum": 5],
      ["type": "Stepper", "id": "count", "label": "Count", "minimum": 9, "maximum": 1],
    ])
    let text = try written(form).files[1].text
    #expect(!text.contains("5...5"))
    #expect(!text.contains("9...1"))
  }

}

extension String {
  /// How often a text is in it.
  fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}
