internal import FormLayout
internal import Testing

@Suite struct DisplayWidthTests {
  @Test(
    arguments: [
      ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本語", 6), ("ｱ", 1), ("Ａ", 2), ("한", 2),
      ("\u{1112}\u{1161}\u{11AB}", 2), ("😀", 2), ("👨‍👩‍👧‍👦", 2), ("👍🏽", 2), ("🇩🇪", 2), ("❤", 1), ("❤️", 2),
      ("1️⃣", 2), ("#⃣", 2), ("🏳️‍🌈", 2), ("☆", 1), ("│", 1), ("…", 1), ("§", 1), ("\u{200B}", 0),
      ("\u{FEFF}a", 1), ("க்", 1), ("\u{AD}", 1), ("🫩", 2), ("ไทย", 3), ("عربي", 4),
    ])
  func `a text takes the columns of its clusters`(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test(
    arguments: [
      ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("日本語", 4, "日…"), ("日本語", 5, "日本…"),
      ("abc", 1, "…"), ("abc", 0, ""),
    ])
  func `a text is cut with a mark`(text: String, width: Int, expected: String) {
    #expect(text.truncated(to: width) == expected)
  }

  @Test func `in ASCII the mark is three dots`() {
    #expect("abcdefgh".truncated(to: 6, mark: "...") == "abc...")
    #expect("abcdefgh".truncated(to: 2, mark: "...") == "..")
  }

  @Test(
    arguments: [
      ("one two three", 7, ["one two", "three"]), ("one  two", 4, ["one", "two"]),
      ("abcdefgh", 3, ["abc", "def", "gh"]), ("an abcdefgh", 4, ["an", "abcd", "efgh"]),
      ("日本語", 3, ["日", "本", "語"]), ("日本語", 1, ["…", "…", "…"]), ("  a", 10, ["  a"]),
      ("a␊b", 10, ["a␊", "b"]), ("", 5, [""]), ("exact fit", 9, ["exact fit"]),
      ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 3, ["👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"]), ("ab cd", 2, ["ab", "cd"]),
      ("exact fit ", 9, ["exact fit"]), ("ab   ", 4, ["ab  "]), ("     ", 2, ["  "]),
    ])
  func `a text is broken between words, and long words inside`(
    text: String, width: Int, expected: [String]
  ) {
    #expect(text.wrapped(to: width) == expected)
  }

  @Test(
    arguments: [
      ("a\u{1B}[31mb", "a␛[31mb", "a^[[31mb"), ("a\nb", "a␊b", "a^Jb"), ("\0", "␀", "^@"),
      ("\u{7F}", "␡", "^?"), ("\u{9B}", "<U+009B>", "<U+009B>"),
      ("\u{202E}x", "<U+202E>x", "<U+202E>x"),
      ("\u{2028}", "<U+2028>", "<U+2028>"), ("\r\n", "␍␊", "^M^J"), ("\t", "␉", "^I"),
      ("plain é 日", "plain é 日", "plain é 日"),
    ])
  func `what would steer a terminal is a mark`(text: String, marked: String, ascii: String) {
    #expect(text.visible() == marked)
    #expect(text.visible(isASCII: true) == ascii)
  }
}
