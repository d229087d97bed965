internal import Chat
internal import JSON
internal import Platform
internal import Support
internal import Testing

@testable import formchat

/// The program and a service: what goes over the wire, and what comes of what goes wrong.
@Suite struct ServiceTests {
  private let folder = TemporaryFolder()

  private static func reply(_ message: String, _ ops: JSONValue) -> String {
    JSONValue.object(["message": .string(message), "ops": ops]).text()
  }

  private static func add(_ id: String) -> String {
    reply(
      "Added.",
      [["op": "add", "nodes": [["type": "TextField", "id": .string(id), "label": "Label"]]]])
  }

  private func run(
    _ arguments: [String], _ server: ScriptedServer, input: String = "",
    _ environment: [String: String] = [:]
  ) -> ProgramRun {
    ProgramRun(
      Products.path(of: "formchat"), arguments + ["--base-url", server.baseURL],
      input: Array(input.utf8), environment: environment, in: folder)
  }

  // MARK: Cost

  @Test func `all turns use one connection, and their prompts begin with the same bytes`() throws {
    let ids = ["a", "b", "c", "d"]
    let server = try ScriptedServer(ids.map { .completion([Self.add($0)]) })
    defer { server.stop() }
    let run = run([], server, input: "one\ntwo\nthree\nfour\n")
    #expect(run.exitCode == 0)
    #expect(server.connectionCount == 1)
    #expect(server.requests.map(\.connection) == [1, 1, 1, 1])
    let bodies = server.requests.map { String(decoding: $0.body, as: UTF8.self) }
    // Up to the first word of the person's all is the same, and so is the schema behind.
    let starts = bodies.map {
      $0.prefix(upTo: $0.firstRange(of: #"{"role":"user""#)?.lowerBound ?? $0.startIndex)
    }
    #expect(Set(starts).count == 1)
    #expect(starts.allSatisfy { $0.utf8.count > 6_000 })
    let ends = bodies.map {
      $0[($0.firstRange(of: #""stream":true"#)?.lowerBound ?? $0.startIndex)...]
    }
    #expect(Set(ends).count == 1)
    #expect(ends.allSatisfy { $0.utf8.count > 5_000 })
  }

  @Test func `usage says what each turn took`() throws {
    let server = try ScriptedServer([
      .completion([Self.add("a")], usage: (3_000, 60)),
      .completion([Self.reply("Hello.", [])], usage: (3_100, 20)),
    ])
    defer { server.stop() }
    mkdir("\(folder.path)/formchat", 0o700)
    folder.write(
      #"{"prices": {"scripted-1": {"input": 2, "output": 8}}}"#, to: "formchat/config.json")
    let run = run(
      ["--width", "60"], server, input: "a field\nhello\n/usage\n", ["XDG_CONFIG_HOME": folder.path]
    )
    let lines = run.output.split(separator: "\n").suffix(4).map(String.init)
    #expect(
      lines == [
        "  a field                   1  3,000       ?      60  0.0065",
        "  hello                     1  3,100       ?      20  0.0064",
        "  all                       2  6,100       ?      80  0.0128",
        "  ? is what the service did not tell",
      ])
  }

  // MARK: What goes wrong

  @Test func `where the prompt is too long, it is asked once more without the history`() throws {
    let overflow = ScriptedReply.body(
      #"{"error":{"code":400,"message":"the request exceeds the available context size","type":"exceed_context_size_error","n_prompt_tokens":9000,"n_ctx":8192}}"#,
      status: 400)
    let server = try ScriptedServer([
      .completion([Self.add("a")]), overflow, .completion([Self.add("b")]), overflow, overflow,
    ])
    defer { server.stop() }
    let run = run([], server, input: "one\ntwo\nthree\n")
    #expect(run.output.contains("asking once more without what was said before"))
    #expect(run.output.contains("revision 2 · "))
    #expect(run.output.contains("the conversation is too long for the model (400)"))
    #expect(server.requests.map { $0.json?["messages"]?.arrayValue?.count } == [2, 4, 2, 6, 2])
    #expect(
      server.requests[2].json?["messages"]?[1]?["content"]?.stringValue?.hasSuffix("REQUEST:\ntwo")
        == true)
  }

  @Test func `a reply that broke off before its first word is asked for once more`() throws {
    let half = ScriptedReply.completion([#"{"mess"#, #"age":"Added."#]).cut(afterWrites: 3, .close)
    let server = try ScriptedServer([half, .completion([Self.add("a")])])
    defer { server.stop() }
    let run = run(["ask", "x"], server)
    #expect(run.exitCode == 0)
    #expect(run.errors.contains("the reply broke off; asking once more"))
    #expect(server.requests.count == 2)
  }

  @Test func `a reply that broke off among its words stands as failed`() throws {
    let half = ScriptedReply.completion([#"{"message":"Ad"#, "ded."]).cut(afterWrites: 3, .close)
    let server = try ScriptedServer([half, .completion([Self.add("a")])])
    defer { server.stop() }
    #expect(run(["ask", "x"], server).exitCode == 69)
    #expect(server.requests.count == 1)
  }

  @Test func `retries and repairs share one budget of five requests`() throws {
    let busy = ScriptedReply.body("", status: 503, headers: ["retry-after-ms: 1"])
    let wrong = (0..<3).map { number in
      let ops: JSONValue = [["op": "remove", "ids": [.string("x\(number)")]]]
      return ScriptedReply.completion([Self.reply("No.", ops)])
    }
    let server = try ScriptedServer([busy, busy, wrong[0], busy, wrong[1], wrong[2]])
    defer { server.stop() }
    let run = run(["ask", "x", "--json"], server)
    #expect(run.exitCode == 76)
    #expect(server.requests.count == 5)
  }

  @Test func `a whole answer in a fence or around prose needs one request`() throws {
    let answers = [
      "Sure!\n```json\n\(Self.add("a"))\n```\nEnjoy.", "<think>{no}</think>\(Self.add("a"))",
      Self.add("a").replacing("Added.", with: "Added\nit."),
    ]
    for answer in answers {
      let server = try ScriptedServer([.completion([answer])])
      defer { server.stop() }
      let run = run(["ask", "x", "-q"], server)
      #expect(run.exitCode == 0)
      #expect(run.output.contains(#""id": "a""#))
      #expect(server.requests.count == 1)
    }
  }

  @Test func `prose alone is sent back, and the answer to that is taken`() throws {
    let server = try ScriptedServer([
      .completion(["I have added the field."]), .completion([Self.add("a")]),
    ])
    defer { server.stop() }
    #expect(run(["ask", "x", "-q"], server).exitCode == 0)
    #expect(server.requests.count == 2)
  }

  @Test func `a remark of the service's is passed on`() throws {
    let server = try ScriptedServer([.completion([Self.add("a")], usage: (100, 20))])
    defer { server.stop() }
    let run = run(["ask", "x"], server)
    #expect(run.errors.contains("the server cut the prompt: it read 100 of about "))
  }

  // MARK: Preferences

  @Test func `what the settings want is sent, and what is refused is left out for good`() throws {
    let refusal = ScriptedReply.body(
      #"{"error":{"message":"m","param":"temperature"}}"#, status: 400)
    let server = try ScriptedServer([
      refusal, .completion([Self.add("a")]), .completion([Self.add("a")]),
    ])
    defer { server.stop() }
    mkdir("\(folder.path)/formchat", 0o700)
    folder.write(
      #"{"temperature": 0.2, "reasoningEffort": "low", "developerRole": true}"#,
      to: "formchat/config.json")
    let settings = ["XDG_CONFIG_HOME": folder.path]
    let first = run(["ask", "x"], server, settings)
    #expect(first.errors.contains("gpt-4.1 takes no temperature, so it was left out"))
    #expect(run(["ask", "x"], server, settings).exitCode == 0)
    let bodies = server.requests.map(\.json)
    #expect(bodies.map { $0?["temperature"] } == [0.2, nil, nil])
    #expect(bodies.map { $0?["reasoning_effort"] } == ["low", "low", "low"])
    #expect(bodies.map { $0?["max_tokens"] } == [12_288, 12_288, 12_288])
    #expect(bodies.map { $0?["messages"]?[0]?["role"] } == ["developer", "developer", "developer"])
  }

  @Test(arguments: [
    (#"{"temperature": 3}"#, "'temperature' takes a number from 0.0 to 2.0, not '3'"),
    (#"{"reasoningEffort": "much"}"#, "'reasoningEffort' takes none, minimal, low, "),
    (#"{"developerRole": 1}"#, "'developerRole' takes true or false, not a number"),
    (#"{"prices": {"m": 1}}"#, "'prices' takes for each model the price of a million tokens"),
  ])
  func `settings that mean nothing are refused`(settings: String, words: String) throws {
    let server = try ScriptedServer([])
    defer { server.stop() }
    mkdir("\(folder.path)/formchat", 0o700)
    let path = folder.write(settings, to: "formchat/config.json")
    let run = run(["ask", "x"], server, ["XDG_CONFIG_HOME": folder.path])
    #expect(run.exitCode == 78)
    #expect(run.errors.hasPrefix("formchat: \(path): \(words)"), "\(run.errors)")
  }
}
