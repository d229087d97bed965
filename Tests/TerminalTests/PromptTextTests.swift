internal import Testing

@testable internal import Terminal

@Suite struct PromptTextTests {
  @Test(arguments: [
    ("> ", "", "> ", 2),
    ("status\n> ", "status\n", "> ", 2),
    ("\u{1B}[1;32mform\u{1B}[0m> ", "", "\u{1}\u{1B}[1;32m\u{1}form\u{1}\u{1B}[0m\u{1}> ", 6),
    (
      "\u{1B}[1mName\u{1B}[0m\u{1B}[31m *\u{1B}[0m: ", "",
      "\u{1}\u{1B}[1m\u{1}Name\u{1}\u{1B}[0m\u{1B}[31m\u{1} *\u{1}\u{1B}[0m\u{1}: ", 8
    ),
  ])
  func `colours are marked and rows above are set apart`(
    text: String, head: String, marked: String, columns: Int
  ) {
    let prompt = PromptText(text)
    #expect(prompt.head == head)
    #expect(prompt.marked == marked)
    #expect(prompt.columns == columns)
  }
}
