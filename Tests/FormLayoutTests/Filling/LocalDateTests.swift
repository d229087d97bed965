import FormLayout
import JSON
import Support
import Testing

@Suite struct LocalDateTests {
  @Test(arguments: [
    ("2026-01-31", "today+1m", "2026-02-28"), ("2024-01-31", "today+1m", "2024-02-29"),
    ("2026-11-30", "today+3d", "2026-12-03"), ("2026-03-01", "today-1d", "2026-02-28"),
    ("2026-12-31", "today+1w", "2027-01-07"), ("2024-02-29", "today+1y", "2025-02-28"),
    ("2024-02-29", "today-4y", "2020-02-29"), ("2026-11-30", "today", "2026-11-30"),
    ("0000-01-01", "today+1d", "0000-01-02"), ("9999-12-30", "today+1d", "9999-12-31"),
  ])
  func `an offset of today is a day`(today: String, bound: String, expected: String) throws {
    let today = try #require(LocalDate(today))
    #expect(DateValue(bound, today: today)?.text == expected)
  }

  @Test(arguments: ["9999-12-31", "0000-01-01"])
  func `a day beyond the calendar is none`(today: String) throws {
    let today = try #require(LocalDate(today))
    #expect((today.year == 0 ? today.adding(days: -1) : today.adding(days: 1)) == nil)
    #expect((today.year == 0 ? today.adding(months: -1) : today.adding(months: 1)) == nil)
    #expect(today.adding(days: .max) == nil)
    #expect(today.adding(months: .min) == nil)
  }

  @Test func `every day of five centuries follows the one before`() throws {
    var day = try #require(LocalDate("1800-01-01"))
    for _ in 0..<180_000 {
      let next = try #require(day.adding(days: 1))
      let isNextMonth = next.day == 1 && (next.month == day.month % 12 + 1)
      guard next.day == day.day + 1 && next.month == day.month || isNextMonth else {
        Issue.record("\(day.text) is followed by \(next.text)")
        return
      }
      day = next
    }
  }

  static let ages: [[String]] = {
    let bytes = Fixtures.bytes(Fixtures.root + "/sections/age_cases.tsv") ?? []
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst()
      .map { $0.split(separator: "\t").map(String.init) }
  }()

  @Test(.enabled(if: Fixtures.exists(Fixtures.root + "/sections")), arguments: ages)
  func `ages are whole years, and a birthday counts`(_ row: [String]) throws {
    let birth = try #require(LocalDate(row[0]))
    let today = try #require(LocalDate(row[1]))
    let form = Form(json: [
      "formchat": 1, "id": "f",
      "components": [
        [
          "type": "DatePicker", "id": "age", "label": "A",
          "rules": [["rule": "maxAge", "value": 17]],
        ],
        [
          "type": "DatePicker", "id": "past", "label": "B",
          "rules": [["rule": "before", "value": "today"]],
        ],
      ],
    ])
    var filling = FormFilling(
      form, values: ["age": .string(row[0]), "past": .string(row[0])], today: today)
    filling.validate()
    let wrong = filling.answerErrors.map(\.field)
    #expect(birth.wholeYears(until: today) == Int(row[2]))
    #expect(!wrong.contains("age") == (row[3] == "yes"))
    #expect(!wrong.contains("past") == (row[4] == "yes"))
  }
}
