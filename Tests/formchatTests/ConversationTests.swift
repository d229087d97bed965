internal import Chat
internal import JSON
internal import Platform
internal import Support
internal import Testing

@testable import formchat

/// Conversations in a real terminal against a server on this machine.
@Suite struct ConversationTests {
  private let folder = TemporaryFolder()

  private func terminal(
    _ arguments: [String], base: String? = nil, columns: Int = 80
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      Products.path(of: "formchat"),
      arguments: arguments + (base.map { ["--base-url", $0] } ?? []),
      environment: [
        "HOME": folder.path, "XDG_STATE_HOME": folder.path, "XDG_CONFIG_HOME": folder.path,
      ], columns: columns, rows: 60)
    try terminal.wait(for: "> ")
    return terminal
  }

  private static func reply(_ message: String, _ ops: JSONValue) -> ScriptedReply {
    let text = JSONValue.object(["message": .string(message), "ops": ops]).text()
    return .completion(pieces(of: text))
  }

  private static func pieces(of text: String) -> [String] {
    stride(from: 0, to: text.count, by: 9).map { String(text.dropFirst($0).prefix(9)) }
  }

  /// What was said in the recording of the registration form: five messages and their replies.
  private static func registration() throws -> [(words: String, reply: ChatMessage)] {
    let path = Fixtures.projectRoot + "/transcripts/registration.jsonl"
    let transcript = try Transcript(parsing: #require(Fixtures.bytes(path)))
    let messages = transcript.events.compactMap { event in
      if case .message(let message) = event { message } else { nil }
    }
    return stride(from: 0, to: messages.count, by: 2).map {
      (messages[$0].content, messages[$0 + 1])
    }
  }

  private func transcript(_ id: String) throws -> Transcript {
    let path = "\(folder.path)/formchat/sessions/\(id).jsonl"
    return try Transcript(parsing: #require(Fixtures.bytes(path)))
  }

  private func revisions(_ id: String) throws -> [TranscriptRevision] {
    try transcript(id).events.compactMap { event in
      if case .revision(let revision) = event { revision } else { nil }
    }
  }

  private func say(_ words: String, in terminal: PseudoTerminal) throws {
    try terminal.send("\u{1B}[200~\(words)\u{1B}[201~\r")
  }

  // MARK: The registration form

  @Test
  func
    `the registration form is built and refined four times, and killed at any moment it comes back`()
    throws
  {
    let turns = try Self.registration()
    let server = try ScriptedServer(turns.map { .completion(Self.pieces(of: $0.reply.content)) })
    defer { server.stop() }
    for (index, turn) in turns.enumerated() {
      // Every turn runs in a new process, which is killed as soon as its prompt is back.
      let arguments = index == 0 ? ["--session", "reg"] : ["--resume", "reg"]
      let terminal = try terminal(arguments, base: server.baseURL)
      if index > 0 {
        #expect(terminal.text.contains("revision \(index) · "))
        #expect(terminal.text.contains(turns[index - 1].reply.words))
      }
      try say(turn.words, in: terminal)
      try terminal.wait(for: "revision \(index + 1) · ")
      try terminal.wait(for: "\n> ")
      terminal.kill(SIGKILL)
      #expect(try terminal.waitForEnd() == .signal(SIGKILL))
      #expect(try revisions("reg").map(\.number) == Array(1...index + 1))
    }
    let recorded = try Transcript(
      parsing: #require(Fixtures.bytes(Fixtures.projectRoot + "/transcripts/registration.jsonl")))
    let fingerprints = recorded.events.compactMap { event in
      if case .revision(let revision) = event { revision.fingerprint } else { nil }
    }
    #expect(try revisions("reg").map(\.fingerprint) == fingerprints)
    #expect(server.requests.count == 5)

    let last = try terminal(["--resume", "reg"], base: server.baseURL)
    try last.send("/undo 5\r")
    try last.wait(for: "revision 0 · ")
    try last.wait(for: "\n> ")
    try last.send("\u{4}")
    #expect(try last.waitForEnd() == .exit(0))
    #expect(last.text.contains("go on with: formchat --resume reg"))
  }

  @Test(arguments: [0, 30, 90, 200, 350])
  func `killed in the middle of a turn, all that was acknowledged is there`(_ milliseconds: Int)
    throws
  {
    let second = Self.reply("Two.", [["op": "remove", "ids": ["b"]]])
    let slow = ScriptedReply(second.steps.flatMap { [.pause(milliseconds: 20), $0] })
    let first: JSONValue = [
      [
        "op": "add",
        "nodes": [
          ["type": "TextField", "id": "a", "label": "A"],
          ["type": "TextField", "id": "b", "label": "B"],
        ],
      ]
    ]
    let server = try ScriptedServer([Self.reply("One.", first), slow])
    defer { server.stop() }
    let terminal = try terminal(["--session", "k"], base: server.baseURL)
    try terminal.send("one\r")
    try terminal.wait(for: "revision 1 · ")
    try terminal.wait(for: "\n> ")
    try terminal.send("two\r")
    usleep(UInt32(milliseconds) * 1_000)
    terminal.kill(SIGKILL)
    #expect(try terminal.waitForEnd() == .signal(SIGKILL))
    let resumed = try self.terminal(["--resume", "k"])
    try resumed.send("/show\r")
    try resumed.wait(for: "A")
    #expect(try revisions("k").first?.number == 1)
    try resumed.send("\u{4}")
    #expect(try resumed.waitForEnd() == .exit(0))
    // The file is whole again: it replays.
    #expect(try transcript("k").tornAt == nil)
  }

  // MARK: Ctrl-C and faults

  @Test func `Ctrl-C stops a reply, the form stays, and the next turn works`() throws {
    let words = Self.reply(
      "This one will be stopped in the middle of its words.", [["op": "clear"]])
    let server = try ScriptedServer([
      words.cut(afterWrites: 7, .hang),
      Self.reply(
        "Added.", [["op": "add", "nodes": [["type": "TextField", "id": "a", "label": "Alpha"]]]]),
    ])
    defer { server.stop() }
    let terminal = try terminal(["--session", "c"], base: server.baseURL)
    try terminal.send("first\r")
    try terminal.wait(for: "This one")
    try terminal.send("\u{3}")
    try terminal.wait(for: "cancelled; the form is as it was")
    try terminal.wait(for: "\n> ")
    try terminal.send("second\r")
    try terminal.wait(for: "revision 1 · ")
    try terminal.send("/history\r")
    try terminal.wait(for: "(cancelled)")
    let fates = try transcript("c").events.compactMap { event in
      if case .message(let message) = event, message.sender == .gpt { message.fate } else { nil }
    }
    #expect(fates == [.cancelled, .applied])
    // What was cancelled is not sent again.
    let sent = server.requests[1].json?["messages"]?.arrayValue ?? []
    #expect(sent.count == 2)
  }

  @Test func `a failing service is one sentence and the session goes on`() throws {
    let server = try ScriptedServer([
      .body(
        #"{"error":{"message":"Incorrect API key provided: sk-secret-1234567890abcdef","code":"invalid_api_key"}}"#,
        status: 401),
      .body("<html>gateway</html>", type: "text/html"),
      Self.reply(
        "Added.", [["op": "add", "nodes": [["type": "TextField", "id": "a", "label": "Alpha"]]]]),
    ])
    defer { server.stop() }
    let terminal = try terminal([], base: server.baseURL)
    let host = server.baseURL.dropFirst("http://".count).dropLast("/v1".count)
    try terminal.send("one\r")
    try terminal.wait(for: "formchat: \(host) refused the key (401).")
    try terminal.wait(for: "\n> ")
    try terminal.send("two\r")
    try terminal.wait(for: "is not JSON")
    try terminal.wait(for: "\n> ")
    try terminal.send("three\r")
    try terminal.wait(for: "revision 1 · ")
    #expect(!terminal.text.contains("sk-secret"))
  }

  @Test func `two repair rounds at most, and the same faults twice end it`() throws {
    let wrong = Self.reply("Wrong.", [["op": "remove", "ids": ["nothing"]]])
    let server = try ScriptedServer([wrong, wrong, wrong])
    defer { server.stop() }
    let terminal = try terminal(["--session", "r"], base: server.baseURL)
    try terminal.send("go\r")
    try terminal.wait(for: "asking again, 1 of 2")
    try terminal.wait(for: "2 replies in a row could not be applied")
    #expect(server.requests.count == 2)
    let repair = server.requests[1].json?["messages"]?.arrayValue?.suffix(2).map { $0["role"] }
    #expect(repair == ["assistant", "user"])
  }

  // MARK: One turn for scripts

  private func ask(_ arguments: [String], _ server: ScriptedServer, key: String? = nil)
    -> ProgramRun
  {
    ProgramRun(
      Products.path(of: "formchat"), ["ask", "--base-url", server.baseURL] + arguments,
      environment: key.map { ["OPENAI_API_KEY": $0] } ?? [:], in: folder)
  }

  @Test func `ask prints the layout on standard output and the rest on standard error`() throws {
    let server = try ScriptedServer([
      Self.reply(
        "Added.", [["op": "add", "nodes": [["type": "TextField", "id": "a", "label": "Alpha"]]]])
    ])
    defer { server.stop() }
    let run = ask(["a form"], server)
    #expect(run.exitCode == 0)
    #expect(
      run.output == """
        {
          "formchat": 1,
          "id": "newForm",
          "components": [
            {"type": "TextField", "id": "a", "label": "Alpha"}
          ]
        }

        """)
    #expect(run.errors.contains("Added."))
  }

  @Test func `ask gives one object with everything in it`() throws {
    let server = try ScriptedServer([
      Self.reply("Oops.", [["op": "remove", "ids": ["x"]]]),
      Self.reply(
        "Added.", [["op": "add", "nodes": [["type": "TextField", "id": "a", "label": "Alpha"]]]]),
    ])
    defer { server.stop() }
    let run = ask(["a form", "--json", "--session", "one", "-q"], server)
    #expect(run.exitCode == 0)
    #expect(run.errors == "")
    let object = try JSONValue(parsing: run.output)
    #expect(
      object.objectValue?.keys == [
        "command", "message", "layout", "changes", "findings", "usage", "revision", "session",
        "repairs",
      ])
    #expect(object["message"] == "Added.")
    #expect(object["repairs"] == 1)
    #expect(object["revision"] == 1)
    #expect(object["session"] == "one")
    #expect(object["usage"] == ["promptTokens": 200, "completionTokens": 40])
    #expect(object["changes"]?[0]?["kind"] == "added")
  }

  @Test func `ask changes the file it was given and replaces no other`() throws {
    let add: JSONValue = [
      ["op": "add", "nodes": [["type": "TextField", "id": "b", "label": "Beta"]]]
    ]
    let replies = (0..<2).map { _ in Self.reply("Added.", add) }
    let server = try ScriptedServer(replies)
    defer { server.stop() }
    let layout = """
      {
        "formchat": 1,
        "id": "f",
        "components": [
          {"type": "TextField", "id": "a", "label": "Alpha"}
        ]
      }

      """
    let own = folder.write(layout, to: "own.form.json")
    folder.write("mine", to: "other.form.json")
    #expect(ask(["x", "--form", own, "-o", own, "-q"], server).exitCode == 0)
    #expect(
      folder.text(of: "own.form.json")
        == layout.replacing(
          "\"Alpha\"}",
          with: "\"Alpha\"},\n    {\"type\": \"TextField\", \"id\": \"b\", \"label\": \"Beta\"}"))
    #expect(ask(["x", "--form", own, "-o", "other.form.json", "-q"], server).exitCode == 73)
    #expect(folder.text(of: "other.form.json") == "mine")
    #expect(ask(["x", "-o", "new.form.json", "-q"], server).exitCode == 0)
    #expect(folder.text(of: "new.form.json").contains("Beta"))
    // What could not be written was not asked for.
    #expect(server.requests.count == 2)
  }

  static let failures: [(reply: ScriptedReply, code: Int32, kind: String)] = [
    (.body(#"{"error":{"message":"no"}}"#, status: 401), 77, "authentication"),
    (
      .body(
        #"{"error":{"message":"The model 'x' does not exist","code":"model_not_found"}}"#,
        status: 404), 78, "unknown-model"
    ),
    (.body("hello", type: "text/plain"), 69, "protocol"),
    (.body(#"{"error":{"message":"busy"}}"#, status: 503), 69, "overloaded"),
    (.completion(["{\"message\":\"\",\"ops\":["], finishReason: "length"), 76, "truncated"),
    (.completion(["I would rather not."]), 76, "unusable-reply"),
    (ScriptedReply([.reset]), 69, "connection"),
  ]

  @Test(arguments: failures)
  func `a failure of ask has its exit code and its word`(
    _ failure: (reply: ScriptedReply, code: Int32, kind: String)
  ) throws {
    let server = try ScriptedServer([failure.reply, failure.reply, failure.reply])
    defer { server.stop() }
    let run = ask(["x", "--json", "-q"], server)
    #expect(run.exitCode == failure.code)
    let object = try JSONValue(parsing: run.output)
    #expect(object["error"]?["kind"] == .string(failure.kind))
    #expect(object["layout"] == nil)
  }

  @Test(arguments: [
    (
      "http://127.0.0.1:1/v1", Int32(69),
      "127.0.0.1:1 refused the connection (3 attempts). Check that the service is running, and --base-url"
    ),
    (
      "http://nonexistent.invalid/v1", 69,
      "the host nonexistent.invalid is unknown (3 attempts). Check --base-url and the network"
    ),
  ])
  func `a service that is not there is said in one sentence`(
    _ base: String, _ code: Int32, _ words: String
  ) {
    let run = ProgramRun(
      Products.path(of: "formchat"), ["ask", "x", "--base-url", base, "-q"], in: folder)
    #expect(run.exitCode == code)
    #expect(run.errors == "formchat: \(words)\n")
  }

  // MARK: The key

  @Test func `the key goes to the service and nowhere else`() throws {
    let key = "sk-test-0123456789abcdefghij"
    let server = try ScriptedServer([
      .body(#"{"error":{"message":"bad key \#(key)"}}"#, status: 401)
    ])
    defer { server.stop() }
    let run = ask(["x", "--session", "key"], server, key: key)
    #expect(server.requests.first?.header("Authorization") == "Bearer \(key)")
    let kept = folder.text(of: "formchat/sessions/key.jsonl")
    #expect(!kept.isEmpty)
    for text in [run.output, run.errors, kept] { #expect(!text.contains("0123456789abcdef")) }
  }

  @Test func `a base URL of the folder's own file gets no key but that file's`() throws {
    let server = try ScriptedServer([Self.reply("Hi.", []), Self.reply("Hi.", [])])
    defer { server.stop() }
    folder.write("OPENAI_BASE_URL=\(server.baseURL)\n", to: ".env")
    func ask() -> ProgramRun {
      ProgramRun(
        Products.path(of: "formchat"), ["ask", "x", "-q"],
        environment: ["OPENAI_API_KEY": "sk-mine-0123456789abcdef"], in: folder)
    }
    #expect(ask().exitCode == 0)
    #expect(server.requests[0].header("Authorization") == nil)
    folder.write("OPENAI_BASE_URL=\(server.baseURL)\nOPENAI_API_KEY=sk-its-own\n", to: ".env")
    #expect(ask().exitCode == 0)
    #expect(server.requests[1].header("Authorization") == "Bearer sk-its-own")
  }
}
