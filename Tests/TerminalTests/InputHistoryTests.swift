internal import Testing

@testable internal import Terminal

@Suite struct InputHistoryTests {
  @Test func `the walk goes back and forth and keeps what was changed on the way`() {
    var history = InputHistory(entries: ["one", "two"])
    history.begin()
    #expect(history.previous(leaving: "draft") == "two")
    #expect(history.previous(leaving: "two, changed") == "one")
    #expect(history.previous(leaving: "one") == nil)
    #expect(history.next(leaving: "one") == "two, changed")
    #expect(history.next(leaving: "two, changed") == "draft")
    #expect(history.next(leaving: "draft") == nil)
  }

  @Test(arguments: [("two", true), ("one", false), (" secret", false), ("", false), ("\n", false)])
  func `a line is kept unless blank, repeated or begun with a space`(line: String, isKept: Bool) {
    var history = InputHistory(entries: ["one"])
    #expect(history.add(line) == isKept)
    #expect(history.entries == (isKept ? ["one", line] : ["one"]))
  }
}
