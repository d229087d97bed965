import FormLayout
import JSON
import Testing

@Suite struct FormDiffTests {
  private func lines(
    _ old: JSONValue, _ new: JSONValue, renamed: [AppliedEdits.Renaming]? = nil
  ) -> [String] {
    let diff = FormDiff(
      from: Form(json: ["components": old]), to: Form(json: ["components": new]), renamed: renamed)
    return diff.lines(width: 80).map(\.plain)
  }

  @Test func `what was added, removed and changed has a line each`() {
    #expect(
      lines(
        [Op.field("fax", "TextField", ["label": "Fax"]), Op.field("newsletter", "Toggle")],
        [
          Op.field("email", "TextField", ["label": "Email"]),
          Op.field("newsletter", "Toggle", ["visibleIf": ["field": "email", "notEmpty": true]]),
        ], renamed: []) == [
          "+ email         TextField     Email",
          "~ newsletter    visibleIf     – → email is filled",
          "- fax           TextField     Fax",
        ])
  }

  @Test func `properties are named flat and options by their labels`() {
    let old = Op.field(
      "a", "Picker",
      [
        "style": ["padding": 1, "modifiers": ["blur": 1]],
        "rules": [["rule": "minLength", "value": 3]],
        "options": [["value": "x", "label": "X"]],
      ])
    let new = Op.field(
      "a", "Picker",
      [
        "style": ["padding": 2], "rules": [["rule": "email"]],
        "options": [["value": "x", "label": "X"], ["value": "y"]], "messages": ["email": "Say it"],
      ])
    #expect(
      lines([old], [new]) == [
        "~ a             style.padding         1 → 2",
        "~ a             rules.email           – → true",
        "~ a             options               X → X, y",
        "~ a             messages.email        – → Say it",
        "~ a             style.modifiers.blur  1 → –",
        "~ a             rules.minLength       3 → –",
      ])
  }

  @Test func `as few components as can be have moved`() {
    let ids = ["a", "b", "c", "d", "e"]
    func fields(_ ids: [String]) -> JSONValue { .array(ids.map { Op.field($0) }) }
    #expect(
      lines(fields(ids), fields(["b", "c", "d", "e", "a"])) == ["> a             moved after e"])
    #expect(
      lines(fields(ids), fields(["e", "a", "b", "c", "d"])) == [
        "> e             moved to the front"
      ])
    #expect(lines(fields(ids), fields(["a", "c", "e"])).map { $0.prefix(3) } == ["- b", "- d"])
  }

  @Test func `another container is a move and says so`() {
    #expect(
      lines(
        [Op.field("a"), Op.field("box", "Section", ["children": [Op.field("b")]])],
        [Op.field("b"), Op.field("box", "Section", ["children": [Op.field("a")]])]) == [
          "> b             moved to the top level, at the front",
          "> a             moved into box, at the front",
        ])
  }

  @Test func `a rename shows once and not in what names it`() {
    let old: JSONValue = [
      Op.field("a", "TextField", ["label": "A"]),
      Op.field("b", "TextField", ["visibleIf": ["field": "a", "truthy": true]]),
    ]
    let new: JSONValue = [
      Op.field("z", "TextField", ["label": "A"]),
      Op.field("b", "TextField", ["visibleIf": ["field": "z", "truthy": true]]),
    ]
    #expect(lines(old, new) == ["~ z             id            a → z"])
    #expect(
      lines(old, new, renamed: [AppliedEdits.Renaming(from: "a", to: "z")])
        == ["~ z             id            a → z"])
  }

  @Test func `the form's own keys are those of the form`() {
    let old = Form(json: ["id": "x", "title": "A", "components": []])
    let new = Form(json: [
      "id": "x", "title": "B", "style": ["padding": 3], "components": [],
      "strings": ["fr": ["form.title": "C"]],
    ])
    #expect(
      FormDiff(from: old, to: new).changes.map(\.json) == [
        ["kind": "changed", "id": "form", "property": "title", "old": "A", "new": "B"],
        ["kind": "changed", "id": "form", "property": "style.padding", "old": nil, "new": 3],
        [
          "kind": "changed", "id": "form", "property": "strings.fr.form.title", "old": nil,
          "new": "C",
        ],
      ])
  }

  @Test(arguments: [20, 30, 50, 80])
  func `no line is wider than the width, and nothing is lost`(_ width: Int) {
    let words = "a long sentence that says why it must be filled in before anything else is done"
    let diff = FormDiff(
      from: Form(json: ["components": [Op.field("aFieldWithALongName")]]),
      to: Form(json: [
        "components": [Op.field("aFieldWithALongName", "TextField", ["help": .string(words)])]
      ]))
    let lines = diff.lines(width: width)
    #expect(lines.allSatisfy { $0.width <= width })
    let shown = lines.map(\.plain).joined(separator: " ").split(separator: " ").joined()
    #expect(shown == "~aFieldWithALongNamehelp–→" + words.split(separator: " ").joined())
  }
}
