import FormLayout
import JSON
import Support
import Testing

@Suite struct FieldRuleTests {
  /// The error of one field, by its properties.
  private func error(
    _ properties: JSONObject, _ value: JSONValue?, others: JSONObject = [:],
    hostRules: [String: FormFilling.HostRule] = [:]
  ) throws -> String? {
    var field: JSONObject = ["type": "TextField", "id": "a", "label": "A"]
    for member in properties.members { field[member.key] = member.value }
    let other: JSONValue = ["type": "TextField", "id": "b", "label": "B"]
    let day: JSONValue = ["type": "DatePicker", "id": "day", "label": "Day"]
    let form = Form(json: [
      "formchat": 1, "id": "f", "components": [.object(field), other, day],
    ])
    var values = others
    values["a"] = value
    var filling = FormFilling(
      form, values: values, today: try #require(LocalDate("2026-11-30")), hostRules: hostRules)
    let place = try #require(filling.place(at: "a"))
    return filling.validateField(at: place).map { "\($0.code): \($0.message)" }
  }

  static let emails: [[String]] = {
    let bytes = Fixtures.bytes(Fixtures.root + "/sections/email_cases.tsv") ?? []
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst()
      .map { $0.split(separator: "\t").map(String.init) }
  }()

  @Test(.enabled(if: Fixtures.exists(Fixtures.root + "/sections")), arguments: emails)
  func `an email is what the sample takes for one`(_ row: [String]) throws {
    let text = try JSONValue(parsing: row[0])
    let error = try error(["rules": [["rule": "email"]]], text)
    #expect((error == nil) == (row[1] == "yes"))
  }

  @Test(arguments: [
    ("https://example.com", true), ("HTTP://a.b/c?d#e", true), ("example.com", false),
    ("https://", false), ("https:///a", false), ("https://a b", false), ("ftp://a.b", false),
  ])
  func `a web address has a scheme and a host`(text: String, isValid: Bool) throws {
    #expect((try error(["rules": [["rule": "url"]]], .string(text)) == nil) == isValid)
  }

  @Test(arguments: [
    ("+49 (30) 123-456", true), ("030/1234", true), ("1234", false), ("+49 abc 12345", false),
    ("1234567890123456", false), ("12+345", false),
  ])
  func `a telephone number is digits and what stands among them`(
    text: String, isValid: Bool
  ) throws {
    #expect((try error(["rules": [["rule": "phone"]]], .string(text)) == nil) == isValid)
  }

  @Test func `blanks are no answer where one is required`() throws {
    #expect(try error(["required": true], " \t") == "required: This field is required")
    #expect(try error(["required": false], "  ") == nil)
  }

  @Test func `off is no answer where on is required`() throws {
    let field: JSONObject = ["type": "Toggle", "required": true]
    #expect(try error(field, false) == "required: This field is required")
    #expect(try error(field, nil) == "required: This field is required")
    #expect(try error(field, true) == nil)
  }

  @Test func `an answer is required while requiredIf holds`() throws {
    let field: JSONObject = ["requiredIf": ["field": "b", "eq": "x"]]
    #expect(try error(field, nil, others: ["b": "x"]) == "required: This field is required")
    #expect(try error(field, nil, others: ["b": "y"]) == nil)
  }

  @Test func `nobody is asked to mend what they cannot change`() throws {
    #expect(try error(["required": true, "readOnly": true], nil) == nil)
    #expect(
      try error(
        ["required": true, "disabledIf": ["field": "b", "eq": "x"]], nil, others: ["b": "x"])
        == nil)
  }

  @Test func `a form's own sentence is shown, and in the language asked for`() throws {
    #expect(
      try error(["required": true, "messages": ["required": "Name?"]], nil) == "required: Name?")
  }

  @Test(arguments: [
    ("before", "today", "2026-12-01", "before: Must not be after 2026-11-30"),
    ("before", "today", "2026-11-30", nil),
    ("after", "today+3d", "2026-12-02", "after: Must not be before 2026-12-03"),
    ("after", "day", "2026-01-01", "after: Must not be before 2026-05-05"),
    ("after", "day", "2026-05-05", nil),
    ("minAge", "18", "2008-12-01", "minAge: Age must be at least 18"),
    ("minAge", "18", "2008-11-30", nil),
    ("maxAge", "17", "2008-11-30", "maxAge: Age must be below 18"),
  ])
  func `dates are held against bounds`(
    rule: String, bound: String, value: String, expected: String?
  ) throws {
    let bound: JSONValue = Int(bound).map { .number(JSONNumber($0)) } ?? .string(bound)
    let rules: JSONValue = [["rule": .string(rule), "value": bound]]
    let field: JSONObject = ["type": "DatePicker", "rules": rules]
    #expect(try error(field, .string(value), others: ["day": "2026-05-05"]) == expected)
  }

  @Test(
    arguments: [
      (["type": "Rating"], 6, "maximum: Must be at most 5"),
      (["type": "Slider"], -1, "minimum: Must be at least 0"),
      (["type": "Stepper", "minimum": 1, "step": 2], 4, "step: Must be in steps of 2"),
      (["type": "Stepper", "minimum": 1, "step": 2], 5, nil),
      (["type": "Slider", "step": 0.1, "maximum": 1], 0.3, nil),
    ] as [(JSONObject, JSONValue, String?)])
  func `numbers are held against bounds`(
    field: JSONObject, value: JSONValue, expected: String?
  ) throws {
    #expect(try error(field, value) == expected)
  }

  @Test func `several choices are counted`() throws {
    let field: JSONObject = ["type": "Picker", "multiple": true, "minItems": 2, "maxItems": 2]
    #expect(try error(field, ["a"]) == "minItems: Choose at least 2")
    #expect(try error(field, ["a", "b", "c"]) == "maxItems: Choose at most 2")
    #expect(try error(field, []) == nil)
  }

  @Test func `a pattern that never ends is an error with a reason`() throws {
    let field: JSONObject = ["rules": [["rule": "pattern", "value": "^(a+)+$"]]]
    let text = String(repeating: "a", count: 40) + "!"
    #expect(
      try error(field, .string(text))
        == "pattern: This cannot be checked: the pattern takes too many steps on this text")
  }

  @Test func `a host answers for its own rules`() throws {
    let field: JSONObject = ["rules": [["rule": "custom", "value": "free"]]]
    let rules: [String: FormFilling.HostRule] = [
      "free": { value, _ in value == "x" ? "Taken" : nil }
    ]
    #expect(try error(field, "x", hostRules: rules) == "custom: Taken")
    #expect(try error(field, "y", hostRules: rules) == nil)
    #expect(try error(field, "x") == nil)
  }
}
