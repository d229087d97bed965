internal import JSON
internal import Support
internal import Testing

/// `/session` and `/new`, and what they leave on disk.
@Suite struct SessionCommandTests {
  private let stage = Stage()

  private func talk(_ lines: String..., arguments: [String] = ["--session", "a"]) -> ProgramRun {
    stage.run(arguments + ["-q", "--width", "300"], input: lines.joined(separator: "\n") + "\n")
  }

  private func labels(in session: String) -> [String] {
    let shown = stage.run(["show", stage.path(of: session), "--plain"]).output
    return shown.split(separator: "\n").dropFirst().map { String($0.dropFirst(2)) }
  }

  @Test func `a rename takes the file along, and the session goes on in it`() {
    _ = talk("/add TextField One", "/session rename b", "/add TextField Two")
    #expect(stage.sessions == ["b"])
    #expect(labels(in: "b") == ["One (text)", "Two (text)"])
  }

  @Test func `a session is renamed before anything has happened in it`() {
    _ = talk("/session rename b", "/add TextField One")
    #expect(stage.sessions == ["b"])
    #expect(labels(in: "b") == ["One (text)"])
  }

  @Test func `a fork goes on in the copy`() {
    _ = talk("/add TextField One", "/session fork b", "/add TextField Two")
    #expect(stage.sessions == ["a", "b"])
    #expect(labels(in: "a") == ["One (text)"])
    #expect(labels(in: "b") == ["One (text)", "Two (text)"])
  }

  @Test func `a new session leaves the old one, and it can be gone back to`() {
    stage.folder.write(
      #"{"formchat": 1, "id": "f", "components": [{"type": "TextField", "id": "x", "label": "X"}]}"#,
      to: "x.form.json")
    let run = talk(
      "/add TextField One", "/new x.form.json", "/add TextField Two", "/session rename b",
      "/session resume a", "/add TextField Three")
    #expect(run.exitCode == 0)
    #expect(stage.sessions == ["a", "b"])
    #expect(labels(in: "a") == ["One (text)", "Three (text)"])
    #expect(labels(in: "b") == ["X (text)", "Two (text)"])
    #expect(run.output.contains("'a' is kept; /session resume a goes back"))
  }

  @Test func `what is about sessions is in no record, and every record replays`() {
    _ = talk("/add TextField One", "/session", "/session list", "/session fork b", "/undo")
    for session in ["a", "b"] {
      #expect(!stage.folder.text(of: "formchat/sessions/\(session).jsonl").contains("/session"))
      #expect(stage.run(["replay", "--check", stage.path(of: session)]).exitCode == 0)
    }
  }

  @Test func `a session is exported by the name's ending, over no file`() throws {
    stage.folder.write("mine", to: "mine.md")
    let run = talk(
      "/add TextField One", "/session export talk.md", "/session export talk.json",
      "/session export mine.md")
    #expect(stage.folder.text(of: "talk.md").hasPrefix("# Session a\n"))
    let events = try JSONValue(parsing: stage.folder.text(of: "talk.json"))
    #expect(events[0]?["id"] == "a")
    #expect(run.output.contains("mine.md: this file exists and is not replaced"))
    #expect(stage.folder.text(of: "mine.md") == "mine")
  }

  @Test(arguments: [
    ("/session resume nobody", "there is no session 'nobody'. See formchat sessions list"),
    ("/session resume", "/session resume needs the name of one. See /session list"),
    ("/session rename ../x", "'../x' cannot name a session. Use letters, digits, '-', '_' and '.'"),
    ("/session rename", "/session rename needs a name"),
    ("/session lits", "/session has no 'lits'. Did you mean 'list'?"),
    (
      "/session export",
      "/session export needs a file. For example: /session export talk.md, or talk.json"
    ),
    ("/new nowhere.json", "nowhere.json: there is no such file"),
  ])
  func `what cannot be done is said, and the session goes on`(_ line: String, _ words: String) {
    let run = talk("/add TextField One", line, "/add TextField Two")
    #expect(run.output.contains("\n  formchat: \(words)\n"))
    #expect(stage.sessions == ["a"])
    #expect(labels(in: "a") == ["One (text)", "Two (text)"])
  }

  @Test func `a session that is open elsewhere is not gone on with`() throws {
    _ = talk("/add TextField One")
    _ = talk("/add TextField Two", arguments: ["--session", "b"])
    let other = try stage.terminal(["--resume", "a"])
    let run = talk("/session resume a", "/add TextField Three", arguments: ["--resume", "b"])
    #expect(
      run.output.contains(
        "the session 'a' is open in another formchat. Close it there, or go on with a copy: formchat sessions fork a"
      ))
    #expect(labels(in: "b") == ["Two (text)", "Three (text)"])
    try other.send("\u{4}")
    #expect(try other.waitForEnd() == .exit(0))
  }

  @Test func `the facts of a session say where it is kept`() {
    let run = talk("/session", "/add TextField One", "/session")
    let facts = run.output.split(separator: "\n").filter { $0.hasPrefix("  kept") }
    #expect(
      facts == [
        "  kept      not yet: nothing has happened in it", "  kept      \(stage.path(of: "a"))",
      ])
  }
}
