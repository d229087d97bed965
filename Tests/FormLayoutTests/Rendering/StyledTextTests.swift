internal import FormLayout
internal import Testing

@Suite struct StyledTextTests {
  private let text = StyledText("Email") + StyledText(" *", .required)

  @Test func `plain text has no codes and ANSI resets after each run`() {
    #expect(text.plain == "Email *")
    #expect(text.ansi == "Email\u{1B}[31m *\u{1B}[0m")
    #expect(
      StyledText("Hi", TextStyle(.error, isUnderlined: true)).ansi == "\u{1B}[4;1;31mHi\u{1B}[0m")
  }

  @Test func `an escape in the text is never written`() {
    #expect(StyledText("a\u{1B}[2J").ansi == "a␛[2J")
  }

  @Test func `runs of one style join`() {
    var joined = StyledText("a", .dim)
    joined.append("b", .dim)
    #expect(joined == StyledText("ab", .dim))
    #expect(joined.width == 2)
  }

  @Test func `wrapping keeps the styles`() {
    #expect(text.wrapped(to: 5) == [StyledText("Email"), StyledText("*", .required)])
    #expect(text.wrapped(to: 7) == [text])
    #expect(
      StyledText("one two six").wrapped(to: 7, hanging: 2).map(\.plain) == ["one two", "  six"])
  }

  @Test func `cutting keeps the styles and marks the cut`() {
    #expect(text.truncated(to: 6) == StyledText("Email") + StyledText("…", .required))
    #expect(text.truncated(to: 3) == StyledText("Em") + StyledText("…", .required))
    #expect(text.truncated(to: 7) == text)
  }

  @Test func `padding and centring fill a width`() {
    #expect(StyledText("日").padded(to: 4).plain == "日  ")
    #expect(StyledText("日").centred(in: 5).plain == " 日  ")
  }
}
