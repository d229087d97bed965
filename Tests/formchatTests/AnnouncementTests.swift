internal import Chat
internal import JSON
internal import Support
internal import Testing

/// What a person sees in a terminal while a reply arrives.
@Suite struct AnnouncementTests {
  private let folder = TemporaryFolder()

  private func terminal(_ server: ScriptedServer) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      Products.path(of: "formchat"), arguments: ["--base-url", server.baseURL],
      environment: ["HOME": folder.path, "XDG_STATE_HOME": folder.path], columns: 100, rows: 40)
    try terminal.wait(for: "> ")
    return terminal
  }

  @Test func `each edit is announced when it is complete, and none is applied before the end`()
    throws
  {
    let pieces = [
      #"{"message":"Two fields.","#, #""ops":[{"op":"add","in":"","after":"","nodes":"#,
      #"[{"type":"TextField","id":"phone","label":"Phone","props":[]}]},"#, #"{"op":"clear"}]}"#,
    ]
    let half = ScriptedReply.completion(pieces).cut(afterWrites: 5, .hang)
    let server = try ScriptedServer([half])
    defer { server.stop() }
    let terminal = try terminal(server)
    try terminal.send("fields\r")
    try terminal.wait(for: "Two fields.")
    try terminal.wait(for: " s · + phone  TextField  Phone")
    try terminal.wait(describing: "tokens and time") { screen in
      screen.lines.joined(separator: "\n").contains(
        /gpt-4\.1 · ~[0-9]+ tokens · [0-9]+ s · \+ phone/)
    }
    try terminal.send("\u{3}")
    try terminal.wait(for: "cancelled; the form is as it was")
    try terminal.wait(for: "\n> ")
    // What was announced is gone without a trace, and nothing was done.
    #expect(!terminal.screen.lines.joined(separator: "\n").contains("phone"))
    try terminal.send("/revisions\r")
    try terminal.wait(for: "\n> ")
    #expect(!terminal.screen.lines.joined(separator: "\n").contains("revision 1"))
  }

  @Test func `thinking is counted and not shown`() throws {
    let thought = ScriptedReply.chunk(["reasoning_content": "The person wants a phone."])
    let server = try ScriptedServer([
      ScriptedReply(ScriptedReply.events([thought]).steps.prefix(2) + [.hang])
    ])
    defer { server.stop() }
    let terminal = try terminal(server)
    try terminal.send("fields\r")
    try terminal.wait(for: "gpt-4.1 · thinking, ~7 tokens · ")
    #expect(!terminal.text.contains("wants a phone"))
    try terminal.send("\u{3}")
    try terminal.wait(for: "\n> ")
  }
}
