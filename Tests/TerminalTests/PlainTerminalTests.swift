internal import Platform
internal import Support
internal import Testing

@Suite struct PlainTerminalTests {
  @Test func `a dumb terminal gets lines and no control sequence`() throws {
    let terminal = try PseudoTerminal(
      Products.path(of: "ConsoleProbe"), environment: ["TERM": "dumb"])
    try terminal.wait(for: "probe> ")
    try terminal.send("héllo\n")
    try terminal.wait(for: "line \"héllo\"\r\n")
    try terminal.wait(for: "probe> ")
    terminal.kill(SIGINT)
    try terminal.wait(for: "interrupted\r\n")
    try terminal.wait(for: "probe> ")
    try terminal.send("\u{4}")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(!terminal.text.contains("\u{1B}"))
  }

  @Test func `a locale without UTF-8 is no obstacle`() throws {
    let terminal = try PseudoTerminal(
      Products.path(of: "ConsoleProbe"), environment: ["LC_ALL": "C"])
    try terminal.wait(for: "probe> ")
    try terminal.send("héllo 日本\r")
    try terminal.wait(for: "line \"héllo 日本\"\r\n")
  }
}
