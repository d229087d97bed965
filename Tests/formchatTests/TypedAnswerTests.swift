internal import FormLayout
internal import JSON
internal import Testing

@testable import formchat

@Suite struct TypedAnswerTests {
  private func read(
    _ properties: JSONObject, _ text: String, _ order: DateOrder = .yearFirst
  ) throws -> String {
    var object: JSONObject = ["type": "TextField", "id": "a"]
    for member in properties.members { object[member.key] = member.value }
    let component = Component(json: .object(object))
    let typed = TypedAnswer(
      component: component, options: component.options, dateOrder: order,
      today: try #require(LocalDate("2026-11-30")))
    do throws(TypedAnswer.Fault) {
      return try typed.value(text).text()
    } catch {
      return error.message
    }
  }

  @Test(arguments: [
    (DateOrder.yearFirst, "2026-1-5", "\"2026-01-05\""), (.yearFirst, "5.1.2026", "no"),
    (.dayFirst, "5.1.2026", "\"2026-01-05\""), (.dayFirst, "31/12/2026", "\"2026-12-31\""),
    (.dayFirst, "12/31/2026", "no"), (.monthFirst, "12/31/2026", "\"2026-12-31\""),
    (.monthFirst, "2026-12-31", "\"2026-12-31\""), (.dayFirst, "30.2.2026", "no"),
    (.dayFirst, "1.1.26", "no"), (.dayFirst, "today+3d", "\"2026-12-03\""),
    (.dayFirst, "Today", "\"2026-11-30\""), (.dayFirst, "tomorrow", "no"),
  ])
  func `a date is typed in the order of the place, or in ISO 8601`(
    order: DateOrder, text: String, expected: String
  ) throws {
    let fault =
      order == .yearFirst
      ? "Enter a date: YYYY-MM-DD" : "Enter a date: \(order.pattern), or YYYY-MM-DD"
    #expect(
      try read(["type": "DatePicker"], text, order) == (expected == "no" ? fault : expected))
  }

  @Test(arguments: [
    ("9:30", "09:30"), ("09.30", "09:30"), ("9:30 pm", "21:30"), ("12:05 AM", "00:05"),
    ("24:00", nil), ("9", nil), ("13:00 pm", nil), ("9:3", nil),
  ])
  func `a time of day is typed in the usual ways`(text: String, expected: String?) throws {
    #expect(
      try read(["type": "DatePicker", "mode": "time"], text)
        == expected.map { "\"\($0)\"" } ?? "Enter a time such as 09:30")
  }

  @Test func `a date with a time is typed as both`() throws {
    let field: JSONObject = ["type": "DatePicker", "mode": "dateTime"]
    #expect(try read(field, "31.1.2026 9:30", .dayFirst) == "\"2026-01-31T09:30\"")
    #expect(try read(field, "2026-01-31T09:30") == "\"2026-01-31T09:30\"")
    #expect(try read(field, "2026-01-31") == "Enter a date and a time: YYYY-MM-DD HH:MM")
  }

  @Test(arguments: [
    ("de_DE.UTF-8", DateOrder.dayFirst), ("en_US.UTF-8", .monthFirst), ("en_GB", .dayFirst),
    ("C.UTF-8", .yearFirst), ("", .yearFirst), ("ja_JP", .yearFirst), ("en", .monthFirst),
    ("fr_CA", .yearFirst), ("sv_SE@euro", .yearFirst), ("POSIX", .yearFirst),
  ])
  func `a locale has its order of dates`(locale: String, order: DateOrder) {
    #expect(DateOrder(locale: locale) == order)
  }

  private static let options: JSONObject = [
    "type": "Picker",
    "options": [
      ["value": "xs", "label": "Extra small"], ["value": "s", "label": "Small"],
      ["value": "m", "label": "Medium", "disabled": true], ["value": "2", "label": "Two"],
    ],
  ]

  @Test(arguments: [
    ("1", "\"xs\""), ("SMALL", "\"s\""), ("ext", "\"xs\""), ("2", "\"2\""), ("4", "\"2\""),
    ("3", "'Medium' is not available"),
    ("5", "Select one of the options: a number from 1 to 4, or its name"),
  ])
  func `a choice is its name, its number or a beginning`(text: String, expected: String) throws {
    #expect(try read(Self.options, text) == expected)
  }

  @Test func `several choices keep the order of the options, each once`() throws {
    var field = Self.options
    field["multiple"] = true
    #expect(try read(field, "two, small,Two") == "[\"s\",\"2\"]")
    #expect(try read(field, "small, x").hasPrefix("Select one"))
  }

  @Test(
    arguments: [
      (["type": "Toggle"], "Yes", "true"), (["type": "Toggle"], "off", "false"),
      (["type": "Toggle"], "maybe", "Answer yes or no"), (["input": "number"], "1,5", "1.5"),
      (["input": "number"], "1e3", "1000"), (["input": "number"], "abc", "Enter a number"),
      (["input": "integer"], "1.5", "Enter a whole number"),
      (["input": "number"], "0x10", "Enter a number"),
      (["type": "ColorPicker"], "1a2b3c", "\"#1A2B3C\""),
      (["type": "ColorPicker"], "#abc", "\"#AABBCC\""),
      (["type": "ColorPicker"], "red", "Enter a colour such as #1A2B3C"),
      (
        ["type": "ColorPicker", "supportsOpacity": false], "#11223344",
        "Enter a colour without opacity, such as #1A2B3C"
      ),
      ([:], " as typed ", "\" as typed \""),
    ] as [(JSONObject, String, String)])
  func `an answer is read by its field`(
    field: JSONObject, text: String, expected: String
  ) throws {
    #expect(try read(field, text) == expected)
  }
}
