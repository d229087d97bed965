import JSON
import Testing

@Suite struct JSONExtractionTests {
  struct Case: CustomTestStringConvertible {
    let text: String
    let value: JSONValue
    let notes: [JSONExtraction.Kind]
    var testDescription: String { text.debugDescription }

    init(_ text: String, _ value: JSONValue, _ notes: [JSONExtraction.Kind] = []) {
      self.text = text
      self.value = value
      self.notes = notes
    }
  }

  static let answer: JSONValue = ["ops": [["op": "clear"]]]
  static let json = #"{"ops":[{"op":"clear"}]}"#

  static let cases = [
    Case(json, answer),
    Case("\u{FEFF}" + json, answer, [.byteOrderMark]),
    Case("  \n" + json + "\n\n", answer),
    Case("<think>a {\"ops\":[]} draft</think>\n" + json, answer, [.thinking]),
    Case("<think>a {\"ops\":[]} draft " + json, answer, [.thinking, .prose]),
    Case("I think {\"ops\":[]} would do </think>" + json, answer, [.thinking]),
    Case("I think \"{\"ops\": \"[ </think>" + json, answer, [.thinking]),
    Case("<thinking>x</thinking>```json\n\(json)\n```", answer, [.thinking, .codeFence]),
    Case("```\n\(json)\n```\n", answer, [.codeFence]),
    Case(
      "~~ Sure {here} [it] is:\n```jsonc\n\(json)```\nDone!", answer, [.prose, .codeFence, .prose]),
    Case("He said \"{\" and ```json\n\(json)\n```", answer, [.prose, .codeFence]),
    Case(
      #"{"message":"use </think> or <think> and ```x```"}"#,
      ["message": "use </think> or <think> and ```x```"]
    ),
    Case(#"<think>hm</think>{"message":"</think>{}"}"#, ["message": "</think>{}"], [.thinking]),
    Case(
      #"<think>hm {"message":"ends </think>"}"#, ["message": "ends </think>"], [.thinking, .prose]),
    Case("{\"a\":1} then \(json) and {\"ops\":[]}", answer, [.prose, .prose]),
    Case("Use {\"op\": ...} like so: \(json).", answer, [.prose, .prose]),
    Case("[{\"op\":\"undo\"}]", [["op": "undo"]]),
    Case("[1, 2] [{\"op\":\"undo\"}]", [["op": "undo"]], [.prose]),
    Case(
      "{\"message\":\"a\nb\\'\",}", ["message": "a\nb'"],
      [.rawControl, .unknownEscape, .trailingComma]),
    Case("{\"message\":\"\\ud800\"}", ["message": "\u{FFFD}"], [.loneSurrogate]),
  ]

  @Test(arguments: cases)
  func `the answer is found in what stands around it`(_ example: Case) throws {
    let found = try JSONExtraction(from: example.text, where: Self.isAnswer)
    #expect(found.document.value == example.value)
    #expect(found.notes.map(\.kind) == example.notes)
  }

  @Test(arguments: [
    ("", "1:1: there is no JSON object in the text"),
    ("I cannot do that [1].", "1:1: there is no JSON object in the text"),
    ("Here: {\"a\": 1}", "1:7: the JSON object is not one of the expected kind"),
    (
      "{x} {\"message\": \"ok\", \"ops\": [{\"op\": \"remove\", \"id\": \"a\"}, {\"op\"",
      "1:65: the text ends where ':' should be"
    ),
    (
      "```json\n{\"ops\": [{\"op\": \"a\"}], \"message\": \"unclosed",
      "2:35: this string is never closed"
    ),
    (
      #"{"message": "a "quoted" word", "ops": [{"op": "undo"}]}"#,
      "1:17: found 'q' where ',' or '}' should be"
    ),
    ("{\"message\": nope} {b}", "1:13: found 'n' where a value should be"),
  ])
  func `the most promising candidate says what is wrong`(text: String, expected: String) {
    let error = #expect(throws: JSONError.self) {
      try JSONExtraction(from: text, where: Self.isAnswer)
    }
    #expect(error.map { "\($0.location.line):\($0.location.column): \($0)" } == expected)
  }

  @Test(arguments: ["{", "[", "{\"a\":", "[[1,", "{\"a\":{\"", "```{", "</think>{", "<think>[{"])
  func `a hostile text is refused without being read again and again`(part: String) {
    let text = String(repeating: part, count: 100_000 / part.utf8.count)
    #expect(throws: JSONError.self) { try JSONExtraction(from: text, where: Self.isAnswer) }
  }

  private static func isAnswer(_ value: JSONValue) -> Bool {
    value["ops"] != nil || value["message"] != nil || value[0]?["op"] != nil
  }
}
