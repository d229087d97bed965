internal import Testing

@testable internal import Terminal

@Suite struct HistorySearchTests {
  private static let entries = [
    "/show email", "a login form", "/show email", "日本語の form", "/check",
  ]

  private func search(_ query: String) -> HistorySearch {
    var search = HistorySearch(entries: Self.entries, draft: "a draft")
    for character in query { search.append(String(character)) }
    return search
  }

  @Test(arguments: [
    ("form", "日本語の form", false), ("FORM", "日本語の form", false), ("語", "日本語の form", false),
    ("login", "a login form", false), ("", "a draft", false), ("nothing", "a login form", true),
    ("zzz", "a draft", true),
  ])
  func `the last line that has the text is found`(
    _ query: String, _ shown: String, _ hasFailed: Bool
  ) {
    let search = search(query)
    #expect(search.shown == shown)
    #expect(search.hasFailed == hasFailed)
  }

  @Test func `an older one is another line, and back again`() {
    var search = search("show")
    #expect(search.shown == "/show email")
    search.older()
    #expect(search.hasFailed)
    #expect(search.shown == "/show email")
    search = self.search("form")
    search.older()
    #expect(search.shown == "a login form")
    search.newer()
    #expect(search.shown == "日本語の form")
    #expect(!search.hasFailed)
  }

  @Test func `taking letters back looks from the last line again`() {
    var search = search("log")
    for _ in 0..<3 { search.removeLast() }
    #expect(search.shown == "a draft")
    search.append("e")
    #expect(search.shown == "/check")
    search.removeLast()
    search.removeLast()
    #expect(search.query == "")
  }

  @Test func `the prompt says what is looked for, cut where it is long`() {
    #expect(search("").prompt(width: 20) == "search: ")
    #expect(search("form").prompt(width: 20) == "search \"form\": ")
    #expect(search("zzz").prompt(width: 20) == "nothing has \"zzz\": ")
    #expect(search("a very long text").prompt(width: 9) == "nothing has \"long text\": ")
  }
}
