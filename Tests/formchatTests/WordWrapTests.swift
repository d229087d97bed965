internal import Testing

@testable import formchat

@Suite struct WordWrapTests {
  private static let text =
    "The newsletter box now shows once an email is filled in. 日本語も大丈夫です.\nA second line, and averyveryverylongwordthatdoesnotfit."

  private static let expected = """
      The newsletter box
      now shows once an
      email is filled in.
      日本語も大丈夫です.
      A second line, and
      averyveryverylongwor
      dthatdoesnotfit.

    """

  @Test(arguments: [1, 2, 3, 7, 1_000])
  func `the lines do not depend on the pieces`(_ length: Int) {
    var wrap = WordWrap(width: 22)
    var output = ""
    var rest = Self.text[...]
    while !rest.isEmpty {
      output += wrap.push(String(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    #expect(output + wrap.finish() == Self.expected)
  }

  @Test func `a control character is shown as a mark`() {
    var wrap = WordWrap(width: 40)
    #expect(wrap.push("a\u{1B}[2Jb ") + wrap.finish() == "  a␛[2Jb\n")
  }

  @Test func `nothing is nothing`() {
    var wrap = WordWrap(width: 40)
    #expect(wrap.push("  ") + wrap.finish() == "")
  }
}
