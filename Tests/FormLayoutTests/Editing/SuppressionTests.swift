import FormLayout
import JSON
import Testing

/// Findings that a form says are not wanted, kept true by edits.
@Suite struct SuppressionTests {
  private static let form = Form(json: [
    "formchat": 1, "id": "f",
    "metadata": [
      "owner": "me",
      "suppress": [
        ["code": "all-caps", "component": "a"], ["code": "max-depth"],
        ["code": "all-caps", "component": "b", "why": "a brand"],
      ],
    ],
    "components": [
      ["type": "Text", "id": "a", "text": "A"],
      ["type": "Group", "id": "g", "children": [["type": "Text", "id": "b", "text": "B"]]],
    ],
  ])

  private func metadata(after edits: Edit...) throws -> JSONValue? {
    guard case .applied(let applied) = Self.form.applying(edits) else { return nil }
    return applied.form["metadata"]
  }

  @Test func `a rename renames the component of a suppression`() throws {
    #expect(
      try metadata(after: .rename(id: "b", to: "c"))
        == [
          "owner": "me",
          "suppress": [
            ["code": "all-caps", "component": "a"], ["code": "max-depth"],
            ["code": "all-caps", "component": "c", "why": "a brand"],
          ],
        ])
  }

  @Test func `what is removed takes its suppressions with it`() throws {
    #expect(
      try metadata(after: .remove(ids: ["g"]))
        == [
          "owner": "me",
          "suppress": [["code": "all-caps", "component": "a"], ["code": "max-depth"]],
        ])
  }

  @Test func `the last suppression takes the list with it`() throws {
    let form = Form(json: [
      "formchat": 1, "id": "f", "metadata": ["suppress": [["code": "x", "component": "a"]]],
      "components": [["type": "Text", "id": "a", "text": "A"]],
    ])
    guard case .applied(let applied) = form.applying([.remove(ids: ["a"])]) else { return }
    #expect(applied.form["metadata"] == nil)
  }

  @Test func `a suppression covers its component, or all`() {
    let form = Form(json: [
      "formchat": 1, "id": "f",
      "metadata": [
        "suppress": [["code": "image-alt-missing", "component": "a"], ["code": "x"], 7]
      ],
      "components": [
        ["type": "Image", "id": "a", "name": "a"], ["type": "Image", "id": "b", "name": "b"],
      ],
    ])
    let report = form.report()
    #expect(report.suppressed.map(\.component) == ["a"])
    #expect(report.findings.filter { $0.code == "image-alt-missing" }.map(\.component) == ["b"])
    #expect(form.diagnostics() == report.findings)
  }
}
