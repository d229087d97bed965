import JSON
import Testing

@Suite struct JSONErrorTests {
  struct Case: CustomTestStringConvertible {
    let text: String
    let error: String
    var testDescription: String { text.debugDescription }

    init(_ text: String, _ error: String) {
      self.text = text
      self.error = error
    }
  }

  static let cases = [
    Case("", "1:1: there is no JSON: the text is empty"),
    Case("\u{FEFF} \n", "2:1: there is no JSON: the text is empty"),
    Case("{\"a\": 1,\n \"b\" 2}", "2:6: found '2' where ':' should be"),
    Case("{\"a\": 1,\n}", "2:1: found '}' where a key in quotes should be"),
    Case("[1, 2", "1:6: the text ends where ',' or ']' should be"),
    Case("[1 2]", "1:4: found '2' where ',' or ']' should be"),
    Case("{'a': 1}", "1:2: found ''' where a key in quotes should be"),
    Case("{\"é😀\": “x”}", "1:8: found '“' where a value should be"),
    Case("[tru]", "1:2: found 't' where a value should be"),
    Case("[1.]", "1:2: this is not a number as JSON writes one"),
    Case("\r\n[-01]", "2:2: this is not a number as JSON writes one"),
    Case(
      "[\"\\x\"]",
      "1:3: this escape is not one of JSON's (\\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u)"
    ),
    Case("[\"ab\\u12G4\"]", "1:5: \\u needs four hexadecimal digits"),
    Case(
      "[\"\\uD83D \"]",
      "1:3: this escape is half of a character (a surrogate without its pair)"
    ),
    Case("[\"a\nb\"]", "1:4: a line break stands unescaped in a string"),
    Case("[\"a\u{1}b\"]", "1:4: U+0001 stands unescaped in a string"),
    Case("{\n  \"a\": \"b\n}", "2:10: a line break stands unescaped in a string"),
    Case("{\n  \"a\": \"b", "2:8: this string is never closed"),
    Case("[\u{200B}1]", "1:2: found U+200B where a value should be"),
    Case("{} {}", "1:4: there is more text after the JSON value"),
  ]

  @Test(arguments: cases)
  func `a broken text is refused with the place and the reason`(_ example: Case) {
    #expect(Self.error(Array(example.text.utf8)) == example.error)
  }

  @Test(
    arguments: [
      ([0x5B, 0x22, 0x61, 0xC3, 0x22, 0x5D], "1:4: these bytes are not UTF-8 text"),
      ([0x5B, 0xFF, 0x5D], "1:2: these bytes are not UTF-8 text"),
      ([0xFF, 0xFE, 0x7B, 0x00], "1:1: the text is UTF-16, and should be UTF-8"),
    ] as [([UInt8], String)])
  func `bytes that are not UTF-8 are refused where they begin`(bytes: [UInt8], error: String) {
    #expect(Self.error(bytes) == error)
  }

  @Test func `16 MiB are read and one byte more is not`() throws {
    let limit = 16 * 1_048_576
    var bytes = [UInt8](repeating: 0x20, count: limit)
    bytes[limit - 1] = UInt8(ascii: "1")
    #expect(try JSONValue(parsing: bytes) == 1)
    let error = JSONError(
      .tooLarge(limit: limit),
      at: SourceLocation(line: 1, column: limit + 1, offset: limit)
    )
    #expect(throws: error) { try JSONValue(parsing: bytes + [0x20]) }
    #expect(error.description == "the text is larger than 16 MiB")
  }

  @Test(arguments: ["[", "{\"a\":"])
  func `512 levels are read and one more is not`(open: String) throws {
    let close = open == "[" ? "]" : "}"
    func text(_ depth: Int) -> String {
      String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
    }
    #expect(try JSONValue(parsing: text(512)).text() == text(512))
    let column = 512 * open.utf8.count + 1
    #expect(
      Self.error(Array(text(513).utf8))
        == "1:\(column): the value is nested more than 512 levels deep"
    )
  }

  private static func error(_ bytes: [UInt8]) -> String? {
    do {
      _ = try JSONDocument(parsing: bytes)
      return nil
    } catch {
      return "\(error.location.line):\(error.location.column): \(error)"
    }
  }
}
