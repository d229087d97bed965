import FormLayout
import JSON
import Support
import Testing

/// The sections of people that the article's app stores, as a list of items of two kinds.
@Suite struct SectionsFixtureTests {
  private static let path = Fixtures.root + "/sections/people.json"

  private static func person(_ id: String, _ last: JSONValue) -> JSONValue {
    [
      "type": "Item", "id": .string(id), "label": .string(id),
      "children": [
        [
          "type": "TextField", "id": .string(id + "Name"), "label": "Name", "binding": "name",
          "required": true,
        ],
        [
          "type": "TextField", "id": .string(id + "Surname"), "label": "Surname",
          "binding": "surename", "required": true,
        ],
        last,
      ],
    ]
  }

  private static let form = Form(json: [
    "formchat": 1, "id": "people",
    "components": [
      [
        "type": "Repeat", "id": "sections", "label": "People",
        "children": [
          person(
            "adult",
            [
              "type": "TextField", "id": "adultEmail", "label": "Email", "binding": "email",
              "input": "email",
            ]),
          person(
            "child",
            [
              "type": "DatePicker", "id": "childBirth", "label": "Born", "binding": "birthdate",
              "rules": [["rule": "maxAge", "value": 17]],
            ]),
        ],
      ]
    ],
  ])

  private func errors(_ values: JSONObject) throws -> [String] {
    let today = try #require(LocalDate("2026-11-30"))
    return AnswerCheck(Self.form, values: values, today: today).errors
      .map { "\($0.field) \($0.code)" }
  }

  /// The app stores the birthday as an instant with its zone; a form's dates are days without one.
  @Test(.enabled(if: Fixtures.exists(path)))
  func `what the app stores is an answer, but for its instants`() throws {
    let stored = try JSONValue(parsing: Fixtures.bytes(Self.path) ?? [])
    let values = try #require(stored.objectValue)
    #expect(try errors(values) == ["sections.1.birthdate type"])
    let pointer = JSONPointer(["sections", "1", "birthdate"])
    let instant = try #require(stored[pointer]?.stringValue)
    let day = stored.replacing(pointer, with: .string(String(instant.prefix(10))))
    #expect(try errors(try #require(day.objectValue)) == [])
  }
}
