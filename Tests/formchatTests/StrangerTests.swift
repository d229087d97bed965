internal import Chat
internal import JSON
internal import Support
internal import Testing

@testable import formchat

/// Transcripts that a stranger wrote: nothing that stands in one is done to the machine.
@Suite struct StrangerTests {
  private let folder = TemporaryFolder()

  private func run(_ arguments: [String], input: String = "") -> ProgramRun {
    let runs = "touch \(folder.path)/a-program-ran"
    return ProgramRun(
      Products.path(of: "formchat"), arguments, input: Array(input.utf8),
      environment: [
        "PAGER": runs, "EDITOR": runs, "VISUAL": runs, "FORMCHAT_PAGER": runs,
        "TMPDIR": folder.path, "XDG_CONFIG_HOME": folder.path,
      ], in: folder)
  }

  /// A transcript whose commands are all that there are, with words that name files and sessions.
  private func transcript(id: String) -> String {
    let out = "\(folder.path)/out"
    let words = [
      "", "\(out).json", "html \(out).html", "swiftui \(out) --force", "--force", "rename other",
      "fork other", "fork ../../other", "export \(out).md", "resume mine", "mine", "other-model",
    ]
    let commands = Command.all.filter { $0.name != "quit" }.flatMap { command in
      words.map { TranscriptEvent.command("/\(command.name) \($0)", by: .me) }
    }
    let header = TranscriptHeader(
      id: id, created: "2026-11-30T10:00:00Z", program: "9", service: "openai", model: "m",
      host: "evil.example", prompt: "1")
    let layout: JSONValue = [
      "formchat": 1, "id": .string("../../\(folder.path)/out"), "title": "T",
      "components": [["type": "TextField", "id": "a", "label": "A"]],
    ]
    let message = TranscriptEvent.message(
      ChatMessage(
        id: "m1", sender: .me, content: "/save \(out)", dateCreated: "2026-11-30T10:00:00Z"))
    let events = [.layout(layout, name: "../../out.form.json")] + commands + [message]
    return Transcript(header: header, events: events).text
  }

  @Test func `no command of a stranger's transcript leaves a replay`() {
    folder.write(transcript(id: "t"), to: "t.jsonl")
    folder.write("", to: "t.expected.txt")
    _ = run(["--session", "mine", "-q"], input: "/add TextField One\n")
    let before = folder.files()
    let replay = run(["replay", "t.jsonl"])
    #expect(replay.output.contains("(the layout was saved here)"))
    #expect(replay.output.contains("(the form was exported here)"))
    #expect(run(["replay", "--check", "t.jsonl"]).exitCode == 1)
    #expect(folder.files() == before)
  }

  @Test(arguments: [
    ["check", "t.jsonl"], ["show", "t.jsonl"], ["sessions", "show", "s"], ["sessions", "list"],
    ["sessions", "export", "s"], ["--resume", "s", "-q"],
  ])
  func `looking at a stranger's session carries out nothing of it`(_ arguments: [String]) {
    _ = self.run(["--session", "mine", "-q"], input: "/add TextField One\n")
    let text = transcript(id: "../../t")
    folder.write(text, to: "t.jsonl")
    folder.write(text, to: "formchat/sessions/s.jsonl")
    var before = folder.files()
    let run = run(arguments)
    #expect([0, 1].contains(run.exitCode), "\(run.errors)")
    var after = folder.files()
    // A session that is gone on with is told that its last message was never answered.
    let kept = "formchat/sessions/s.jsonl"
    #expect(
      after.removeValue(forKey: kept)?.starts(with: before.removeValue(forKey: kept) ?? [0]) == true
    )
    #expect(after == before)
  }

  @Test func `the name that a session's file holds names no other file`() {
    _ = run(["--session", "mine", "-q"], input: "/add TextField One\n")
    let store = "formchat/sessions"
    let target = folder.write(folder.text(of: "\(store)/mine.jsonl"), to: "target.jsonl")
    folder.write(
      folder.text(of: "\(store)/mine.jsonl").replacing("\"mine\"", with: "\"../../target\""),
      to: "\(store)/s.jsonl")
    let renamed = run(["--resume", "s"], input: "/session rename u\n")
    #expect(renamed.errors.hasSuffix("go on with: formchat --resume u\n"))
    #expect(folder.names(in: store) == ["mine.jsonl", "u.jsonl"])
    #expect(folder.names() == ["formchat", "target.jsonl"])
    #expect(!folder.text(of: "target.jsonl").isEmpty, "\(target)")
  }

  @Test(arguments: [
    ["--resume", "../../target"], ["sessions", "rm", "../../target"],
    ["sessions", "show", "../../target"], ["sessions", "fork", "../../target", "x"],
    ["sessions", "rename", "../../target", "x"],
  ])
  func `a path does not name a session, and what it names is left alone`(_ arguments: [String]) {
    _ = self.run(["--session", "mine", "-q"], input: "/add TextField One\n")
    let session = folder.text(of: "formchat/sessions/mine.jsonl")
    // A torn last line, which going on with a session would cut.
    folder.write(session + "{\"event\":", to: "target.jsonl")
    let before = folder.files()
    let run = run(arguments)
    #expect(run.exitCode == 66)
    #expect(run.errors.hasPrefix("formchat: there is no session '../../target'"))
    #expect(folder.files() == before)
  }
}
