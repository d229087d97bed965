import FormLayout
import JSON
import Support
import Testing

@Suite struct ReportTests {
  /// A layout with ten faults, one a kind.
  private static let faulty = """
    {
      "formchat": 1,
      "id": "trip",
      "title": "Trip",
      "components": [
        {"type": "TextField", "id": "email", "label": "Email", "input": "email", "purpose": "email", "placehoder": "name@example.com"},
        {"type": "TextField", "id": "email", "label": "Second email", "input": "email", "purpose": "email"},
        {"type": "Dropdown", "id": "plan", "label": "Plan", "options": [{"value": "a"}]},
        {"type": "Picker", "id": "size", "label": "Size", "appearance": "radio", "required": true, "defaultValue": "xl", "options": [{"value": "s"}, {"value": "m"}, {"value": "s"}]},
        {"type": "Picker", "id": "colour", "label": "Colour", "options": []},
        {"type": "Slider", "id": "seats", "label": "Seats", "minimum": 9, "maximum": 1},
        {"type": "Section", "id": "extras", "label": "Extras", "style": {"padding": "16"},
          "visibleIf": {"all": [{"field": "seats", "gt": 2}, {"field": "emial", "notEmpty": true}]}, "children": [
            {"type": "Toggle", "id": "insurance", "label": "Insurance",
              "visibleIf": {"field": "luggage", "truthy": true}},
            {"type": "Toggle", "id": "luggage", "label": "Luggage",
              "visibleIf": {"field": "insurance", "truthy": true}}
        ]},
        {"type": "Button", "id": "book", "label": "Book", "role": "submit"}
      ]
    }
    """

  private static func read(_ text: String) throws -> (form: Form, document: JSONDocument) {
    let document = try JSONDocument(parsing: text)
    return (Form(json: try #require(document.value.objectValue)), document)
  }

  private static let findings = Result {
    let (form, document) = try read(faulty)
    return form.diagnostics().placed(in: document)
  }

  @Test func `ten seeded faults give ten findings with line and column`() throws {
    let findings = try Self.findings.get()
    #expect(findings.count == 10)
    #expect(findings.allSatisfy { $0.location != nil })
    let report = ReportText(width: 100, file: "trip.form.json").full(findings)
    Expected.check(report.text(isColoured: false), "ten-faults.txt")
  }

  @Test(arguments: 20...200)
  func `no line is wider than asked for`(_ width: Int) throws {
    let findings = try Self.findings.get()
    let lines =
      ReportText(width: width, file: "trip.form.json").full(findings)
      + ReportText(width: width)
      .afterTurn(findings.map(\.diagnostic), since: [], revision: 3)
    #expect(lines.filter { $0.width > width }.map(\.plain) == [])
  }

  @Test func `a finding has the keys that machines read`() throws {
    let (form, document) = try Self.read(
      """
      {"formchat": 1, "id": "a", "components": [
        {"type": "Text", "id": "t", "text": "Hello"},
        {"type": "Spacer", "id": "t"}]}
      """)
    let json = form.diagnostics().placed(in: document).map(\.json)
    let expected: JSONValue = [
      [
        "code": "duplicate-id", "severity": "error", "component": "t",
        "pointer": "/components/1/id", "line": 3, "column": 22,
        "message": "the id 't' is used twice",
        "help": "give the later one another id; what refers to 't' means the first",
        "fixable": "offered",
        "related": [
          [
            "component": "t", "pointer": "/components/0/id", "line": 2, "column": 20,
            "message": "the first is here",
          ]
        ],
      ]
    ]
    #expect(JSONValue.array(json) == expected)
  }

  @Test func `a form that was not read from a file has no lines`() {
    let json = Form(json: [:]).diagnostics().placed().map(\.json)
    #expect(json.map { $0["line"] } == Array(repeating: .some(.null), count: json.count))
    #expect(json.map { $0["component"] } == Array(repeating: .some(.null), count: json.count))
  }
}

@Suite struct ReportAfterTurnTests {
  private static func finding(
    _ code: String, _ severity: Severity, _ component: String?, _ pointer: [String] = [],
    fixes: [Fix] = []
  ) -> Diagnostic {
    Diagnostic(
      code: code, severity: severity, component: component, pointer: JSONPointer(pointer),
      message: "two personal details are asked, and nothing says why",
      help: "add a Text with a link to the privacy notice", fixes: fixes)
  }

  private static let advice = finding(
    "privacy-notice-missing", .info, nil, fixes: [Fix("add one", .offered, [])])

  private func text(
    _ findings: [Diagnostic], since old: [Diagnostic], revision: Int? = nil, isPlain: Bool = false
  ) -> String {
    ReportText(width: 90, isPlain: isPlain)
      .afterTurn(findings, since: old, revision: revision)
      .text(isColoured: false)
  }

  @Test func `new advice is shown with its help and its fix`() {
    #expect(
      text([Self.advice], since: [], revision: 1) == """
        revision 1 · no errors · 1 advice
        info  privacy-notice-missing  form: two personal details are asked, and nothing says why
              help: add a Text with a link to the privacy notice       /fix privacy-notice-missing

        """)
  }

  @Test func `what was there before is only counted`() {
    #expect(
      text([Self.advice], since: [Self.advice], revision: 2)
        == "revision 2 · no errors · 1 advice (unchanged)\n")
  }

  @Test func `what is resolved is named`() {
    let error = Self.finding("label-missing", .error, "email", ["components", "0"])
    let warning = Self.finding("label-missing", .error, "name", ["components", "1"])
    #expect(
      text([Self.advice], since: [error, warning, Self.advice]) == """
        no errors · 1 advice
        1 still there
        2 resolved: label-missing (2)

        """)
  }

  @Test func `a component that moves keeps its finding`() {
    let before = Self.finding("label-missing", .error, "email", ["components", "0", "label"])
    let after = Self.finding(
      "label-missing", .error, "email", ["components", "3", "children", "1", "label"])
    let changes = FindingChanges(from: [before], to: [after])
    #expect(changes.new == [])
    #expect(changes.remaining == 1)
    #expect(changes.resolved == [])
  }

  @Test func `a component that is renamed keeps its finding`() {
    let before = Self.finding("label-missing", .error, "mail", ["components", "0"])
    let after = Self.finding("label-missing", .error, "email", ["components", "0"])
    let changes = FindingChanges(from: [before], to: [after], renamed: [("mail", "email")])
    #expect(changes.new == [])
    #expect(changes.resolved == [])
  }

  @Test func `plain text has no marks`() {
    #expect(
      text([], since: [Self.advice], revision: 4, isPlain: true) == """
        revision 4, no errors
        1 resolved: privacy-notice-missing

        """)
  }

  @Test func `an empty report says that there are no errors`() {
    #expect(text([], since: []) == "no errors\n")
  }
}
