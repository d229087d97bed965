internal import FormLayout
internal import JSON
internal import Support
internal import Testing

@testable import formchat

/// Every way out of the program, named by the lists that it is made from, in a room full of hostile
/// text.
@Suite struct HostileOutputTests {
  /// What is run for a subcommand; a subcommand without an entry fails the test of the list.
  private static let words: [String: [[String]]] = [
    "chat": [
      ["form.json", "--session", "new"], ["--resume", "t"], ["--resume", "t", "--ascii"],
      ["form.json", "--plain"],
    ],
    "ask": [
      ["x"], ["x", "--json"], ["x", "-v"], ["x", "--form", "form.json"],
      ["x", "--form", "form.json", "--json"], ["x", "--trace", "trace.txt"],
    ],
    "show": [
      ["form.json"], ["form.json", "--plain"], ["form.json", "--ascii"], ["form.json", "--json"],
      ["form.json", "--style"], ["form.json", "--language", "de"],
      ["form.json", "--values", "answers.json"], ["t.jsonl"],
    ],
    "fill": [["form.json"], ["form.json", "--values", "answers.json"], ["form.json", "--plain"]],
    "check": [
      ["form.json"], ["form.json", "--all"], ["form.json", "--json"], ["form.json", "--plain"],
      ["form.json", "--fix"],
    ],
    "explain": texts.map { [$0] },
    "diff": [
      ["other.json", "form.json"], ["form.json", "other.json"],
      ["other.json", "form.json", "--json"],
    ],
    "export": LayoutExport.names.flatMap { name in
      [
        ["form.json", "--to", name, "--force"], ["form.json", "--to", name, "--force", "--json"],
        ["form.json", "--to", name, "--force", "--strict"], ["form.json", "--to", name],
      ]
    },
    "new": [["form.json"]],
    "replay": [["t.jsonl"], ["t.jsonl", "--check"], ["t.jsonl", "--json"]],
    "sessions": [
      [], ["list", "--json"], ["show", "t"], ["show", "t", "--json"], ["export", "t"],
      ["export", "t", "json"], ["rm", "x"],
    ],
    "models": [[], ["--json"]],
    "doctor": [["--online"], ["--online", "--json"]],
    "config": [["list"], ["list", "--show-origin"], ["list", "--json"], ["path"]],
    "schema": texts.map { [$0] },
    "completions": [
      ["words", "--", "--resume", ""], ["words", "--", "sessions", "show", ""], ["bash"],
    ],
    "manual": [[]],
  ]

  /// What steers a terminal, as words to type.
  private static let texts = HostileRoom.texts.filter {
    !$0.contains("\0") && !HostileText.isHarmless($0)
  }

  @Test func `every subcommand is tried`() {
    #expect(Self.words.keys.sorted() == Subcommand.all.map(\.name).sorted())
  }

  @Test(arguments: Subcommand.all.map(\.name))
  func `nothing but text comes out of a subcommand`(_ name: String) throws {
    let room = try HostileRoom()
    defer { room.server.stop() }
    for words in Self.words[name] ?? [] {
      let isAsking = ["chat", "ask", "models", "doctor"].contains(name)
      let replies =
        switch name {
        case "models", "doctor": [HostileRoom.models, HostileRoom.models]
        default: [HostileRoom.refused, HostileRoom.reply]
        }
      let run =
        isAsking
        ? room.run([name] + words, input: "go\n/history\n", replies: replies)
        : room.stage.run([name] + words, input: "1\nx\n")
      #expect(run.exitCode < 128)
      #expect(run.output.count + run.errors.count > 0)
      expectHarmless(run, "\([name] + words)")
      expectHarmless(room.stage.folder.text(of: "trace.txt"), "the trace")
    }
  }

  /// What is typed for a slash command; a command without an entry fails the test of the list.
  private static let lines: [String: [String]] = [
    "show": ["", "a0"], "preview": [""], "fill": [""], "check": [""],
    "explain": texts.map(oneLine), "diff": ["", "0 1"], "history": ["", "me", "gpt"],
    "revisions": [""], "set": ["", "width 40"],
    "add": texts.map { "TextField \(oneLine($0))" },
    "field": texts.map { "a0 label=\(oneLine($0))" },
    "move": texts.map { "a0 after \(oneLine($0))" }, "remove": texts.map(oneLine),
    "rename": texts.map { "a0 \(oneLine($0))" }, "copy": texts.map(oneLine), "fix": [""],
    "undo": ["", "2"], "redo": [""], "goto": ["1", "99"], "open": texts.map(oneLine),
    "save": ["/nowhere/\(oneLine(texts[0]))"],
    "export": LayoutExport.names.map { "\($0) --force" } + LayoutExport.names,
    "code": ["", "--force"],
    "edit": [""], "retry": [""], "model": ["", oneLine(texts[1])], "usage": [""],
    "session": [
      "", "list", "resume x", "rename \(oneLine(texts[0]))", "export /nowhere/\(oneLine(texts[0]))",
    ],
    "new": ["", "form.json"], "help": texts.map(oneLine), "quit": [""],
  ]

  private static func oneLine(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }

  @Test func `every slash command is tried`() {
    #expect(Self.lines.keys.sorted() == Command.all.map(\.name).sorted())
  }

  @Test(arguments: Command.all.map(\.name))
  func `nothing but text comes out of a slash command`(_ name: String) throws {
    let room = try HostileRoom()
    defer { room.server.stop() }
    let lines = Self.lines[name] ?? []
    let input = "go\n" + lines.map { "/\(name) \($0)\n" }.joined()
    let replies = [HostileRoom.reply] + Array(repeating: HostileRoom.failure, count: 2)
    for words in [["form.json", "--session", "new"], ["--resume", "t", "--plain"]] {
      let run = room.run(words, input: input, replies: replies)
      #expect(run.exitCode == 0, "\(run.errors)")
      expectHarmless(run, "/\(name)")
    }
  }

  @Test(arguments: ["/history", "/show", "/session list", "/check", "/diff 0 1"])
  func `a pager gets nothing but text`(_ line: String) throws {
    let room = try HostileRoom()
    defer { room.server.stop() }
    room.server.append([HostileRoom.reply])
    let terminal = try room.stage.terminal(
      ["form.json", "--session", "new"].map {
        $0 == "form.json" ? "\(room.stage.folder.path)/\($0)" : $0
      },
      base: room.server.baseURL,
      environment: ["PAGER": "cat >>\(room.stage.folder.path)/paged"], rows: 5)
    try terminal.send("go\r")
    try terminal.wait(for: "revision 1 · ")
    try terminal.wait(for: "\n> ")
    try terminal.send("\(line)\r/explain none\r")
    try terminal.wait(for: "there is no finding 'none'")
    let paged = room.stage.folder.text(of: "paged")
    expectHarmless(paged, line)
    for text in HostileRoom.texts where !HostileText.isHarmless(text) {
      #expect(!terminal.text.contains(text), "\(text.debugDescription)")
    }
  }

  // MARK: Files of source

  @Test func `a page carries out nothing of what it shows`() throws {
    let page = try exported("html")
    for sign in [
      "<script>alert", "<img src=x", "href=\"javascript:", "src=\"javascript:", "--><!--",
    ] {
      #expect(!page.contains(sign), "\(sign)")
    }
    #expect(page.ranges(of: "</script>").count == page.ranges(of: "<script").count)
    #expect(page.ranges(of: "</style>").count == page.ranges(of: "<style").count)
  }

  @Test func `source code carries out nothing of what it shows`() throws {
    let source = try exported("swiftui")
    let lines = source.split(separator: "\n").map(String.init).filter { line in
      line.contains("\\(exit(1))") && !line.trimmed.hasPrefix("//")
    }
    #expect(!lines.isEmpty)
    for line in lines {
      for place in line.ranges(of: "\\(exit(1))") {
        // The backslash is one of a pair, so that it begins nothing.
        let before = line[..<place.lowerBound]
        #expect(before.reversed().prefix { $0 == "\\" }.count % 2 == 1, "\(line)")
      }
    }
  }

  @Test(arguments: ["layout", "viewlayout", "formhaus", "dynamicui", "jsonschema"])
  func `what is written as JSON is one value`(_ name: String) throws {
    _ = try JSONValue(parsing: exported(name))
  }

  private func exported(_ name: String) throws -> String {
    let room = try HostileRoom()
    defer { room.server.stop() }
    let run = room.stage.run(["export", "form.json", "--to", name, "--force"])
    #expect(run.exitCode == 0, "\(run.errors)")
    return run.output
  }

  // MARK: Details

  private func expectHarmless(_ run: ProgramRun, _ place: String) {
    expectHarmless(run.output, place)
    expectHarmless(run.errors, place)
  }

  private func expectHarmless(_ text: String, _ place: String) {
    // The shells get words and what they do with a tab between.
    let lines = text.replacing("\t", with: " ").split(separator: "\n").map(String.init)
    for line in lines where !HostileText.isHarmless(line) {
      Issue.record("\(place): \(line.debugDescription.prefix(300))")
    }
  }
}
