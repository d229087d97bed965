import FormLayout
import JSON
import Support
import Testing

@Suite struct ConditionTextTests {
  struct Case: CustomTestStringConvertible {
    let text: String
    let json: JSONValue
    var testDescription: String { text }

    init(_ text: String, _ json: JSONValue) {
      self.text = text
      self.json = json
    }
  }

  static let printed = [
    Case("plan = 'pro'", ["field": "plan", "eq": "pro"]),
    Case("plan != 'pro'", ["field": "plan", "neq": "pro"]),
    Case("seats > 2", ["field": "seats", "gt": 2]),
    Case("seats >= -2.50", ["field": "seats", "gte": .number(JSONNumber(verbatim: "-2.50"))]),
    Case("due < '2026-01-31'", ["field": "due", "lt": "2026-01-31"]),
    Case("due <= 'today+14d'", ["field": "due", "lte": "today+14d"]),
    Case("tags contains 'a'", ["field": "tags", "contains": "a"]),
    Case("plan in ['pro', 'team']", ["field": "plan", "in": ["pro", "team"]]),
    Case("plan not in [1, true]", ["field": "plan", "notIn": [1, true]]),
    Case("plan in []", ["field": "plan", "in": []]),
    Case("email is filled", ["field": "email", "notEmpty": true]),
    Case("trial", ["field": "trial", "truthy": true]),
    Case("age(born) >= 18", ["field": "born", "minAge": 18]),
    Case("age(born) < 18", ["field": "born", "maxAge": 17]),
    Case("not trial", ["not": ["field": "trial", "truthy": true]]),
    Case("not not trial", ["not": ["not": ["field": "trial", "truthy": true]]]),
    Case("not (a = 1)", ["not": ["field": "a", "eq": 1]]),
    Case("a = null", ["field": "a", "eq": nil]),
    Case("true", true),
    Case("false", false),
    Case(#"a = 'it\'s a \\ b'"#, ["field": "a", "eq": #"it's a \ b"#]),
    Case(
      "plan = 'pro' and (seats >= 2 or not trial)",
      [
        "all": [
          ["field": "plan", "eq": "pro"],
          [
            "any": [["field": "seats", "gte": 2], ["not": ["field": "trial", "truthy": true]]]
          ],
        ]
      ]),
    Case(
      "a or (b and c)",
      [
        "any": [
          ["field": "a", "truthy": true],
          ["all": [["field": "b", "truthy": true], ["field": "c", "truthy": true]]],
        ]
      ]),
  ]

  @Test(arguments: printed)
  func `a condition is printed and read back`(_ example: Case) throws {
    #expect(try Condition(json: example.json).text == example.text)
    #expect(try Condition(text: example.text).json == example.json)
  }

  static let tolerated = [
    ("a == 1", "a = 1"), ("a <> \"x\"", "a != 'x'"), ("a && b || !c", "(a and b) or not c"),
    ("a AND NOT b", "a and not b"), ("a IN ['x'] OR b IS FILLED", "a in ['x'] or b is filled"),
    ("a is empty", "not (a is filled)"), ("a is not empty", "a is filled"),
    ("age(b) <= 17", "age(b) < 18"), ("age(b) > 17", "age(b) >= 18"),
    ("age(b) = 17", "age(b) >= 17 and age(b) < 18"), ("due > 2026-01-31", "due > '2026-01-31'"),
    ("due > today-18y", "due > 'today-18y'"), ("due > today", "due > 'today'"),
    ("a = TRUE", "a = true"), ("  ((a))  ", "a"), ("a='x'and b", "a = 'x' and b"),
    ("age >= 18", "age >= 18"), ("a and b or c and d", "(a and b) or (c and d)"),
  ]

  @Test(arguments: tolerated)
  func `other usual spellings are read`(_ text: String, _ printed: String) throws {
    #expect(try Condition(text: text).text == printed)
  }

  static let refused = [
    ("", 0, "a condition is missing"),
    ("a =", 3, "a text in quotes, a number, true or false is missing"),
    ("a = pro", 4, "a text stands in quotes: 'pro'"), ("a = 'x", 4, "this text is never closed"),
    ("(a", 2, "a ')' is missing"), ("a b", 2, "'and' or 'or' goes between two conditions"),
    ("a and", 5, "a condition is missing"), ("and a", 0, "a field's id is missing"),
    ("a > 'x'", 4, "'>' compares with a number or a date"),
    ("a in 'x'", 5, "'in' takes a list: ['a', 'b']"),
    ("a # b", 2, "'#' has no meaning in a condition"),
    ("age(b) != 3", 10, "an age is compared with '<' or '>='"),
    ("a is", 4, "'is' goes with 'filled'"),
    ("a = 1x", 4, "'1x' is no number"),
  ]

  @Test(arguments: refused)
  func `what is no condition is refused with its place`(
    _ text: String, _ offset: Int, _ message: String
  ) {
    #expect(throws: ConditionTextError(offset: offset, message: message)) {
      try Condition(text: text)
    }
  }

  @Test func `a condition that nests without end is refused`() {
    #expect(throws: ConditionTextError.self) {
      try Condition(text: String(repeating: "not ", count: 100_000) + "a")
    }
    #expect(throws: ConditionTextError.self) {
      try Condition(text: String(repeating: "(", count: 100_000) + "a")
    }
  }

  static let expressions = Fixtures.root + "/dynamicui/expressions.tsv"

  @Test(.enabled(if: Fixtures.exists(expressions)))
  func `expressions are told from plain text as DynamicUI does`() throws {
    let values: [String: Bool] = ["on": true, "str": true, "sfalse": true]
    let bytes = try #require(Fixtures.bytes(Self.expressions))
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst(2)
    var given: [JSONValue] = []
    var expected: [JSONValue] = []
    for line in lines {
      let columns = line.split(separator: "\t").map(String.init)
      let text = try #require(try JSONValue(parsing: columns[0]).stringValue)
      expected.append(try JSONValue(parsing: columns[1]))
      let expression = TextExpression(text)
      given.append(
        .string(expression.map { values[$0.id] == true ? $0.whenTrue : $0.whenFalse } ?? text))
    }
    #expect(given == expected)
    #expect(given.count > 20)
  }
}
