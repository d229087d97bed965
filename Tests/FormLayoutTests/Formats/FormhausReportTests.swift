import FormLayout
import JSON
import Support
import Testing

/// What Formhaus says of a definition, and what is said here.
@Suite struct FormhausReportTests {
  private static let path = Fixtures.root + "/formhaus/vectors/validate-definition.json"

  private static let vectors =
    (try? JSONValue(parsing: Fixtures.bytes(path) ?? []))?.arrayValue ?? []

  /// The code here of each report of `validateDefinition`.
  private static func code(_ report: String) -> String {
    if report.hasPrefix("Definition has both") { return "original-refuses" }
    if report.hasPrefix("Duplicate field key") { return "duplicate-binding" }
    if report.contains("non-existent field") { return "reference-missing" }
    if report.contains("invalid regex") { return "invalid-pattern" }
    if report.hasPrefix("Circular") { return "condition-cycle" }
    return report
  }

  private static let codes: Set = [
    "original-refuses", "duplicate-binding", "reference-missing", "reference-self",
    "invalid-pattern", "condition-cycle",
  ]

  private func codes(_ read: ReadLayout) -> Set<String> {
    Set((read.diagnostics + read.form.diagnostics()).map(\.code)).intersection(Self.codes)
  }

  @Test(.enabled(if: Fixtures.exists(path)), arguments: vectors.indices)
  func `every kind of report of the original is one here`(index: Int) throws {
    let vector = Self.vectors[index]
    let reports = vector["expected"]?["warnings"]?.arrayValue ?? []
    var expected = Set(reports.compactMap(\.stringValue).map(Self.code))
    let read = try LayoutFormat.read(try #require(vector["input"]?["definition"]))
    var found = codes(read)
    // A field that asks for itself is a circle of one.
    if found.remove("reference-self") != nil { found.insert("condition-cycle") }
    // What the original does not check, and the report here does.
    switch vector["name"]?.stringValue ?? "" {
    case "step conditions are not checked (0.3.1)", "matchField to an unknown key is not checked":
      expected.insert("reference-missing")
    case "fields and steps both filled: one report first, steps are analysed":
      // The original looks no further than the steps.
      expected.remove("reference-missing")
    default: break
    }
    #expect(found == expected, "\(vector["name"]?.text() ?? "")")
  }

  static let refused: [(definition: String, message: String, line: Int)] = [
    (
      "{\"id\": \"f\",\n\"fields\": {}}",
      "Formhaus refuses this: 'fields' is an object, not a list", 2
    ),
    (
      "{\"id\": \"f\", \"submit\": {\"label\": \"S\"},\n\"fields\": [{\"key\": \"a\"}], \"steps\": [{\"id\": \"s\", \"fields\": []}]}",
      "Formhaus refuses this: 'fields' and 'steps' are both filled", 2
    ),
    ("{\"fields\": [\n7]}", "Formhaus refuses this: a field is a number, not an object", 2),
    (
      "{\"fields\": [\n{\"key\": \"toString\"}]}",
      "Formhaus refuses this: 'toString' cannot be a key: every JavaScript object has it", 2
    ),
    (
      "{\"fields\": [{\"key\": \"a\",\n\"show\": \"a\"}]}",
      "Formhaus refuses this: 'show' is a string, not a list", 2
    ),
    ("{\"steps\": [\n{\"id\": \"s\"}]}", "Formhaus refuses this: this step has no 'fields'", 2),
    ("{\"steps\": [\nnull]}", "Formhaus refuses this: a step is null, not an object", 2),
    (
      "{\"steps\": [{\"id\": \"s\", \"fields\": [],\n\"routes\": [{\"to\": \"s\"}]}]}",
      "Formhaus refuses this: this route leads to no later step", 2
    ),
    (
      "{\"steps\": [{\"id\": \"s\", \"fields\": [], \"routes\": [{\"to\": \"t\",\n\"show\": [{\"field\": \"x\", \"eq\": 1}]}]}, {\"id\": \"t\", \"fields\": [{\"key\": \"x\"}]}]}",
      "Formhaus refuses this: this route asks for 'x', which is not answered yet", 2
    ),
    (
      "{\"steps\": [{\"id\": \"s\", \"fields\": [], \"routes\": [{\"to\": null}]},\n{\"id\": \"s\", \"fields\": []}]}",
      "Formhaus refuses this: there is another step 's'", 2
    ),
  ]

  @Test(arguments: refused.indices)
  func `what the original throws at is refused as a file, with its place`(index: Int) throws {
    let (definition, message, line) = Self.refused[index]
    let error = #expect(throws: UnreadableLayout.self) { try LayoutFile(Array(definition.utf8)) }
    #expect(error?.reason == .refusedByOriginal)
    #expect(error?.message == message)
    #expect(error?.location?.line == line)
    #expect(error?.help?.isEmpty != true)
    // A model's answer is taken all the same.
    #expect(throws: Never.self) { try LayoutFormat.read(JSONValue(parsing: definition)) }
  }

  @Test func `a repeated step is let pass where nothing leads to steps`() throws {
    let read = try LayoutFormat.read([
      "id": "f", "title": "F", "submit": ["label": "S"],
      "steps": [
        ["id": "s", "title": "A", "fields": []], ["id": "s", "title": "B", "fields": []],
      ],
    ])
    #expect(read.refusal == nil)
    #expect(
      read.diagnostics.map { "\($0.code) \($0.component ?? "") \($0.pointer): \($0.message)" } == [
        "original-reports s2 /steps/1/id: there is another step 's'"
      ])
  }

  @Test(arguments: [
    (#"^\p{L}+$"#, "^p{L}+$"), (#"\P{Lu}\p"#, #"P{Lu}\p"#), (#"\\p{L}"#, #"\\p{L}"#),
    (#"[\p{L}\d]"#, #"[p{L}\d]"#), ("a{2}", "a{2}"), (#"\p{2}"#, "p{2}"),
  ])
  func `a property in a pattern is no property there, and comes back as it was`(
    written: String, meant: String
  ) throws {
    let source: JSONValue = [
      "id": "f", "title": "F", "submit": ["label": "S"],
      "fields": [
        ["key": "a", "type": "text", "label": "A", "validation": ["pattern": .string(written)]]
      ],
    ]
    let form = try LayoutFormat.read(source).form
    #expect(form.component("a")?.rule("pattern")?.value == .string(meant))
    let back = try #require(LayoutFormat.formhaus.write?(form))
    #expect(try JSONValue(parsing: back.text) == source)
  }
}
