internal import JSON
internal import Support
internal import Testing

@testable import formchat

/// `formchat sessions` and what is kept between two conversations.
@Suite struct SessionsTests {
  private let folder = TemporaryFolder()

  private func run(_ arguments: [String], input: String = "") -> ProgramRun {
    ProgramRun(Products.path(of: "formchat"), arguments, input: Array(input.utf8), in: folder)
  }

  private func makeSession(_ name: String, _ input: String) {
    _ = run(["--session", name, "-q"], input: input)
  }

  private var ids: [String] { folder.names(in: "formchat/sessions") }

  @Test func `a list says what there is, as text and as data`() throws {
    makeSession("first", "/add TextField Name\n/field form title=Contact\n")
    let text = run(["sessions"])
    #expect(text.exitCode == 0)
    #expect(text.output.hasPrefix("first  "))
    #expect(text.output.hasSuffix("  0 turns  Contact\n"))
    let sessions = try JSONValue(parsing: run(["sessions", "list", "--json"]).output)["sessions"]
    #expect(sessions?[0]?["id"] == "first")
    #expect(sessions?[0]?["title"] == "Contact")
    #expect(sessions?[0]?["turns"] == 0)
  }

  @Test func `a damaged session does not hide the others`() {
    makeSession("good", "/add TextField Name\n")
    folder.write("{oops\n{}\n", to: "formchat/sessions/bad.jsonl")
    let list = run(["sessions"])
    #expect(list.output.hasPrefix("good  "))
    #expect(
      list.errors.hasSuffix(
        "bad.jsonl:1:1: this line is not JSON: found 'o' where a key in quotes should be\n"))
  }

  @Test func `a fork goes its own way and a rename takes the name along`() {
    makeSession("a", "/add TextField Name\n")
    #expect(run(["sessions", "fork", "a", "b"]).exitCode == 0)
    _ = run(["--resume", "b", "-q"], input: "/add TextField Email\n")
    #expect(
      run(["show", "\(folder.path)/formchat/sessions/a.jsonl", "--plain"]).output
        == "newForm\n  Name (text)\n")
    #expect(
      run(["show", "\(folder.path)/formchat/sessions/b.jsonl", "--plain"]).output
        == "newForm\n  Name (text)\n  Email (text)\n")
    #expect(run(["sessions", "rename", "b", "c"]).exitCode == 0)
    #expect(ids == ["a.jsonl", "c.jsonl"])
    #expect(run(["sessions", "rm", "a"]).exitCode == 0)
    #expect(ids == ["c.jsonl"])
  }

  @Test(arguments: [
    (
      ["sessions", "rm", "nobody"], Int32(66),
      "there is no session 'nobody'. See formchat sessions list"
    ),
    (
      ["sessions", "fork", "a", "../x"], 64,
      "'../x' cannot name a session. Use letters, digits, '-', '_' and '.'"
    ),
    (
      ["sessions", "fork", "a", "a"], 73,
      "there is a session named 'a' already. Go on with --resume a, or choose another name"
    ),
    (
      ["sessions", "dance"], 64,
      "there is no 'sessions dance'. There are list, show, rename, fork, rm, export"
    ),
    (
      ["sessions", "rename", "a"], 64,
      "this takes other words. The form is: formchat sessions rename ID NEW"
    ),
  ])
  func `what cannot be done is said and nothing is changed`(
    _ arguments: [String], _ code: Int32, _ words: String
  ) {
    makeSession("a", "/add TextField Name\n")
    let run = run(arguments)
    #expect(run.exitCode == code)
    #expect(run.errors == "formchat: \(words)\n")
    #expect(ids == ["a.jsonl"])
  }

  @Test func `a session is exported as a page`() {
    makeSession("a", "/add TextField Name\n/undo\n")
    let export = run(["sessions", "export", "a", "-q"])
    let lines = export.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "# Session a")
    #expect(
      lines.dropFirst(3).joined(separator: "\n") == """

        `/add TextField Name`

        Revision 1:

        - add Name

        `/undo`

        """)
  }

  @Test func `a session that is open elsewhere is left alone, and a copy is offered`() throws {
    makeSession("a", "/add TextField Name\n")
    let open = try PseudoTerminal(
      Products.path(of: "formchat"), arguments: ["--resume", "a"],
      environment: ["HOME": folder.path, "XDG_STATE_HOME": folder.path])
    try open.wait(for: "> ")
    let words =
      "formchat: the session 'a' is open in another formchat. Close it there, or go on with a copy: "
      + "formchat sessions fork a\n"
    for arguments in [
      ["--resume", "a"], ["sessions", "rm", "a"], ["sessions", "rename", "a", "b"],
    ] {
      let run = run(arguments)
      #expect(run.exitCode == 75)
      #expect(run.errors == words)
    }
    #expect(run(["sessions", "fork", "a", "b"]).exitCode == 0)
    #expect(ids == ["a.jsonl", "b.jsonl"])
  }

  @Test func `a session is gone on with from any folder, by its name or as the last`() {
    makeSession("a", "/add TextField One\n")
    let elsewhere = TemporaryFolder()
    for arguments in [["--resume", "a"], ["--resume"]] {
      let run = ProgramRun(
        Products.path(of: "formchat"), arguments + ["--plain", "-q"], input: Array("/show\n".utf8),
        environment: ["XDG_STATE_HOME": folder.path], in: elsewhere)
      #expect(run.exitCode == 0)
      #expect(run.output.hasSuffix("newForm\n    One (text)\n\n"))
    }
  }

  // MARK: What was typed

  @Test func `lines typed in a terminal come back in the next conversation, but for keys`() throws {
    let environment = [
      "HOME": folder.path, "XDG_STATE_HOME": folder.path, "XDG_CONFIG_HOME": folder.path,
    ]
    func terminal() throws -> PseudoTerminal {
      let terminal = try PseudoTerminal(Products.path(of: "formchat"), environment: environment)
      try terminal.wait(for: "> ")
      return terminal
    }
    let first = try terminal()
    for line in [
      "/add TextField Name", "my key is sk-0123456789abcdefghij", " /add TextField Secret",
    ] {
      try first.send(line + "\r")
      try first.wait(for: "\n> ")
    }
    try first.send("\u{4}")
    #expect(try first.waitForEnd() == .exit(0))
    #expect(folder.text(of: "formchat/history.jsonl") == "\"/add TextField Name\"\n")
    let second = try terminal()
    try second.send("\u{1B}[A\r")
    try second.wait(for: "revision 1 · ")
  }
}
