import FormLayout
import JSON
import Support
import Testing

/// What of other forms a Formhaus definition holds, and what is said of the rest.
@Suite struct FormhausLossTests {
  private func written(
    _ components: JSONValue, form keys: JSONObject = [:]
  ) throws -> (value: JSONValue, losses: [String]) {
    var object: JSONObject = ["formchat": 1, "id": "f", "title": "F"]
    for member in keys.members { object[member.key] = member.value }
    object["components"] = components
    let written = try #require(LayoutFormat.formhaus.write?(Form(json: object)))
    let losses = written.losses.map { "\($0.component ?? "form").\($0.property): \($0.reason)" }
    return (try JSONValue(parsing: written.text), losses)
  }

  private static let kind: JSONValue = [
    "type": "Picker", "id": "kind", "label": "Kind", "options": [["value": "a"], ["value": "b"]],
  ]
  private static let on: JSONValue = ["type": "Toggle", "id": "on", "label": "On"]
  private static let size: JSONValue = [
    "type": "TextField", "id": "size", "label": "Size", "input": "number", "binding": "the size",
  ]

  private static func isKind(_ value: JSONValue) -> JSONValue { ["field": "kind", "eq": value] }

  static let lowered: [(condition: JSONValue, show: JSONValue?, showAny: JSONValue?)] = [
    (isKind("a"), [isKind("a")], nil),
    (["field": "on", "truthy": true], [["field": "on", "eq": true]], nil),
    (["not": ["field": "on", "truthy": true]], [["field": "on", "neq": true]], nil),
    (["field": "size", "in": [1, 2]], [["field": "the size", "in": [1, 2]]], nil),
    (["any": [isKind("a")]], nil, [isKind("a")]),
    (["all": []], nil, nil),
    (true, nil, nil),
    (
      ["all": [isKind("a"), true, ["all": [["field": "size", "notEmpty": true]]]]],
      [isKind("a"), ["field": "the size", "notEmpty": true]], nil
    ),
    (
      ["all": [isKind("a"), ["any": [["field": "size", "eq": 1], ["field": "size", "eq": 2]]]]],
      [isKind("a")], [["field": "the size", "eq": 1], ["field": "the size", "eq": 2]]
    ),
    (
      ["not": ["any": [isKind("a"), ["field": "size", "notIn": [1]]]]],
      [["field": "kind", "neq": "a"], ["field": "the size", "in": [1]]], nil
    ),
    (
      ["not": ["all": [isKind("a"), isKind("b")]]], nil,
      [["field": "kind", "neq": "a"], ["field": "kind", "neq": "b"]]
    ),
    (
      [
        "all": [
          ["any": [isKind("a"), isKind("b")]],
          ["any": [["field": "size", "eq": 1], ["field": "on", "truthy": true]]],
        ]
      ],
      [["field": "kind", "in": ["a", "b"]]],
      [["field": "the size", "eq": 1], ["field": "on", "eq": true]]
    ),
    (["field": "nobody", "eq": 1], [["field": "nobody", "eq": 1]], nil),
  ]

  @Test(arguments: lowered.indices)
  func `a condition is lowered to lists that hold in the same cases`(index: Int) throws {
    let (condition, show, showAny) = Self.lowered[index]
    let note: JSONValue = [
      "type": "TextField", "id": "note", "label": "Note", "visibleIf": condition,
    ]
    let written = try written([Self.kind, Self.on, Self.size, note])
    #expect(written.losses == [])
    let field = try #require(written.value["fields"]?[3])
    #expect(field["show"] == show)
    #expect(field["showAny"] == showAny)
  }

  static let impossible: [(condition: JSONValue, reason: String)] = [
    (["field": "size", "gt": 3], "Formhaus has no 'gt'"),
    (["field": "kind", "truthy": true], "Formhaus has no 'truthy'"),
    (["field": "kind", "notEmpty": false], "Formhaus has no 'notEmpty'"),
    (["not": ["field": "kind", "notEmpty": true]], "Formhaus has no 'not'"),
    (["all": [isKind("a"), ["not": ["field": "size", "lt": 3]]]], "Formhaus has no 'not'"),
    (
      ["any": [isKind("a"), ["all": [isKind("b"), ["field": "size", "eq": 1]]]]],
      "Formhaus has no conditions inside conditions"
    ),
    (["field": "list", "notEmpty": true], "'list' has no place in a Formhaus form"),
    (["field": "size"], "it is no condition"),
  ]

  @Test(arguments: impossible.indices)
  func `a condition that Formhaus cannot say is a loss`(index: Int) throws {
    let (condition, reason) = Self.impossible[index]
    let note: JSONValue = [
      "type": "TextField", "id": "note", "label": "Note", "visibleIf": condition,
    ]
    let list: JSONValue = ["type": "Repeat", "id": "list", "label": "List"]
    let written = try written([Self.kind, Self.on, Self.size, note, list])
    #expect(
      written.losses == [
        "note.visibleIf: \(reason), so it always shows",
        "list.type: Formhaus's format 1.0 has no lists of items",
      ])
    #expect(written.value["fields"]?[3] == ["key": "note", "type": "text", "label": "Note"])
  }

  @Test func `a container's condition goes to what is inside`() throws {
    let box: JSONValue = [
      "type": "Section", "id": "box", "label": "Box", "visibleIf": Self.isKind("a"),
      "children": [
        Self.on,
        [
          "type": "TextField", "id": "x", "label": "X",
          "visibleIf": ["field": "on", "truthy": true],
        ],
      ],
    ]
    let written = try written([Self.kind, box])
    #expect(
      written.losses == ["box.type: Formhaus has no Section: what is inside stands without it"])
    #expect(written.value["fields"]?[1]?["show"] == [Self.isKind("a")])
    #expect(
      written.value["fields"]?[2]?["show"] == [Self.isKind("a"), ["field": "on", "eq": true]])
  }

  @Test func `what a definition cannot hold is told component by component`() throws {
    let written = try written(
      [
        ["type": "Text", "id": "hello", "text": "Hello"],
        [
          "type": "TextField", "id": "a", "label": "A", "input": "url", "purpose": "url",
          "requiredIf": true,
          "rules": [
            ["rule": "url"], ["rule": "pattern", "value": "^\\p{L}+$"],
            ["rule": "matchField", "value": "gone"], ["rule": "maxLength", "value": 9],
          ], "messages": ["required": "R", "maxLength": "M", "url": "U", "pattern": ""],
          "style": ["width": "fill"], "origin": ["format": "viewlayout", "x": 1],
        ],
        [
          "type": "Picker", "id": "p", "label": "P", "appearance": "wheel",
          "options": [["value": "x", "disabled": true, "image": "i"]],
        ],
        [
          "type": "DatePicker", "id": "d", "label": "D", "minimum": "today",
          "defaultValue": "today",
        ],
        ["type": "DatePicker", "id": "t", "label": "T", "mode": "time"],
        ["type": "TextField", "id": "constructor", "label": "C"],
        ["type": "TextField", "id": "never", "label": "N", "visibleIf": false],
        ["type": "Slider", "id": "s", "label": "S", "minimum": 1, "step": 2],
        ["type": "FileField", "id": "f", "label": "F", "multiple": true, "maxSize": 5],
        ["type": "Button", "id": "erase", "label": "E", "role": "reset"],
        [
          "type": "Button", "id": "send", "label": "Send", "role": "submit", "systemName": "x",
          "disabledIf": ["any": [["field": "a", "eq": "1"], ["field": "p", "eq": "x"]]],
        ],
      ], form: ["hiddenValues": "keep", "language": "en", "style": ["spacing": 3]])
    Expected.check(
      (written.losses + [written.value.text(.indented)]).joined(separator: "\n"),
      "formhaus-losses.txt", test: Self.beside)
  }

  /// Expected texts are beside the tests of the folder above.
  private static let beside = #filePath.replacing("/Formats/", with: "/")

  @Test func `fields outside the steps have no place`() throws {
    let written = try written([
      Self.on, ["type": "Step", "id": "one", "label": "One", "children": [Self.size]],
    ])
    #expect(
      written.losses == ["on.type: in a Formhaus form with steps every field is in a step"])
    #expect(written.value["steps"]?[0]?["fields"]?[0]?["key"] == "the size")
    #expect(written.value["fields"] == nil)
  }

  @Test func `a route that cannot be said is left out`() throws {
    let written = try written([
      [
        "type": "Step", "id": "one", "label": "One", "next": "Go", "autoAdvance": true,
        "routes": [
          ["to": "three", "if": ["field": "the size", "gt": 2]],
          ["to": "three", "if": Self.isKind("a")],
          ["to": "never"], ["to": nil],
        ], "children": [Self.kind],
      ],
      ["type": "Step", "id": "never", "label": "N", "visibleIf": false, "children": [Self.size]],
      ["type": "Step", "id": "three", "label": "T"],
    ])
    #expect(
      written.losses == [
        "one.autoAdvance: Formhaus goes on by itself after radio buttons only",
        "one.routes.0: Formhaus has no 'gt'",
        "one.routes.2: 'never' has no place in a Formhaus form",
        "never.type: it never shows", "size.type: it is in a step that never shows",
      ])
    #expect(
      written.value["steps"]?[0]?["routes"] == [
        ["to": "three", "show": [Self.isKind("a")]], ["to": nil],
      ])
    #expect(written.value["steps"]?[0]?["next"] == ["label": "Go"])
  }
}
