import FormLayout
import JSON
import Support
import Testing

@Suite struct FormhausTests {
  private static let folder = Fixtures.root + "/formhaus/"

  /// Every definition of the fixtures: both versions of the format.
  private static let files: [String] = ["definitions/", "later-1.0/definitions/"].flatMap { part in
    Fixtures.files(in: folder + part).filter { $0.hasSuffix(".json") }.map { part + $0 }
  }

  private static let format = LayoutFormat.formhaus

  private static func vectors() -> [JSONValue] {
    let bytes = Fixtures.bytes(folder + "vectors/validate-definition.json") ?? []
    return (try? JSONValue(parsing: bytes))?.arrayValue ?? []
  }

  private func written(_ form: Form) throws -> (value: JSONValue, losses: [String]) {
    let written = try #require(Self.format.write?(form))
    let losses = written.losses.map { "\($0.component ?? "form").\($0.property): \($0.reason)" }
    return (try JSONValue(parsing: written.text), losses)
  }

  @Test(.enabled(if: Fixtures.exists(folder)), arguments: files)
  func `a definition is read and written as it was`(file: String) throws {
    let bytes = try #require(Fixtures.bytes(Self.folder + file))
    guard case .layout(let read, let document) = try LayoutFile(bytes) else {
      Issue.record("no layout")
      return
    }
    #expect(read.format == "formhaus")
    let written = try written(read.form)
    #expect(written.value.isEquivalent(to: document.value), "\(written.value.text(.indented))")
    #expect(written.losses == [])
    #expect(read.form.diagnostics().filter { $0.severity == .error } == [])
  }

  @Test(.enabled(if: Fixtures.exists(folder)))
  func `every definition of the vectors comes back, whatever is wrong with it`() throws {
    for vector in Self.vectors() {
      let source = try #require(vector["input"]?["definition"])
      let read = try LayoutFormat.read(source)
      guard read.refusal == nil else { continue }
      let written = try written(read.form).value
      #expect(written.isEquivalent(to: source), "\(vector["name"]?.text() ?? "")")
    }
  }

  private static let odd: JSONValue = [
    "$schema": "x", "formatVersion": "1.4", "id": "Odd form!", "title": "Odd", "lang": "de",
    "submit": ["label": "Send", "variant": "primary", "action": "go", "disabled": []],
    "cancel": ["label": "Stop", "disabled": [["field": "a", "eq": 1]]],
    "fields": [],
    "steps": [
      [
        "id": "Step one", "title": "",
        "next": ["label": "On", "disabled": [["field": "a", "eq": 1]]],
        "back": false, "skip": ["label": "Later", "variant": "text", "action": "s"], "x": nil,
        "showAny": [["field": "a.b", "notEmpty": true]], "show": [],
        "fields": [
          ["key": "a.b", "type": "text", "label": "", "validation": [:], "readOnly": true],
          ["key": "名前", "type": "text", "label": "名前", "validation": ["required": ""]],
          [
            "key": "age", "type": "number", "label": "Age",
            "validation": ["min": 18, "max": 99.50, "minLength": 2, "required": "Say it"],
          ],
          [
            "key": "p", "type": "password", "label": "P", "defaultValue": nil,
            "validation":
              ["pattern": "^\\p{L}\\d\\\\p{2}$", "patternMessage": "", "maxLength": nil],
          ],
          [
            "key": "q", "type": "password", "label": "Q",
            "validation":
              ["matchField": "p", "validator": "strong", "matchFieldMessage": "Same", "new": [1]],
          ],
          [
            "key": "many", "type": "multiselect", "label": "M", "defaultValue": ["x"],
            "options": [
              ["value": "x", "label": "X", "exclusive": true], ["value": "y", "label": "Y"],
            ],
            "validation": ["minLength": 1, "maxLength": 2, "maxLengthMessage": "Two"],
          ],
          [
            "key": "one", "type": "select", "label": "O", "optionsFrom": "countries",
            "optionsDependsOn": ["a.b"],
          ],
          [
            "key": "bad", "type": "radio", "label": "B", "autoAdvance": true,
            "options": [
              ["value": 1, "label": "One"], ["value": "two"], ["value": "two", "label": "2"],
            ],
          ],
          ["key": "free", "type": "autocomplete", "label": "F", "mask": "##"],
          [
            "key": "free2", "type": "autocomplete", "label": "F",
            "options": [["value": "v", "label": "v"]],
          ],
          [
            "key": "custom", "type": "signature", "label": "S", "defaultValue": ["a": 1], "pen": 3,
            "validation": ["min": 1, "pattern": "x", "minLength": 1],
          ],
          ["key": "slider", "type": "Slider", "label": "S"],
          ["key": "button", "type": "Button", "label": "S"],
          [
            "key": "doc", "type": "file", "label": "D", "accept": ".pdf", "rows": 3,
            "options": [["value": "a", "label": "b"]],
          ],
          ["key": "note", "type": "textarea", "label": "N", "rows": 5, "inputMode": "text"],
          ["key": "note2", "type": "textarea", "label": "N", "rows": 500, "helperText": "H"],
          ["key": "d", "type": "date", "label": "D", "defaultValue": "2020-01-01"],
          ["key": "dt", "type": "datetime", "label": "D", "placeholder": "P"],
          ["key": "ok", "type": "checkbox", "label": "D", "defaultValue": false],
          ["key": "on", "type": "switch", "label": "D", "defaultValue": "yes"],
          ["key": "d", "type": "text", "label": "again"],
        ],
      ],
      [
        "id": "Step one!", "title": "Two", "fields": [["key": "z", "type": "text", "label": 5]],
        "show": [
          ["field": "a.b", "eq": "x", "neq": "y"], ["field": "ghost", "eq": nil], ["field": "age"],
          ["field": "age", "notEmpty": false], ["neq": 1], ["field": "age", "eq": [1]],
          ["field": "many", "in": ["x", ["y"]]], ["field": "ok", "neq": true, "note": "why"],
        ],
        "routes": [
          ["to": "last", "show": [["field": "ok", "eq": true]], "note": "n"],
          ["to": "last", "showAny": []], ["to": nil],
        ],
      ],
      [
        "id": "last", "title": "Last", "fields": [], "show": [["field": "p", "eq": "1"]],
        "showAny": [["field": "q", "in": ["1", 2]], ["field": "ok", "eq": true]],
      ],
    ],
  ]

  @Test func `what is odd in a definition comes back`() throws {
    let read = try LayoutFormat.read(Self.odd)
    #expect(read.refusal == nil)
    let written = try written(read.form).value
    #expect(written.isEquivalent(to: Self.odd), "\(written.text(.indented))")
    Expected.check(
      ([read.form.text] + read.diagnostics.map { "\($0.severity) \($0.pointer): \($0.message)" })
        .joined(separator: "\n"), "formhaus-odd.txt")
  }
}
