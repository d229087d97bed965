import FormLayout
import JSON
import Support
import Testing

/// Answers of any shape to forms of any shape: always an outcome, never a crash.
@Suite struct HostileAnswerTests {
  private static func value(_ random: inout SeededRandom, depth: Int) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 11 : 8), using: &random) {
    case 0: nil
    case 1: .bool(Bool.random(using: &random))
    case 2: .number(JSONNumber(Int.random(in: -5...100, using: &random)))
    case 3: .number(JSONNumber(verbatim: "1e400"))
    case 4: "2026-02-30T25:00"
    case 5: "2000-02-29"
    case 6: .string(String(repeating: "a", count: Int.random(in: 0...50, using: &random)))
    case 7: "today+9999999y"
    case 8: .array((0..<3).map { _ in value(&random, depth: depth - 1) })
    default: .object(["kind": value(&random, depth: 0), "name": value(&random, depth: depth - 1)])
    }
  }

  @Test(arguments: 1...150)
  func `any answer to any form has an outcome`(seed: UInt64) throws {
    var generator = LayoutGenerator(seed: seed)
    let form = generator.form()
    var random = SeededRandom(seed: seed)
    var values: JSONObject = [:]
    for placed in form.placed where placed.component.valueKind != nil {
      values[placed.component.binding] = Self.value(&random, depth: 2)
    }
    let today = try #require(LocalDate("2026-11-30"))
    let check = AnswerCheck(form, values: values, today: today)
    let again = AnswerCheck(form, values: check.values, today: today)
    #expect(again.values == check.values)
    #expect(again.errors == check.errors)
    var filling = FormFilling(form, values: values, today: today)
    _ = filling.submit()
    _ = filling.next()
    for error in filling.fieldErrors {
      #expect(filling.place(at: filling.address(of: error.place)) != nil)
    }
  }

  @Test func `a list beyond all measure is wrong, and soon said to be`() throws {
    let list: JSONValue = [
      "type": "Repeat", "id": "people", "label": "People",
      "children": [
        [
          "type": "Item", "id": "person",
          "children": [
            ["type": "TextField", "id": "name", "label": "Name", "rules": [["rule": "unique"]]]
          ],
        ]
      ],
    ]
    let form = Form(json: ["formchat": 1, "id": "f", "components": [list]])
    let check = AnswerCheck(
      form, values: ["people": .array(Array(repeating: ["name": "A"], count: 2_000))],
      today: try #require(LocalDate("2026-11-30")))
    #expect(check.errors.map(\.message) == ["At most 1000 can be added"])
  }
}
