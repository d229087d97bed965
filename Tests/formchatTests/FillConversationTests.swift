internal import JSON
internal import Support
internal import Testing

/// `/fill` in a conversation.
@Suite struct FillConversationTests {
  private let folder = TemporaryFolder()

  private func write(_ components: JSONValue) -> String {
    FillForms.write(components, to: folder)
  }

  private func run(_ arguments: [String]) -> ProgramRun {
    ProgramRun(Products.path(of: "formchat"), arguments, in: folder)
  }

  private func terminal(_ arguments: [String]) throws -> PseudoTerminal {
    try PseudoTerminal(
      Products.path(of: "formchat"), arguments: arguments,
      environment: ["HOME": folder.path, "XDG_STATE_HOME": folder.path, "NO_COLOR": "1"], rows: 60)
  }

  @Test func `a form is filled in a conversation, and its answers are in no record`() throws {
    let path = write([
      ["type": "TextField", "id": "name", "label": "Name", "required": true],
      ["type": "SecureField", "id": "pin", "label": "PIN"],
    ])
    let terminal = try terminal([path, "--session", "filled"])
    try terminal.wait(for: "\n> ")
    try terminal.send("/fill\r")
    try terminal.type(
      [
        ("Name *: ", "Annabel"), ("PIN: ", "4711"), ("Submit (Enter", ""),
      ])
    try terminal.wait(for: "\"pin\": \"••••••••\"")
    try terminal.wait(for: "\n> ")
    try terminal.send("\u{4}")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(!terminal.text.contains("4711"))
    let session = folder.text(of: "formchat/sessions/filled.jsonl")
    #expect(session.contains("\"/fill\""))
    #expect(!session.contains("Annabel"))
    for name in folder.names(in: "formchat") where !["sessions", "fills"].contains(name) {
      #expect(!folder.text(of: "formchat/\(name)").contains("Annabel"))
    }
    #expect(!session.contains("4711"))
    let replay = run(["replay", "\(folder.path)/formchat/sessions/filled.jsonl"])
    #expect(replay.exitCode == 0)
    #expect(replay.output.contains("(the form was filled here)"))
    let check = run(["replay", "--check", "\(folder.path)/formchat/sessions/filled.jsonl"])
    #expect(check.exitCode == 0)
  }

  @Test func `a form that is left in a conversation goes on there`() throws {
    let path = write([
      ["type": "TextField", "id": "name", "label": "Name", "required": true],
      ["type": "SecureField", "id": "pin", "label": "PIN"],
    ])
    let terminal = try terminal([path])
    try terminal.wait(for: "\n> ")
    try terminal.send("/fill\r")
    try terminal.type([("Name *: ", "Ann")])
    try terminal.wait(for: "PIN: ")
    try terminal.send("\u{3}")
    try terminal.wait(for: "the form was left")
    try terminal.wait(for: "\n> ")
    try terminal.send("/fill\r")
    try terminal.wait(for: "going on")
    try terminal.type([("PIN: ", ""), ("1  Name: Ann", "")])
    try terminal.wait(for: "\"name\": \"Ann\"")
    try terminal.wait(for: "\n> ")
    try terminal.send("/fill nothing\r")
    try terminal.wait(for: "/fill takes nothing, or 'anew'")
  }
}
