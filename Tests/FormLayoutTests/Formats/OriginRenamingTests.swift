import FormLayout
import JSON
import Testing

/// What is kept for another format follows a new name.
@Suite struct OriginRenamingTests {
  private func export(_ source: JSONValue, _ edits: [Edit]) throws -> JSONValue {
    let read = try LayoutFormat.read(source)
    guard case .applied(let applied) = read.form.applying(edits) else {
      Issue.record("refused: \(edits)")
      return nil
    }
    let written = try #require(LayoutFormat.named(read.format)?.write?(applied.form))
    #expect(written.losses == [])
    return try JSONValue(parsing: written.text)
  }

  // MARK: DynamicUI

  private static func layout(_ news: String) -> JSONValue {
    [
      ["type": "Toggle", "title": "News", "identifier": .string(news)],
      ["type": "TextField", "title": "Mail", "identifier": "a.b"],
      [
        "type": "Picker", "title": "How often", "identifier": "often",
        "children": [
          ["type": "Text", "title": "Daily", "if": .string("$" + news)],
          ["type": "Label", "title": .string("{$\(news) ? Weekly : Never}"), "url": "star"],
          ["type": "Text", "title": "{$a.b ? By mail : By post}"],
        ],
      ],
      [
        "type": "Spacer", "parameters": ["shadow": .string("{$\(news) ? 1 : 2}")],
        "state": [.string("$" + news)], "if": .string("$" + news),
      ],
    ]
  }

  @Test func `an identifier in the choices, parameters and conditions that are kept`() throws {
    #expect(
      try export(Self.layout("news"), [.rename(id: "news", to: "letters")])
        .isEquivalent(to: Self.layout("letters").replacingState("$news")))
  }

  @Test func `another key by itself`() throws {
    let edit = Edit.set(ids: ["news"], props: [.text("binding", "x.y")])
    #expect(
      try export(Self.layout("news"), [edit])
        .isEquivalent(to: Self.layout("x.y").replacingState("$news")))
  }

  @Test func `where the key stays, an id changes nothing`() throws {
    #expect(
      try export(Self.layout("news"), [.rename(id: "aB", to: "mail")])
        .isEquivalent(to: Self.layout("news")))
  }

  // MARK: Formhaus

  private static func definition(
    field: String = "kind", step: String = "last", option: String = "solo"
  ) -> JSONValue {
    [
      "id": "trip", "title": "Trip",
      "submit": [
        "label": "Go", "disabled": [["field": .string(field), "eq": "x", "neq": "y"]],
      ],
      "steps": [
        [
          "id": "first", "title": "First",
          "fields": [
            [
              "key": .string(field), "type": "select", "label": "Kind",
              "options": [
                ["value": .string(option), "label": "Alone", "pinned": true],
                ["value": "group", "label": "Group"],
              ],
            ],
            [
              "key": "city", "type": "select", "label": "City", "optionsFrom": "cities",
              "optionsDependsOn": [.string(field), "country"],
              "show": [["field": .string(field), "eq": "group", "note": "why"]],
            ],
          ],
          "routes": [["to": .string(step), "note": "n"], ["to": .string(step), "note": "m"]],
        ],
        ["id": .string(step), "title": "Last", "fields": []],
      ],
    ]
  }

  @Test func `a key in the lists that are kept`() throws {
    #expect(
      try export(Self.definition(), [.rename(id: "kind", to: "sort")])
        .isEquivalent(to: Self.definition(field: "sort")))
  }

  @Test func `a step in what is kept of its routes`() throws {
    #expect(
      try export(Self.definition(), [.rename(id: "last", to: "end")])
        .isEquivalent(to: Self.definition(step: "end")))
  }

  @Test func `an option keeps what it has beside`() throws {
    #expect(
      try export(Self.definition(), [.rename(id: "kind.solo", to: "kind.alone")])
        .isEquivalent(to: Self.definition(option: "alone")))
  }
}

extension JSONValue {
  /// The layout with a text in its list that is no condition, and so names nothing.
  fileprivate func replacingState(_ text: String) -> JSONValue {
    guard var entries = arrayValue, var spacer = entries.last?.objectValue else { return self }
    spacer["state"] = [.string(text)]
    entries[entries.count - 1] = .object(spacer)
    return .array(entries)
  }
}
