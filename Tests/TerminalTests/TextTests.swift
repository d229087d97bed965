internal import Testing

@testable internal import Terminal

@Suite struct TextTests {
  @Test(arguments: [
    ("plain", "plain"),
    ("rows\nand\ttabs", "rows\nand\ttabs"),
    ("\u{1B}[31mred\u{7}\u{9B}2J\u{7F}\r", "[31mred2J"),
    ("a\u{202E}b\u{2066}c\u{2069}", "abc"),
    ("مرحبا\u{200F} 日本 👩‍👩‍👧", "مرحبا\u{200F} 日本 👩‍👩‍👧"),
  ])
  func `text of others cannot steer the terminal`(text: String, shown: String) {
    #expect(Array(text.visibleText.utf8) == Array(shown.utf8))
  }

  @Test(arguments: [
    ("one\r\ntwo\rthree\u{2028}four", "one\ntwo\nthree\nfour"),
    ("e\u{301}\u{1100}\u{1161}", "\u{E9}\u{AC00}"),
    ("\u{1B}[A", "[A"),
    ("a\tb", "a\tb"),
  ])
  func `text of a person is taken in one spelling`(text: String, taken: String) {
    #expect(Array(text.cleanedInput.utf8) == Array(taken.utf8))
  }

  @Test(arguments: [
    (0, 0.0, false, "⠋ gpt-4.1 · 0 s"),
    (3, 3.9, false, "⠸ gpt-4.1 · 3 s"),
    (12, 75, true, "| gpt-4.1 - 75 s"),
  ])
  func `the waiting line says what for and how long`(
    count: Int, seconds: Double, isASCII: Bool, line: String
  ) {
    #expect(
      Spinner.line(
        label: "gpt-4.1", count: count, elapsed: .seconds(seconds), isASCII: isASCII, width: 80)
        == line)
  }

  @Test func `the waiting line stays on one row`() {
    #expect(
      Spinner.line(label: "a long name", count: 0, elapsed: .zero, isASCII: true, width: 10)
        == "| a long ")
  }
}
