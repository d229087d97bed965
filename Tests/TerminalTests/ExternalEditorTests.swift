internal import Platform
internal import Support
internal import Testing

/// The person's editor and pager, which have the terminal for themselves meanwhile.
@Suite struct ExternalEditorTests {
  private let folder = TemporaryFolder()

  /// A terminal whose editor is a shell script.
  private func terminal(editor script: String, pager: String? = nil) throws -> PseudoTerminal {
    folder.write(script, to: "edit.sh")
    var environment = ["EDITOR": "sh \(folder.path)/edit.sh"]
    environment["PAGER"] = pager
    let terminal = try PseudoTerminal(
      Products.path(of: "ConsoleProbe"), environment: environment, columns: 60, rows: 20)
    try terminal.wait(for: "probe> ")
    return terminal
  }

  @Test func `Ctrl-X Ctrl-E takes the draft to the editor and back`() throws {
    let terminal = try terminal(
      editor: "grep -q '^a draft$' \"$1\" && printf 'row one\\r\\nrow \\033[31mtwo\\n\\n' >\"$1\"")
    try terminal.send("a draft\u{1B}[D\u{18}\u{5}")
    try terminal.wait(describing: "the rows") {
      $0.lines.suffix(2) == ["probe> row one", "row [31mtwo"]
    }
    try terminal.send("!\r")
    try terminal.wait(for: "line \"row one\\nrow [31mtwo!\"\r\n")
  }

  @Test func `the editor finds the terminal as it was, and the program takes it back`() throws {
    let terminal = try terminal(editor: "stty -a >\"$1\"")
    try terminal.send("\u{18}\u{5}")
    try terminal.wait(for: " icanon")
    try terminal.wait(for: "extproc")
    #expect(terminal.text.contains(" echo "))
    #expect(!terminal.modes.echoes)
    try terminal.send("\u{3}")
    try terminal.wait(for: "interrupted\r\n")
    let modes = terminal.text.ranges(of: "\u{1B}[?2004h").count
    #expect(modes == 2)
  }

  @Test func `an editor that fails leaves the draft`() throws {
    let terminal = try terminal(editor: "exit 3")
    try terminal.send("dra\u{18}\u{5}")
    try terminal.wait(for: "ended with 3, so nothing is taken over")
    try terminal.wait(for: "probe> dra")
    try terminal.send("ft\r")
    try terminal.wait(for: "line \"draft\"\r\n")
  }

  @Test func `Ctrl-C in the editor is the editor's`() throws {
    let terminal = try terminal(
      editor: """
        trap 'printf stopped >"$1"; exit 0' INT
        echo editing
        while :; do sleep 0.1; done
        """)
    try terminal.send("\u{18}\u{5}")
    try terminal.wait(for: "editing\r\n")
    try terminal.send("\u{3}")
    try terminal.wait(for: "probe> stopped")
    try terminal.send("\r")
    try terminal.wait(for: "line \"stopped\"\r\n")
  }

  @Test(arguments: [SIGTERM, SIGHUP]) func `a signal while the editor runs ends the program`(
    signal: Int32
  ) throws {
    let terminal = try terminal(editor: "echo editing; sleep 20")
    try terminal.send("\u{18}\u{5}")
    try terminal.wait(for: "editing\r\n")
    terminal.kill(signal)
    #expect(try terminal.waitForEnd() == .exit(128 + signal))
    #expect(terminal.modes == terminal.modesBefore)
  }

  @Test func `a text is composed between two lines`() throws {
    let terminal = try terminal(editor: "cat \"$1\"; printf composed >\"$1\"")
    try terminal.send("compose\r")
    try terminal.wait(for: "a draft\r\n")
    try terminal.wait(for: "text(\"composed\")\r\n")
    try terminal.wait(for: "probe> ")
    try terminal.send("next\r")
    try terminal.wait(for: "line \"next\"\r\n")
  }

  @Test func `a terminal that can only write lines has an editor too`() throws {
    folder.write("printf composed >\"$1\"", to: "edit.sh")
    let terminal = try PseudoTerminal(
      Products.path(of: "ConsoleProbe"),
      environment: ["EDITOR": "sh \(folder.path)/edit.sh", "TERM": "dumb"])
    try terminal.wait(for: "probe> ")
    try terminal.send("compose\n")
    try terminal.wait(for: "text(\"composed\")\r\n")
  }

  // MARK: The pager

  @Test func `what is longer than the screen goes to the pager`() throws {
    let terminal = try terminal(editor: "", pager: "sed -n '1s/^/paged /p'")
    try terminal.send("page\r")
    try terminal.wait(for: "paged row 1\r\n")
    try terminal.wait(for: "probe> ")
    #expect(!terminal.text.contains("row 40"))
    try terminal.send("next\r")
    try terminal.wait(for: "line \"next\"\r\n")
  }

  @Test(arguments: [nil, "no-such-pager-here 2>&-"]) func `without a pager it is shown at once`(
    pager: String?
  ) throws {
    let terminal = try terminal(editor: "", pager: pager)
    try terminal.send("page\r")
    try terminal.wait(for: "row 40\r\n")
    try terminal.wait(for: "probe> ")
  }

  @Test func `a pager that is left early is no fault, nor is Ctrl-C in it`() throws {
    let terminal = try terminal(
      editor: "", pager: "trap 'exit 0' INT; echo paging; while :; do sleep 0.1; done")
    try terminal.send("page\r")
    try terminal.wait(for: "paging\r\n")
    try terminal.send("\u{3}")
    try terminal.wait(for: "probe> ")
    try terminal.send("next\r")
    try terminal.wait(for: "line \"next\"\r\n")
  }
}
