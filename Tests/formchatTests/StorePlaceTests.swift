internal import Chat
internal import JSON
internal import Platform
internal import Support
internal import Testing

@testable import formchat

/// Where sessions are kept, on disks, in folders and at times that are not as they should be.
@Suite struct StorePlaceTests {
  private let stage = Stage()

  // MARK: Places

  @Test(arguments: ["a folder with spaces", "Größe 表單 🎉", "it's \"quoted\" $HOME;rm -r", "-n"])
  func `a store may be on any path`(_ name: String) {
    let place = ["XDG_STATE_HOME": "\(stage.folder.path)/\(name)/deep"]
    let first = stage.run(["--session", "s"], input: "/add TextField One\n", environment: place)
    #expect(first.exitCode == 0)
    #expect(first.errors.hasSuffix("go on with: formchat --resume s\n"))
    let again = stage.run(
      ["--resume", "s", "-q", "--plain"], input: "/add TextField Two\n/show\n", environment: place)
    #expect(again.output.hasSuffix("newForm\n    One (text)\n    Two (text)\n\n"))
    let list = stage.run(["sessions", "list", "--json"], environment: place)
    #expect(list.output.contains("\"id\":\"s\""))
    #expect(stage.folder.names(in: "\(name)/deep/formchat/sessions") == ["s.jsonl"])
  }

  /// Who may do all is stopped by no mode of a file.
  @Test(.enabled(if: getuid() != 0))
  func `a store that may only be read is said once, and what is in it can be read`() {
    _ = stage.run(["--session", "s", "-q"], input: "/add TextField One\n")
    let folder = "\(stage.folder.path)/formchat/sessions"
    chmod(folder, 0o500)
    chmod(stage.path(of: "s"), 0o400)
    defer { chmod(folder, 0o700) }
    let new = stage.run(
      ["--session", "t", "--width", "300"], input: "/add TextField Two\n/save t.form.json\n")
    #expect(new.exitCode == 74)
    #expect(new.output.contains("this session is no longer kept on disk"))
    #expect(stage.folder.text(of: "t.form.json").contains("\"Two\""))
    let resumed = stage.run(["--resume", "s"])
    #expect(resumed.exitCode == 73)
    #expect(resumed.errors.contains("the session cannot be opened: permission denied"))
    #expect(stage.run(["sessions", "show", "s"]).exitCode == 0)
    #expect(stage.run(["sessions", "list"]).output.hasPrefix("s  "))
  }

  @Test func `a session that cannot be begun leaves nothing behind`() {
    // Files may grow to nothing, so that not even the first line can be kept.
    let script = "echo /add TextField One | ( ulimit -f 0; \"$0\" --session s --width 300 )"
    let run = ProgramRun(
      "/bin/sh", ["-c", "\(script) | cat", Products.path(of: "formchat")], in: stage.folder)
    #expect(run.output.contains("this session is no longer kept on disk"))
    #expect(stage.folder.names(in: "formchat/sessions") == [])
  }

  // MARK: Times

  @Test func `a clock that goes backwards changes no session`() throws {
    _ = stage.run(
      ["--session", "s", "-q"], input: "/add TextField One\n/add TextField Two\n/undo\n")
    // Begun in a hundred years, with messages that were written before it.
    var transcript = try Transcript(parsing: #require(Fixtures.bytes(stage.path(of: "s"))))
    transcript.header.created = "2126-11-30T10:00:00Z"
    for (index, date) in ["2126-11-30T10:00:01Z", "1969-12-31T23:59:59Z"].enumerated() {
      transcript.events += [
        .message(
          ChatMessage(id: "m\(2 * index + 1)", sender: .me, content: "x", dateCreated: date)),
        .message(
          ChatMessage(
            id: "m\(2 * index + 2)", sender: .gpt, content: "", words: "Hello.",
            dateCreated: date, fate: .answered)),
      ]
    }
    stage.folder.write(transcript.text, to: "formchat/sessions/s.jsonl")
    let server = try ScriptedServer([Stage.reply(adding: "Three")])
    defer { server.stop() }
    let run = stage.run(
      ["--resume", "s", "--plain", "--base-url", server.baseURL],
      input: "go on\n/history\n/usage\n/session\n/show\n")
    #expect(run.exitCode == 0)
    #expect(run.output.hasSuffix("newForm\n    One (text)\n    Three (text)\n\n"))
    #expect(stage.run(["sessions", "list"]).output.hasPrefix("s  2126-11-30  3 turns"))
    #expect(stage.run(["replay", stage.path(of: "s")]).exitCode == 0)
    let ids = try Transcript(parsing: #require(Fixtures.bytes(stage.path(of: "s")))).events
      .compactMap { if case .message(let message) = $0 { message.id } else { nil } }
    #expect(ids == ["m1", "m2", "m3", "m4", "m5", "m6"])
  }

  // MARK: Other versions

  @Test(arguments: [
    ["--resume", "s"], ["sessions", "show", "s"], ["sessions", "rm", "s"],
    ["sessions", "rename", "s", "t"], ["sessions", "fork", "s", "t"], ["show", "FILE"],
    ["replay", "FILE"],
  ])
  func `a transcript of a newer version is named as that, and left as it is`(_ words: [String]) {
    _ = stage.run(["--session", "s", "-q"], input: "/add TextField One\n")
    let text =
      stage.folder.text(of: "formchat/sessions/s.jsonl")
      .replacing("\"version\":1", with: "\"version\":2") + "{\"event\":\"thought\"}\n{\"torn"
    let path = stage.folder.write(text, to: "formchat/sessions/s.jsonl")
    let run = stage.run(words.map { $0 == "FILE" ? path : $0 })
    #expect(run.exitCode == 65)
    #expect(
      run.errors.hasSuffix(
        "s.jsonl:1:1: this transcript has version 2; this program reads version 1. "
          + "Another version of formchat wrote it, and reads it\n"))
    #expect(stage.folder.text(of: "formchat/sessions/s.jsonl") == text)
    #expect(stage.folder.names(in: "formchat/sessions") == ["s.jsonl"])
  }

  @Test func `an event of a newer version is named, and the file is left as it is`() {
    _ = stage.run(["--session", "s", "-q"], input: "/add TextField One\n")
    let text = stage.folder.text(of: "formchat/sessions/s.jsonl") + "{\"event\":\"thought\"}\n"
    stage.folder.write(text, to: "formchat/sessions/s.jsonl")
    let run = stage.run(["--resume", "s"])
    #expect(run.exitCode == 65)
    #expect(run.errors.hasSuffix("'thought' is no event that this version knows\n"))
    #expect(stage.folder.text(of: "formchat/sessions/s.jsonl") == text)
  }
}
