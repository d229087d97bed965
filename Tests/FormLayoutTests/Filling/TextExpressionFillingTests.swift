import FormLayout
import JSON
import Support
import Testing

@Suite struct TextExpressionFillingTests {
  static let path = Fixtures.root + "/dynamicui/expressions.tsv"

  static let rows: [[String]] = String(decoding: Fixtures.bytes(path) ?? [], as: UTF8.self)
    .split(separator: "\n").dropFirst(2).map { $0.split(separator: "\t").map(String.init) }

  /// The values that the tables of expressions and conditions are made for.
  static let values: JSONObject = [
    "on": true, "off": false, "zero": 0, "one": 1, "half": 0.5, "fzero": 0.0, "empty": "",
    "str": "a", "sfalse": "false", "szero": "0", "sp": " ", "obj": ["k": 1], "eobj": [:],
    "a b": true, "q?": true, "arr": ["x"],
  ]

  @Test(.enabled(if: Fixtures.exists(path)), arguments: rows)
  func `an expression is shown as DynamicUI shows it`(_ row: [String]) throws {
    let columns = try row.map { try JSONValue(parsing: $0) }
    #expect(try Self.shown(columns[0]) == columns[1].stringValue)
    #expect(try Self.shown(columns[1]) == columns[2].stringValue)
  }

  /// What a text shows beside fields that have the values of the table.
  private static func shown(_ text: JSONValue) throws -> String? {
    let fields = values.members.map { member -> JSONValue in
      ["type": "TextField", "id": .string(member.key), "defaultValue": member.value]
    }
    let shown: JSONValue = ["type": "Text", "id": "shown here", "text": text]
    let form = Form(json: ["formchat": 1, "id": "f", "components": .array(fields + [shown])])
    let filling = FormFilling(form, today: try #require(LocalDate("2026-11-30")))
    return filling.words("text", at: try #require(filling.place(of: "shown here")))
  }

  @Test(arguments: [nil, "", "0", "1", "pro"] as [JSONValue?])
  func `a picker counts as true where its choice is not the first`(choice: JSONValue?) throws {
    for first in ["0", "free"] {
      let form = Form(json: [
        "formchat": 1, "id": "f",
        "components": [
          [
            "type": "Picker", "id": "plan", "label": "Plan",
            "options": [["value": .string(first)], ["value": "1"], ["value": "pro"]],
          ],
          ["type": "Text", "id": "note", "text": "{$plan ? later : first or none}"],
        ],
      ])
      var values: JSONObject = [:]
      values["plan"] = choice
      let filling = FormFilling(
        form, values: values, today: try #require(LocalDate("2026-11-30")))
      let words = filling.words("text", at: try #require(filling.place(of: "note")))
      let isLater = choice == "1" || choice == "pro" || (choice == "0" && first != "0")
      #expect(words == (isLater ? "later" : "first or none"))
    }
  }
}
