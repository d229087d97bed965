internal import Platform
internal import Support
internal import Testing

/// Ctrl-R and blocks of several rows, at a real terminal.
@Suite struct SearchConsoleTests {
  private let terminal: PseudoTerminal

  init() throws {
    terminal = try PseudoTerminal(Products.path(of: "ConsoleProbe"), columns: 60, rows: 20)
    try terminal.wait(for: "probe> ")
  }

  /// Sends lines, to be searched.
  private func type(_ lines: String...) throws {
    for line in lines {
      try terminal.send(line + "\r")
      try terminal.wait(for: "line \(line.debugDescription)\r\n")
      try terminal.wait(for: "probe> ")
    }
  }

  private func waitForRow(_ row: String) throws {
    try terminal.wait(describing: "the row \(row)") { $0.lines.last == row }
  }

  @Test func `Ctrl-R finds as it is typed and Enter sends what is found`() throws {
    try type("a login form", "日本語の form", "other")
    try terminal.send("\u{12}fo")
    try waitForRow("search \"fo\": 日本語の form")
    try terminal.send("\u{12}")
    try waitForRow("search \"fo\": a login form")
    try terminal.send("\r")
    try terminal.wait(for: "line \"a login form\"\r\n")
  }

  @Test func `a wide character is searched like any other`() throws {
    try type("日本語の form", "other")
    try terminal.send("\u{12}不")
    try waitForRow("nothing has \"不\":")
    try terminal.send("\u{7F}語")
    try waitForRow("search \"語\": 日本語の form")
  }

  @Test(arguments: ["\u{3}", "\u{7}"]) func `giving the search up brings the draft back`(
    key: String
  ) throws {
    try type("a login form")
    try terminal.send("dra\u{12}log")
    try waitForRow("search \"log\": a login form")
    try terminal.send(key)
    try waitForRow("probe> dra")
    try terminal.send("ft\r")
    try terminal.wait(for: "line \"draft\"\r\n")
  }

  @Test(arguments: ["\u{1B}", "\u{1B}[C", "\u{5}"])
  func `another key takes the line over for editing`(key: String) throws {
    try type("a login form")
    try terminal.send("\u{12}log")
    try waitForRow("search \"log\": a login form")
    try terminal.send(key)
    try waitForRow("probe> a login form")
    try terminal.send(" now\r")
    try terminal.wait(for: "line \"a login form now\"\r\n")
  }

  @Test func `an arrow in a search leaves nothing in the line, and Ctrl-S goes forward`() throws {
    try type("form one", "form two")
    try terminal.send("\u{12}form")
    try waitForRow("search \"form\": form two")
    try terminal.send("\u{1B}[A")
    try waitForRow("search \"form\": form one")
    try terminal.send("\u{13}")
    try waitForRow("search \"form\": form two")
  }

  @Test func `the search survives a resize and a pasted text`() throws {
    try type("a login form")
    try terminal.send("\u{12}\u{1B}[200~login\nrest\u{1B}[201~")
    try waitForRow("search \"login\": a login form")
    terminal.resize(columns: 50, rows: 20)
    try waitForRow("search \"login\": a login form")
    try terminal.send("\r")
    try terminal.wait(for: "line \"a login form\"\r\n")
  }

  @Test(arguments: [SIGTERM, SIGSEGV]) func `a signal in a search restores the terminal`(
    signal: Int32
  ) throws {
    try terminal.send("\u{12}x")
    try waitForRow("nothing has \"x\":")
    terminal.kill(signal)
    _ = try terminal.waitForEnd()
    #expect(terminal.modes == terminal.modesBefore)
    #expect(terminal.text.contains("\u{1B}[?2004l"))
  }

  // MARK: Blocks

  @Test func `Enter within a block starts a row, and the end of the block sends it`() throws {
    try terminal.send("\"\"\"\rone\r\rtwo\r\"\"\"\r")
    try terminal.wait(for: "line \"one\\n\\ntwo\"\r\n")
    try terminal.wait(for: "probe> ")
    // It comes back whole.
    try terminal.send("\u{1B}[A\r")
    try terminal.wait(for: "line \"one\\n\\ntwo\"\r\n")
  }

  @Test func `Ctrl-C gives a block up`() throws {
    try terminal.send("\"\"\"\rone\u{3}")
    try terminal.wait(for: "interrupted\r\n")
  }
}
