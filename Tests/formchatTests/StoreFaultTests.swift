internal import JSON
internal import Support
internal import Testing

/// What happens where nothing can be kept.
@Suite struct StoreFaultTests {
  private let stage = Stage()

  private static let lost = "formchat: this session is no longer kept on disk"

  @Test func `a store that cannot be written is said once, and the session goes on in memory`() {
    let file = stage.folder.write("", to: "no-folder")
    let run = stage.run(
      ["--width", "300"],
      input: "/add TextField One\n/add TextField Two\n/undo\n/save kept.form.json\n",
      environment: ["XDG_STATE_HOME": file])
    #expect(run.output.ranges(of: Self.lost).count == 1)
    #expect(
      run.output.contains(
        "(\(file)/formchat: the folder for sessions cannot be made: not a directory); it goes on in memory, and /save keeps the layout"
      ))
    #expect(stage.folder.text(of: "kept.form.json").contains("\"One\""))
    #expect(run.exitCode == 74)
    #expect(!run.errors.contains("--resume"))
  }

  @Test func `a disk that is full is said once, and what was kept before can be resumed`() {
    // Files may grow to 4 KiB: the session's start fits, a long label does not.
    let long = String(repeating: "long ", count: 1_200)
    let input = stage.folder.write(
      "/add TextField One\n/add TextField \(long)\n/add TextField Two\n/show\n", to: "input")
    let script =
      "( ulimit -f 8; \"$0\" --session full --width 300 --plain; echo ended $? >&2 ) < \(input) | cat"
    let run = ProgramRun(
      "/bin/sh", ["-c", script, Products.path(of: "formchat")], in: stage.folder)
    #expect(run.output.ranges(of: Self.lost).count == 1)
    #expect(run.output.contains("file too large"))
    #expect(run.output.hasSuffix("  Two (text)\n\n"))
    #expect(run.errors.hasSuffix("ended 74\n"))
    let resumed = stage.run(["--resume", "full", "--plain", "-q"], input: "/show\n")
    #expect(resumed.exitCode == 0)
    #expect(resumed.output.hasSuffix("newForm\n    One (text)\n\n"))
  }

  @Test func `one turn for a script is not spoilt by a session that cannot be kept`() throws {
    let server = try ScriptedServer([Stage.reply(adding: "One")])
    defer { server.stop() }
    let run = stage.run(
      ["ask", "x", "--base-url", server.baseURL, "--json"],
      environment: ["XDG_STATE_HOME": stage.folder.write("", to: "no-folder")])
    #expect(run.exitCode == 0)
    #expect(run.errors.ranges(of: Self.lost).count == 1)
    #expect(try JSONValue(parsing: run.output)["message"] == "Added.")
  }

  @Test(
    arguments: [["help"], ["schema", "layout"], ["manual"], ["completions", "bash"]],
    [(">/dev/full", "no space left on device"), (">&-", "bad file descriptor")])
  func `a result that cannot be written is an error`(
    _ arguments: [String], _ target: (redirection: String, reason: String)
  ) {
    let run = ProgramRun(
      "/bin/sh",
      ["-c", "\"$0\" \"$@\" \(target.redirection)", Products.path(of: "formchat")] + arguments,
      in: stage.folder)
    #expect(run.exitCode == 74)
    #expect(run.errors == "formchat: standard output takes no more: \(target.reason)\n")
  }

  @Test func `what is meant for a closed screen goes into no file`() {
    let run = ProgramRun(
      "/bin/sh",
      [
        "-c", "echo /add TextField One | \"$0\" --session s >&- 2>&-",
        Products.path(of: "formchat"),
      ], in: stage.folder)
    #expect(run.exitCode == 74)
    let kept = stage.folder.text(of: "formchat/sessions/s.jsonl")
    #expect(kept.split(separator: "\n").allSatisfy { $0.hasPrefix("{\"event\":") })
  }

  @Test(arguments: [
    ["help"], ["manual"], ["schema", "reply"], ["explain", "submit-missing"], ["show", "x.json"],
    ["check", "x.json"], ["diff", "x.json", "x.json"], ["export", "x.json", "--to", "viewlayout"],
    ["config"], ["sessions"], ["completions", "fish"], ["check", "x.json", "--json"],
  ])
  func `a pipe gets what a file gets`(_ arguments: [String]) {
    stage.folder.write(
      #"{"formchat": 1, "id": "f", "components": [{"type": "Text", "id": "t", "text": "T"}]}"#,
      to: "x.json")
    let file = stage.run(arguments)
    let pipe = ProgramRun(
      "/bin/sh", ["-c", "\"$0\" \"$@\" | cat", Products.path(of: "formchat")] + arguments,
      environment: ["NO_COLOR": "1", "XDG_CONFIG_HOME": stage.folder.path], in: stage.folder)
    #expect(pipe.output == file.output)
    #expect(!file.output.isEmpty || file.exitCode == 0)
  }

  @Test func `a conversation whose screen is full ends with an error`() {
    let run = ProgramRun(
      "/bin/sh", ["-c", "echo /help | \"$0\" -q >/dev/full", Products.path(of: "formchat")],
      in: stage.folder)
    #expect(run.exitCode == 74)
  }
}
