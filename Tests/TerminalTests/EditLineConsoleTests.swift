internal import Platform
internal import Support
internal import Testing

@Suite struct EditLineConsoleTests {
  private let terminal: PseudoTerminal

  init() throws {
    terminal = try PseudoTerminal(Products.path(of: "ConsoleProbe"), columns: 40, rows: 12)
    try terminal.wait(for: "probe> ")
  }

  @Test func `a typed line comes back whole`() throws {
    try terminal.send("héllo 日本 🙂\r")
    try terminal.wait(for: "line \"héllo 日本 🙂\"\r\n")
  }

  @Test func `text of two spellings comes back in one`() throws {
    try terminal.send("e\u{301}\r")
    try terminal.wait(for: "line \"\u{E9}\"\r\n")
  }

  @Test func `a long line is not cut`() throws {
    let text = String(repeating: "日本語 form ", count: 600)
    try terminal.send(text + "\r")
    try terminal.wait(for: "line \"\(text)\"\r\n")
  }

  @Test func `keys edit the line in the middle`() throws {
    try terminal.send("one three\u{1B}[1;5Dtwo \u{1B}[H\u{1B}[3~O\u{1B}[F!\r")
    try terminal.wait(for: "line \"One two three!\"\r\n")
  }

  @Test func `unknown keys leave nothing in the line`() throws {
    try terminal.send("a\u{1B}[15~b\u{1B}[0;10;10Mc\u{1B}]11;rgb:0/0/0\u{7}d\u{1B}Oz\r")
    try terminal.wait(for: "line \"abcd\"\r\n")
  }

  @Test func `Ctrl-C clears the line and the up key brings it back`() throws {
    try terminal.send("a draft\u{3}")
    try terminal.wait(for: "interrupted\r\n")
    try terminal.wait(for: "probe> ")
    try terminal.send("\u{1B}[A!\r")
    try terminal.wait(for: "line \"a draft!\"\r\n")
  }

  @Test func `walking through the history keeps the draft`() throws {
    try terminal.send("first\r")
    try terminal.wait(for: "line \"first\"\r\n")
    try terminal.wait(for: "probe> ")
    let draft = String(repeating: "x", count: 2000)
    try terminal.send(draft + "\u{1B}[A\u{1B}[B\r")
    try terminal.wait(for: "line \"\(draft)\"\r\n")
  }

  @Test func `Ctrl-D on an empty line ends and within a line deletes`() throws {
    try terminal.send("ab\u{1}\u{4}\u{5}\u{4}\r")
    try terminal.wait(for: "line \"b\"\r\n")
    try terminal.wait(for: "probe> ")
    try terminal.send("\u{4}")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.modes == terminal.modesBefore)
    #expect(terminal.text.hasSuffix("\r\nend\r\n\u{1B}[?2004l"))
  }

  @Test(arguments: ["\n", "\r", "\r\n"])
  func `a paste of three lines is one message`(lineEnd: String) throws {
    let pasted = ["one", "two", "three"].joined(separator: lineEnd)
    try terminal.send("\u{1B}[200~\(pasted)\u{1B}[201~\r")
    try terminal.wait(for: "line \"one\\ntwo\\nthree\"\r\n")
  }

  @Test func `a paste cannot steer the editor or the terminal`() throws {
    try terminal.send("\u{1B}[200~a\u{3}\u{4}\u{1B}[2J\u{202E}b\u{1B}[201~\r")
    try terminal.wait(for: "line \"a[2Jb\"\r\n")
  }

  @Test func `a large paste arrives whole`() throws {
    let row = String(repeating: "abcdefghi ", count: 10)
    let text = Array(repeating: row, count: 1_000).joined(separator: "\n")
    try terminal.send("\u{1B}[200~\(text)\u{1B}[201~\r")
    try terminal.wait(for: "line \(text.debugDescription)\r\n")
  }

  @Test(arguments: ["\n", "\u{1B}\r"])
  func `Ctrl-J and Alt-Enter start a new row of the message`(key: String) throws {
    try terminal.send("one\(key)two\u{1B}[A!\r")
    try terminal.wait(for: "line \"one!\\ntwo\"\r\n")
  }

  @Test func `the tab key completes or lists`() throws {
    try terminal.send("/c\t\r")
    try terminal.wait(for: "line \"/check \"\r\n")
    try terminal.wait(for: "probe> ")
    try terminal.send("/s\t")
    try terminal.wait(for: "/show  /save\r\n")
    try terminal.wait(for: "probe> /s")
    try terminal.send("h\t\r")
    try terminal.wait(for: "line \"/show \"\r\n")
  }

  @Test func `the cursor stays right beside characters without columns`() throws {
    try terminal.send("a👩\u{200D}👧b\u{1B}[D\u{1B}[DX\r")
    try terminal.wait(for: "line \"a👩\u{200D}X👧b\"\r\n")
  }

  @Test func `after a resize the line is drawn once and works on`() throws {
    try terminal.send("before")
    try terminal.wait(for: "before")
    terminal.resize(columns: 30, rows: 12)
    try terminal.wait(for: "probe> before")
    try terminal.send(" after\r")
    try terminal.wait(for: "line \"before after\"\r\n")
  }

  @Test(arguments: [(SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)])
  func `a signal at the prompt cleans up and restores the terminal`(
    signal: Int32, status: Int32
  ) throws {
    #expect(terminal.modes.echoes == false)
    terminal.kill(signal)
    try terminal.wait(for: "cleaned up")
    #expect(try terminal.waitForEnd() == .exit(status))
    #expect(terminal.modes == terminal.modesBefore)
    #expect(terminal.text.hasSuffix("\u{1B}[?2004l\r\nlast words\r\n"))
  }

  @Test(arguments: [SIGQUIT, SIGSEGV, SIGABRT])
  func `a crash at the prompt restores the terminal`(signal: Int32) throws {
    terminal.kill(signal)
    #expect(try terminal.waitForEnd() == .signal(signal))
    #expect(terminal.modes == terminal.modesBefore)
    #expect(terminal.text.hasSuffix("\u{1B}[?2004l\r\nlast words\r\n"))
  }

  @Test func `a crash during work restores the terminal`() throws {
    try terminal.send("trap\r")
    #expect(try terminal.waitForEnd() == .signal(SIGABRT))
    #expect(terminal.modes == terminal.modesBefore)
  }

  @Test func `Ctrl-C during work cancels it and the program goes on`() throws {
    try terminal.send("busy\r")
    try terminal.wait(for: "working\r\n")
    try terminal.send("\u{3}")
    try terminal.wait(for: "cancelled\r\n")
    try terminal.wait(for: "probe> ")
    try terminal.send("next\r")
    try terminal.wait(for: "line \"next\"\r\n")
  }

  @Test func `what is typed ahead is neither lost nor shown before its turn`() throws {
    try terminal.send("busy\r")
    try terminal.wait(for: "working\r\n")
    try terminal.send("ahead 日本\r")
    try terminal.wait(for: "done\r\n")
    try terminal.wait(for: "line \"ahead 日本\"\r\n")
    try terminal.wait(for: "probe> ")
    let whileBusy = terminal.text.split(separator: "done\r\n")[0]
    #expect(whileBusy.ranges(of: "ahead").isEmpty)
  }

  @Test func `the waiting line is gone without a trace`() throws {
    try terminal.send("busy\r")
    try terminal.wait(for: "probe · 1 s")
    try terminal.wait(for: "done\r\n")
    try terminal.wait(for: "probe> ")
    #expect(
      terminal.screen.lines == ["probe> busy", "kept \"busy\"", "working", "done", "probe>"])
  }

  @Test func `Ctrl-Z gives the terminal to the shell and fg brings the draft back`() throws {
    let shell = try PseudoTerminal("/bin/bash", arguments: ["--norc", "-i"])
    try shell.send("PS1='shell: '; '\(Products.path(of: "ConsoleProbe"))'\r")
    try shell.wait(for: "probe> ")
    try shell.send("dra\u{1B}[D\u{1A}")
    try shell.wait(for: "shell: ")
    try shell.send("stty -a | grep -o ' icanon'\r")
    try shell.wait(for: " icanon\r\n")
    try shell.send("fg\r")
    try shell.wait(for: "probe> dra")
    try shell.send("f\r")
    try shell.wait(for: "line \"drfa\"\r\n")
  }
}
