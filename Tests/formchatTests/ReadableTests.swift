internal import FormLayout
internal import Support
internal import Testing

/// A whole conversation in every setting that a person may have, about a form in three scripts.
@Suite struct ReadableTests {
  private let stage = Stage()

  private static let lines = [
    "/add TextField お名前（全角）", "/field form title=\"注文 🎉 طلب\"",
    "/add TextField \"البريد الإلكتروني\"",
    "/add Picker 👩‍👧‍👦 家族", "/add Option ひとり in picker", "/show", "/check", "/diff", "/undo",
    "/revisions",
    "/nonsense", "/field nothing required=true",
  ]

  private func talk(
    _ arguments: [String], environment: [String: String] = [:]
  ) -> String {
    stage.run(
      arguments, input: Self.lines.joined(separator: "\n") + "\n", environment: environment
    ).output
  }

  @Test(arguments: [
    ("boxes", ["--width", "40"]), ("plain", ["--width", "40", "--plain"]),
    ("ascii", ["--width", "40", "--ascii"]),
  ])
  func `it reads well at 40 columns`(_ name: String, _ arguments: [String]) {
    let text = talk(arguments)
    Expected.check(Self.withoutReports(text), "readable-\(name).txt")
    for line in text.split(separator: "\n") where !line.hasPrefix("> ") {
      #expect(line.displayWidth <= 40, "\(line)")
    }
  }

  /// The text without what the checks say, whose words are no matter of this suite.
  private static func withoutReports(_ text: String) -> String {
    var isReport = false
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false).filter { row in
      let starts = ["  revision ", "  no errors", "  1 error", "  2 errors", "  3 errors"]
      if starts.contains(where: row.hasPrefix) { isReport = true }
      if row.isEmpty { isReport = false }
      return !isReport
    }
    return rows.joined(separator: "\n")
  }

  @Test func `ASCII only means that all the program's own characters are`() {
    let text = stage.run(
      ["--ascii"],
      input:
        "/add TextField Email\n/add SecureField Password\n/add Picker Plan\n/show\n/check\n/diff\n"
        + "/undo\n/help\n/help keys\n/set\n/revisions\n/session list\n/explain submit-missing\n/x\n"
    ).output
    let foreign = Set(text.unicodeScalars.filter { !$0.isASCII })
    #expect(foreign.isEmpty, "\(foreign)")
  }

  @Test func `plain means no boxes, no colour and no redraws, even for who forces colour`() {
    let text = talk(["--plain"], environment: ["CLICOLOR_FORCE": "1", "NO_COLOR": ""])
    #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\r" })
    #expect(!text.unicodeScalars.contains { (0x2500...0x257F).contains($0.value) })
  }

  @Test(
    arguments: [
      ([], [:], false), ([], ["NO_COLOR": "", "CLICOLOR_FORCE": "1"], true),
      ([], ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], false),
      (["--color", "always"], ["NO_COLOR": "1"], true),
      (["--color", "never"], ["NO_COLOR": "", "CLICOLOR_FORCE": "1"], false),
      ([], ["NO_COLOR": "", "CLICOLOR_FORCE": "0"], false),
    ] as [([String], [String: String], Bool)])
  func `colour in a pipe is for who asks for it`(
    _ arguments: [String], _ environment: [String: String], _ hasColour: Bool
  ) {
    #expect(talk(arguments, environment: environment).contains("\u{1B}[") == hasColour)
  }

  @Test(
    arguments: [
      (["TERM": "dumb"], false), (["TERM": "dumb", "LC_ALL": "C"], false), (["LC_ALL": "C"], true),
      (["LC_ALL": "xx_XX.UTF-8"], true), (["TERM": "vt100"], true), (["ACCESSIBLE": "1"], false),
    ] as [([String: String], Bool)])
  func `a terminal of any kind takes the words and shows them`(
    _ environment: [String: String], _ isEdited: Bool
  ) throws {
    let terminal = try stage.terminal(environment: environment, columns: 40)
    for line in Self.lines {
      try terminal.send(line + "\r")
      try terminal.wait(for: "\n> ")
    }
    for word in ["お名前（全角）", "البريد", "家族", "注文 🎉"] { #expect(terminal.text.contains(word)) }
    #expect(terminal.text.contains("\u{1B}") == isEdited)
    try terminal.send("\u{4}")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.modes == terminal.modesBefore)
  }

  @Test func `a screen is drawn with the sixteen colours only`() throws {
    let terminal = try stage.terminal(environment: ["NO_COLOR": ""])
    for line in Self.lines {
      try terminal.send(line + "\r")
      try terminal.wait(for: "\n> ")
    }
    let codes = terminal.text.matches(of: /\u{1B}\[([0-9;]*)m/).flatMap { match in
      match.1.split(separator: ";").map(String.init)
    }
    #expect(!codes.isEmpty)
    let allowed = Set(["0", "1", "2", "3", "4", "7"] + (30...37).map(String.init))
    #expect(Set(codes).subtracting(allowed) == [])
  }
}
