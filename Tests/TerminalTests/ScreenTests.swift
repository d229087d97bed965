internal import Support
internal import Testing

/// The model of a terminal that other tests look at must be right itself.
@Suite struct ScreenTests {
  @Test(arguments: [
    ("one\r\ntwo", ["one", "two"]),
    ("abcdefghij", ["abcdefghij"]),
    ("abcdefghijk", ["abcdefghij", "k"]),
    ("abcdefghij\rX", ["Xbcdefghij"]),
    ("日本語日本語", ["日本語日本", "語"]),
    ("a日本語日本", ["a日本語日", "本"]),
    ("e\u{301}x", ["e\u{301}x"]),
    ("abc\u{8}\u{8}X", ["aXc"]),
    ("abc\u{1B}[2DX", ["aXc"]),
    ("abc\r\u{1B}[K", []),
    ("abc\r\u{1B}[2P", ["c"]),
    ("abc\r\u{1B}[2@", ["  abc"]),
    ("one\r\ntwo\u{1B}[A\r\u{1B}[J", []),
    ("\u{1B}[2;3Hx\u{1B}[Hy", ["y", "  x"]),
    ("1\r\n2\r\n3\r\n4\r\n5", ["2", "3", "4", "5"]),
    ("\u{1B}[?2004h\u{1B}[1;31mred\u{1B}[0m", ["red"]),
  ])
  func `what is written shows`(text: String, lines: [String]) {
    var screen = Screen(columns: 10, rows: 4)
    screen.write(text.utf8)
    #expect(screen.lines == lines)
    var byBytes = Screen(columns: 10, rows: 4)
    for byte in text.utf8 { byBytes.write([byte]) }
    #expect(byBytes.lines == lines)
  }
}
