internal import Terminal
internal import Testing

@Suite struct ScriptedConsoleTests {
  @Test func `a dialogue is kept as a screen would show it`() {
    let console = ScriptedConsole([.line("one"), .interrupted])
    #expect(console.readLine(prompt: "> ") == .line("one"))
    console.write("answer\n")
    console.writeError("remark\n")
    #expect(console.readLine(prompt: "> ") == .interrupted)
    #expect(console.readLine(prompt: "> ") == .end)
    #expect(console.output == "> one\nanswer\n> ^C\n> \n")
    #expect(console.errors == "remark\n")
  }
}
