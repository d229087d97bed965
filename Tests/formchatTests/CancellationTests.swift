internal import Chat
internal import FormLayout
internal import JSON
internal import Platform
internal import Support
internal import Testing

@testable import formchat

/// Ctrl-C at random moments in a real terminal: nothing may be left behind, nothing done by halves.
@Suite struct CancellationTests {
  private static let rounds = 200
  private static let firstCounted = 20

  /// A reply that labels two fields alike, sent in pieces with pauses.
  private static func reply(_ round: Int) -> ScriptedReply {
    func set(_ id: String) -> JSONValue {
      ["op": "set", "ids": [.string(id)], "props": [["text": "label", "v": .string("L\(round)")]]]
    }
    let text = JSONValue.object(["message": "Done.", "ops": [set("a"), set("b")]]).text()
    let pieces = stride(from: 0, to: text.count, by: 24).map {
      String(text.dropFirst($0).prefix(24))
    }
    let steps = ScriptedReply.completion(pieces).steps
    return ScriptedReply(steps.flatMap { [.pause(milliseconds: 1), $0] })
  }

  private func count(_ folder: String, of process: Int32) -> Int {
    Fixtures.files(in: "/proc/\(process)/\(folder)").count
  }

  @Test(.enabled(if: Fixtures.exists("/proc/self/fd")))
  func `two hundred cancelled turns leave no thread, no descriptor and no half of a change`() throws
  {
    let folder = TemporaryFolder()
    let layout = folder.write(
      #"{"formchat":1,"id":"f","components":[{"type":"TextField","id":"a","label":"L"},{"type":"TextField","id":"b","label":"L"}]}"#,
      to: "f.form.json")
    let server = try ScriptedServer([Self.reply(0)])
    defer { server.stop() }
    let terminal = try PseudoTerminal(
      Products.path(of: "formchat"),
      arguments: [layout, "--session", "c", "--base-url", server.baseURL],
      environment: ["HOME": folder.path, "XDG_STATE_HOME": folder.path], rows: 60)
    try terminal.wait(for: "\n> ")
    try terminal.send("first\r")
    try terminal.wait(for: "revision 1 · ")
    try terminal.wait(for: "\n> ")
    var before = (0, 0)
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededRandom(seed: seed)
    for round in 1...Self.rounds {
      // By then the runtime has all the threads of its own that it needs.
      if round == Self.firstCounted {
        before = (count("fd", of: terminal.process), count("task", of: terminal.process))
      }
      server.append([Self.reply(round)])
      try terminal.send("again\r")
      // Some are stopped before the request is out, some after the reply is in.
      usleep(UInt32.random(in: 0...40_000, using: &random))
      try terminal.send("\u{3}")
      try terminal.send("/explain round\(round)\r")
      try terminal.wait(for: "there is no finding 'round\(round)'")
      try terminal.wait(for: "\n> ")
    }

    let after = (count("fd", of: terminal.process), count("task", of: terminal.process))
    #expect(after.0 <= before.0 + 1, "seed \(seed)")
    #expect(after.1 <= before.1 + 1, "seed \(seed)")
    try terminal.send("\u{4}")
    #expect(try terminal.waitForEnd() == .exit(0))

    let path = "\(folder.path)/formchat/sessions/c.jsonl"
    let transcript = try Transcript(parsing: #require(Fixtures.bytes(path)))
    let session = try Session(resuming: transcript, path: path)
    let forms = (0...session.tree.current.number).compactMap { number in
      var tree = session.tree
      return tree.goTo(number) ? tree.current.form : nil
    }
    for form in forms {
      #expect(
        form.components.map { $0.words } == Array(repeating: form.components[0].words, count: 2))
    }
    let fates = session.history.history(from: .gpt).map(\.fate)
    #expect(fates.count <= Self.rounds + 1)
    #expect(fates.contains(.cancelled))
  }
}
