import JSON
import Testing

@Suite struct JSONValueTests {
  @Test(arguments: [
    ("16", "16.0", true), ("1e3", "1000", true), ("-0", "0.0", true), ("0.10", "1E-1", true),
    ("9007199254740993", "9007199254740992", false), ("1e400", "1e500", false), ("1", "-1", false),
    ("{\"a\":1,\"b\":2}", "{\"b\":2.0,\"a\":1}", true),
    ("{\"a\":1,\"a\":2}", "{\"a\":2}", true),
    ("{\"a\":2,\"a\":2}", "{\"a\":2,\"b\":3}", false),
    ("[1,2]", "[2,1]", false), ("\"\u{E9}\"", "\"e\u{301}\"", false), ("null", "false", false),
  ])
  func `values are equivalent by number and by key, not by text`(
    left: String,
    right: String,
    expected: Bool
  ) throws {
    let values = (try JSONValue(parsing: left), try JSONValue(parsing: right))
    #expect(values.0.isEquivalent(to: values.1) == expected)
    #expect(values.1.isEquivalent(to: values.0) == expected)
  }

  @Test(arguments: [
    ("16", 16), ("16.0", 16), ("1e3", 1000), ("0.5", nil), ("1e-400", nil), ("-0", 0),
    ("9007199254740993.0", 9_007_199_254_740_993), ("9223372036854775808", nil), ("1e99", nil),
    ("120e-1", 12), ("1e99999999999999999999", nil),
  ])
  func `a number is an integer exactly where it states one`(text: String, expected: Int?) throws {
    #expect(try JSONValue(parsing: text).intValue == expected)
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1.5, "1.5"), (3, "3"), (1e300, "1e+300"),
    (-9_223_372_036_854_775_808, "-9.223372036854776e+18"), (.infinity, "0"),
  ])
  func `a floating-point value has the shortest text`(value: Double, text: String) throws {
    #expect(JSONNumber(value).text == text)
  }

  @Test func `repeated keys are kept, found and answered with the last`() throws {
    let text = "{\"a\":1,\"b\":2,\"a\":3}"
    let document = try JSONDocument(parsing: text)
    #expect(document.value.text() == text)
    #expect(document.value["a"] == 3)
    #expect(document.repeatedKeys.map(\.key) == ["a"])
    #expect(document.repeatedKeys.map(\.offset) == [13])
  }

  @Test func `a repeated key is found among many`() throws {
    let keys = (0..<2_000).map { "\"k\($0)\":0" } + ["\"k7\":1", "\"k1999\":1"]
    let document = try JSONDocument(parsing: "{" + keys.joined(separator: ",") + "}")
    #expect(document.repeatedKeys.map(\.key) == ["k7", "k1999"])
  }

  @Test func `controls, quotes and backslashes have the shortest escapes, nothing else has`() {
    let text = "\u{0}\u{8}\t\n\u{B}\u{C}\r\u{1F}\"\\/\u{7F}é\u{2028}😀"
    let expected =
      #""\u0000\b\t\n\u000b\f\r\u001f\"\\/"# + "\u{7F}é\u{2028}😀\""
    #expect(JSONValue.string(text).text(.compact) == expected)
  }

  @Test func `for eyes every hidden character is escaped as well`() {
    let text = "\u{7F}é\u{9B}\u{202E}\u{2028}\u{200F}👩‍👧"
    let expected = #""\u007fé\u009b\u202e\u2028\u200f👩‍👧""#
    #expect(JSONValue.quoted(text) == expected)
    #expect(JSONValue.string(text).text(.indented) == expected)
    #expect(JSONValue.string(text).lineForTerminal == expected)
  }

  @Test func `white space is put where it is asked for`() {
    let value: JSONValue = ["a": 1, "b": [2, [:], []], "c": ["d": nil]]
    #expect(value.text(.compact) == #"{"a":1,"b":[2,{},[]],"c":{"d":null}}"#)
    #expect(value.text(.oneLine) == #"{"a": 1, "b": [2, {}, []], "c": {"d": null}}"#)
    #expect(
      value.text(.indented) == """
        {
          "a": 1,
          "b": [
            2,
            {},
            []
          ],
          "c": {
            "d": null
          }
        }
        """
    )
  }

  @Test(
    arguments: [
      (#"["\d{5}\.\'"]"#, ["\\d{5}\\.'"]), (#"["\é"]"#, ["é"]), (#"["\user"]"#, ["\\user"]),
      (#"["\uD800x"]"#, ["\u{FFFD}x"]), ("[\"a\nb\",]", ["a\nb"]),
    ] as [(String, JSONValue)])
  func `what a model writes wrongly is read as it was meant`(
    text: String,
    expected: JSONValue
  ) throws {
    #expect(try JSONValue(parsing: text, leniency: .modelText) == expected)
  }

  @Test func `what was tolerated is told in order`() throws {
    let document = try JSONDocument(
      parsing: "[\"\\d\n\\uDC00\", 1,] and more",
      leniency: .modelText
    )
    #expect(document.tolerated.map(\.offset) == [2, 4, 5, 15])
    #expect(
      document.tolerated.map(\.leniency)
        == [.unknownEscapes, .rawControls, .loneSurrogates, .trailingCommas]
    )
    #expect(document.range == 0..<17)
  }
}
