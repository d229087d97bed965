internal import Chat
internal import JSON
internal import Platform
internal import Support
internal import Testing

@testable import formchat

/// `--trace`, `--record`, `--replay` and `--verbose`, and what of the key they may show: nothing.
@Suite struct WireFileTests {
  private let folder = TemporaryFolder()
  private static let secret = Quirk.secret

  private static let added = JSONValue.object([
    "message": "Added.",
    "ops": [
      ["op": "add", "nodes": [["type": "TextField", "id": "phone", "label": "Phone"]]],
      ["op": "add", "nodes": [["type": "Toggle", "id": "news", "label": "News"]]],
    ],
  ]).text()

  private func ask(_ arguments: [String], base: String, key: String? = secret) -> ProgramRun {
    ProgramRun(
      Products.path(of: "formchat"), ["ask", "x", "--base-url", base] + arguments,
      environment: key.map { ["OPENAI_API_KEY": $0] } ?? [:], in: folder)
  }

  /// Every file below a folder.
  private func files(in path: String) -> [String] {
    Fixtures.files(in: path, hidden: true).flatMap { name -> [String] in
      let file = "\(path)/\(name)"
      var status = stat()
      guard lstat(file, &status) == 0 else { return [] }
      return status.st_mode & S_IFMT == S_IFDIR ? files(in: file) : [file]
    }
  }

  static let answers: [(String, [ScriptedReply])] =
    Quirk.all.filter { $0.timeouts == nil }.map { ($0.description, $0.replies) } + [
      ("the key in the words", [.completion([#"{"message":"\#(secret)","ops":[]}"#])]),
      (
        "the key in pieces",
        [.completion([#"{"message":"sk-test-01"#, #"23456789abcdef","ops":[]}"#])]
      ),
      (
        "the key as a label",
        [
          .completion([
            #"{"message":"","ops":[{"op":"add","nodes":[{"type":"Text","id":"t","label":"\#(secret)"}]}]}"#
          ])
        ]
      ),
      (
        "the key in an unknown error",
        [
          .body(
            #"{"error":{"message":"\#(secret)","code":"\#(secret)","param":"\#(secret)"}}"#,
            status: 418)
        ]
      ),
    ]

  @Test(arguments: answers)
  func `with trace, record and verbose on, no output holds the key`(
    name: String, replies: [ScriptedReply]
  ) throws {
    let server = try ScriptedServer(replies)
    defer { server.stop() }
    let run = ask(["--trace", "t", "--record", "r", "-v", "--session", "s"], base: server.baseURL)
    #expect(server.requests.first?.header("Authorization") == "Bearer \(Self.secret)")
    #expect(!(run.output + run.errors).contains(Self.secret))
    #expect(folder.text(of: "t").contains("Authorization: Bearer (hidden)"))
    let kept = files(in: folder.path)
    #expect(kept.count >= 3)
    for file in kept {
      let text = String(decoding: Fixtures.bytes(file) ?? [], as: UTF8.self)
      #expect(!text.contains(Self.secret), "\(file)")
      var status = stat()
      #expect(stat(file, &status) == 0)
      #expect(status.st_mode & 0o777 == 0o600, "\(file)")
    }
  }

  @Test func `a recording answers in place of the service, and gives the same form`() throws {
    let busy = ScriptedReply.body("", status: 503, headers: ["retry-after-ms: 1"])
    let server = try ScriptedServer([busy, .completion([Self.added])])
    let first = ask(["--record", "wire.jsonl"], base: server.baseURL)
    server.stop()
    let again = ask(["--replay", "wire.jsonl"], base: "http://127.0.0.1:1/v1")
    #expect(again.exitCode == 0)
    #expect(again.output == first.output)
    let alone = ProgramRun(
      Products.path(of: "formchat"), ["ask", "y", "--replay", "wire.jsonl", "-q"], in: folder)
    #expect(alone.output == first.output)
    let over = ProgramRun(
      Products.path(of: "formchat"), ["--replay", "wire.jsonl"], input: Array("a\nb\n".utf8),
      in: folder)
    #expect(over.output.contains("formchat: the recording has no more answers"))
  }

  @Test func `verbose says what is sent and announces edits, on standard error`() throws {
    let server = try ScriptedServer([.completion([Self.added])])
    defer { server.stop() }
    let run = ask(["-v"], base: server.baseURL)
    let lines = run.errors.split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.hasPrefix("> POST \(server.baseURL)/chat/completions (") })
    #expect(lines.contains("< status 200"))
    let announced = lines.filter { $0.hasPrefix("+ ") }
    #expect(announced == ["+ phone  TextField  Phone", "+ news  Toggle  News"])
    #expect(!run.output.contains("POST"))
  }

  @Test func `a file that is something else is not overwritten`() throws {
    let server = try ScriptedServer([.completion([Self.added]), .completion([Self.added])])
    defer { server.stop() }
    let mine = folder.write("mine\n", to: "mine.json")
    for option in ["--trace", "--record"] {
      let run = ask([option, mine], base: server.baseURL)
      #expect(run.exitCode == 73)
      #expect(run.errors.contains("\(mine): this file exists and is no "))
      #expect(folder.text(of: "mine.json") == "mine\n")
    }
    #expect(server.requests.isEmpty)
    let loose = folder.write("# formchat trace, 0.0.1\nan old line\n", to: "loose")
    #expect(ask(["--trace", loose], base: server.baseURL).exitCode == 0)
    #expect(!folder.text(of: "loose").contains("an old line"))
    var status = stat()
    #expect(stat(loose, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
  }

  @Test(arguments: [
    ("", "this recording is empty"), ("{\"event\":\"session\"}\n", "this line is no part"),
  ])
  func `what is no recording is refused`(text: String, words: String) {
    let path = folder.write(text, to: "r")
    let run = ask(["--replay", path], base: "http://127.0.0.1:1/v1")
    #expect(run.exitCode == 65)
    #expect(run.errors.contains(words))
  }

  @Test func `a key that belongs to one host is not sent in the open to another`() throws {
    for base in ["http://example.com/v1", "http://192.0.2.1", "http://127.0.0.1.nip.io"] {
      let run = ask(["--trace", "t"], base: base)
      #expect(run.exitCode == 78)
      #expect(run.errors.contains("the key is not sent to "))
      #expect(!folder.text(of: "t").contains("POST"))
    }
  }

  @Test func `what steers a terminal in a model's words and labels is shown as what it is`() throws
  {
    let nasty = "\u{1B}]0;x\u{7}\u{1B}[31m\u{202E}abc\u{2066}\u{9B}2J"
    let reply: JSONValue = [
      "message": .string("Hi \(nasty)"),
      "ops": [
        ["op": "add", "nodes": [["type": "TextField", "id": "a", "label": .string(nasty)]]]
      ],
    ]
    let server = try ScriptedServer([.completion([reply.text()], model: nasty)])
    defer { server.stop() }
    let run = ProgramRun(
      Products.path(of: "formchat"), ["--base-url", server.baseURL, "-v", "--trace", "t"],
      input: Array("x\n/history\n/show\n/usage\n".utf8), in: folder)
    let shown = run.output + run.errors + folder.text(of: "t")
    let steering: Set<Unicode.Scalar> = ["\u{1B}", "\u{7}", "\u{202E}", "\u{2066}", "\u{9B}"]
    #expect(shown.unicodeScalars.filter(steering.contains).isEmpty)
    #expect(run.output.contains("<U+202E>abc"))
  }
}
