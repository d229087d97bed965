internal import JSON
internal import Platform
internal import Support
internal import Testing

/// A conversation in a real terminal, in every state that a person may find it in.
@Suite struct TerminalConversationTests {
  private let stage = Stage()

  // MARK: Signals

  @Test(arguments: [(SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)])
  func `a signal at the prompt ends with its status and says how to go on`(
    _ signal: Int32, _ status: Int32
  ) throws {
    let terminal = try stage.terminal(["--session", "s"])
    try terminal.send("/add TextField One\r")
    try terminal.wait(for: "revision 1 · ")
    try terminal.wait(for: "\n> ")
    terminal.kill(signal)
    #expect(try terminal.waitForEnd() == .exit(status))
    #expect(terminal.modes == terminal.modesBefore)
    #expect(terminal.text.hasSuffix("this session is kept; go on with: formchat --resume s\r\n"))
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGSEGV, SIGABRT])
  func `a signal in the middle of a reply restores the terminal and says how to go on`(
    _ signal: Int32
  ) throws {
    let server = try ScriptedServer([
      Stage.reply(adding: "One", "These words are the last ones.").cut(afterWrites: 2, .hang)
    ])
    defer { server.stop() }
    let terminal = try stage.terminal(["--session", "s"], base: server.baseURL)
    try terminal.send("a form\r")
    try terminal.wait(for: "a form\r\n")
    while server.requests.isEmpty { usleep(20_000) }
    terminal.kill(signal)
    let isCrash = [SIGSEGV, SIGABRT].contains(signal)
    #expect(try terminal.waitForEnd() == (isCrash ? .signal(signal) : .exit(128 + signal)))
    #expect(terminal.modes == terminal.modesBefore)
    #expect(terminal.text.contains("\u{1B}[?2004l"))
    #expect(terminal.text.hasSuffix("this session is kept; go on with: formchat --resume s\r\n"))
    let resumed = try stage.terminal(["--resume", "s"])
    #expect(resumed.text.contains("the last message was never answered"))
  }

  @Test func `where nothing was said there is nothing to go on with`() throws {
    let terminal = try stage.terminal()
    terminal.kill(SIGTERM)
    #expect(try terminal.waitForEnd() == .exit(143))
    #expect(!terminal.text.contains("--resume"))
  }

  // MARK: Writing a line

  @Test func `Ctrl-C on an empty line says how to leave, and never leaves`() throws {
    let terminal = try stage.terminal()
    try terminal.send("\u{3}")
    try terminal.wait(for: "Ctrl-D or /quit leaves")
    try terminal.wait(for: "\n> ")
    try terminal.send("\u{3}")
    try terminal.wait(for: "\n> ")
    try terminal.send("a long draft\u{3}")
    try terminal.wait(for: "\n> ")
    try terminal.send("\u{1B}[A")
    try terminal.wait(for: "a long draft")
  }

  @Test func `a paste of many lines is one message, and reaches the service whole`() throws {
    let server = try ScriptedServer([Stage.reply(adding: "One")])
    defer { server.stop() }
    let terminal = try stage.terminal(base: server.baseURL)
    let rows = (1...200).map { "row \($0) of what was pasted" }
    try terminal.send("\u{1B}[200~\(rows.joined(separator: "\r\n"))\u{1B}[201~\r")
    try terminal.wait(for: "revision 1 · ")
    let sent = server.requests[0].json?["messages"]?.arrayValue?.last?["content"]?.stringValue
    #expect(sent?.hasSuffix("REQUEST:\n" + rows.joined(separator: "\n")) == true)
    #expect(server.requests.count == 1)
  }

  @Test func `what is pasted while a reply is awaited waits for the prompt in one piece`() throws {
    let reply = Stage.reply(adding: "One")
    let slow = ScriptedReply([.pause(milliseconds: 800)] + reply.steps)
    let server = try ScriptedServer([slow, Stage.reply(adding: "Two")])
    defer { server.stop() }
    let terminal = try stage.terminal(base: server.baseURL)
    try terminal.send("first\r")
    while server.requests.isEmpty { usleep(20_000) }
    try terminal.send("\u{1B}[200~second\nthird\u{1B}[201~\r")
    try terminal.wait(for: "revision 2 · ")
    let sent = server.requests[1].json?["messages"]?.arrayValue?.last?["content"]?.stringValue
    #expect(sent?.hasSuffix("REQUEST:\nsecond\nthird") == true)
    #expect(server.requests.count == 2)
  }

  @Test func `Ctrl-C in a search and in a list of completions goes back to the line`() throws {
    let terminal = try stage.terminal()
    try terminal.send("/re\t")
    try terminal.wait(for: "/revisions")
    try terminal.send("\u{12}zzz")
    try terminal.wait(describing: "the search") { $0.lines.last == "nothing has \"zzz\": /re" }
    try terminal.send("\u{3}")
    try terminal.wait(describing: "the draft") { $0.lines.last == "> /re" }
    try terminal.send("\u{3}\u{4}")
    #expect(try terminal.waitForEnd() == .exit(0))
  }

  @Test func `the width follows the terminal`() throws {
    let terminal = try stage.terminal(["--session", "s"])
    try terminal.send("/add TextField One\r")
    try terminal.wait(for: "revision 1 · ")
    try terminal.wait(for: "\n> ")
    terminal.resize(columns: 40, rows: 60)
    try terminal.send("/show\r")
    try terminal.wait(for: "╯\r\n")
    let rows = terminal.screen.lines
    #expect(
      rows.first { $0.hasPrefix("  ╭") } == "  ╭─ newForm " + String(repeating: "─", count: 26)
        + "╮")
  }

  // MARK: The editor and the pager

  @Test func `a message is written in the editor, sent, and kept as any other`() throws {
    let server = try ScriptedServer([Stage.reply(adding: "One")])
    defer { server.stop() }
    stage.folder.write("printf 'a form\\nof two rows\\n' >\"$1\"", to: "edit.sh")
    let terminal = try stage.terminal(
      ["--session", "s"], base: server.baseURL,
      environment: ["VISUAL": "sh \(stage.folder.path)/edit.sh", "EDITOR": "false"])
    try terminal.send("/edit\r")
    try terminal.wait(for: "> a form\r\nof two rows\r\n")
    try terminal.wait(for: "revision 1 · ")
    #expect(!stage.folder.text(of: "formchat/sessions/s.jsonl").contains("/edit"))
    #expect(
      stage.folder.text(of: "formchat/history.jsonl") == "\"/edit\"\n\"a form\\nof two rows\"\n")
    try terminal.wait(for: "\n> ")
    try terminal.send("\u{4}")
    _ = try terminal.waitForEnd()
    #expect(stage.run(["replay", "--check", stage.path(of: "s")]).exitCode == 0)
  }

  @Test(arguments: [
    (":", "nothing was written, so nothing is sent"),
    ("exit 7", "ended with 7, so"),
  ])
  func `an editor that gives nothing sends nothing`(_ script: String, _ words: String) throws {
    stage.folder.write(script, to: "edit.sh")
    let terminal = try stage.terminal(environment: ["EDITOR": "sh \(stage.folder.path)/edit.sh"])
    try terminal.send("/edit\r")
    try terminal.wait(for: words)
    try terminal.wait(for: "\n> ")
    #expect(stage.sessions == [])
  }

  @Test func `help that is longer than the screen goes to the pager`() throws {
    let terminal = try stage.terminal(
      environment: ["PAGER": "sed -n '2s/^/paged: /p'"], rows: 24)
    try terminal.send("/help\r")
    try terminal.wait(for: "paged:   Look\r\n")
    try terminal.wait(for: "> ")
    try terminal.send("/help undo\r")
    try terminal.wait(for: "/undo [N]")
  }

  @Test(arguments: ["off", "cat"]) func `a pager can be turned off`(pager: String) throws {
    let terminal = try stage.terminal(environment: ["FORMCHAT_PAGER": pager], rows: 24)
    try terminal.send("/help\r")
    try terminal.wait(for: "/help [PATTERN]")
    try terminal.wait(for: "> ")
  }
}
