internal import JSON
internal import Platform
internal import Support
internal import Testing

@testable import formchat

/// `formchat fill` as a person and a shell see it.
@Suite struct FillTests {
  private let folder = TemporaryFolder()

  private func write(_ components: JSONValue) -> String {
    FillForms.write(components, to: folder)
  }

  private func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) -> ProgramRun {
    ProgramRun(
      Products.path(of: "formchat"), arguments, input: Array(input.utf8), environment: environment,
      in: folder)
  }

  private func terminal(
    _ arguments: [String], _ environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      Products.path(of: "formchat"), arguments: arguments,
      environment: ["HOME": folder.path, "XDG_STATE_HOME": folder.path, "NO_COLOR": "1"]
        .merging(environment) { $1 }, rows: 60)
  }

  /// The JSON that stands at the end of a screen.
  private func values(on terminal: PseudoTerminal) throws -> JSONValue {
    let bytes = terminal.written.filter { $0 != UInt8(ascii: "\r") }
    let text = String(decoding: bytes, as: UTF8.self)
    let start = try #require(text.range(of: "\n{\n")?.lowerBound)
    // The terminal is given back after it.
    let object = text[start...].prefix { $0 != "\u{1B}" }
    return try JSONValue(parsing: String(object))
  }

  private func kept() -> [String] { folder.names(in: "formchat/fills") }

  // MARK: In a terminal

  @Test func `a conditional checkout is filled by typing, wrong answers first`() throws {
    let terminal = try terminal(["fill", write(FillForms.checkout)])
    try terminal.type(
      [
        ("Email *: ", "nobody"), ("✗ Enter a valid email", ""), ("Payment *: ", "cash"),
        ("✗ Select one", ""),
      ])
    try terminal.type(
      [
        ("Pay (Enter", ""), ("Enter a valid email", "a@example.com"),
        ("This field is required", "1"),
        ("Card number *: ", "1234 5678"), ("Sixteen digits", ""), ("Pay (Enter", ""),
        ("Sixteen digits", ""),
      ])
    try terminal.type(
      [
        ("Pay (Enter", "4"), ("number from 1 to 3", "3"),
        ("Card number * [••••••••]: ", "1234567812345678"),
        ("Pay (Enter", ""),
      ])
    try terminal.wait(for: "\n}")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(
      try values(on: terminal)
        == ["email": "a@example.com", "payment": "card", "number": "••••••••"])
    #expect(terminal.text.contains("submitted: 'pay' with 3 values"))
    #expect(!terminal.text.contains("1234"))
    #expect(kept() == [])
  }

  @Test(.enabled(if: Fixtures.exists(Fixtures.layoutFormat)))
  func `the travel booking is filled by typing, with a child of 18 first`() throws {
    let page = String(decoding: try #require(Fixtures.bytes(Fixtures.layoutFormat)), as: UTF8.self)
    let block = try #require(page.components(between: "```json\n", "```").last)
    let path = folder.write(block, to: "booking.form.json")
    let terminal = try terminal(
      ["fill", path, "--today", "2026-11-30"], ["LC_TIME": "de_DE.UTF-8", "LC_ALL": ""])
    try terminal.type(
      [
        ("Email *: ", "ann@example.com"), ("Adult 1", "Ann"), ("Travellers [1]: ", "child"),
        ("Child 2", "Tim"), ("Date of birth *: ", "30.11.2008"),
        ("Age must be below 18", "1.12.2008"), ("Travellers [2]: ", ""), ("Book (Enter", ""),
      ])
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(
      try values(on: terminal) == [
        "email": "ann@example.com",
        "travellers": [
          ["kind": "adult", "name": "Ann"],
          ["kind": "child", "name": "Tim", "birthdate": "2008-12-01"],
        ],
      ])
  }

  @Test func `a form of three steps with a route is filled by typing, wrong answers first`() throws
  {
    let terminal = try terminal(["fill", write(FillForms.wizard)])
    try terminal.type(
      [
        ("Step 1 of 2: You", ""), ("Password *: ", "short"),
        ("Must be at least 8 characters", "a long secret"), ("This field is required", "1"),
        ("Step 2 of 2: Done", "no"), ("This field is required", ""),
        ("Join (Enter", "1"), ("Kind * [Private]: ", "business"), ("Step 2 of 3: Company", ""),
        ("This field is required", "DE1"),
      ])
    try terminal.type(
      [("Join (Enter", ""), ("This field is required", "yes"), ("Join (Enter", "")])
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(
      try values(on: terminal)
        == ["kind": "business", "password": "••••••••", "vat": "DE1", "terms": true])
    #expect(!terminal.text.contains("secret"))
    #expect(!terminal.text.contains("short"))
  }

  @Test func `an interrupted fill keeps its answers, and goes on where it was`() throws {
    let path = write(FillForms.wizard)
    let terminal = try terminal(["fill", path])
    try terminal.type(
      [
        ("Kind *: ", "business"), ("Password *: ", "a long secret"), ("VAT *: ", "DE1"),
      ])
    try terminal.wait(for: "I accept")
    try terminal.send("\u{3}")
    #expect(try terminal.waitForEnd() == .exit(130))
    #expect(terminal.text.contains("go on with: formchat fill \(path) --resume"))
    let file = try #require(kept().first)
    let text = folder.text(of: "formchat/fills/\(file)")
    #expect(!text.contains("secret"))
    var status = stat()
    stat("\(folder.path)/formchat/fills/\(file)", &status)
    #expect(status.st_mode & 0o777 == 0o600)

    let next = run(["fill", path, "--resume"], input: "a long secret\nyes\n\n")
    #expect(next.exitCode == 0)
    #expect(
      try JSONValue(parsing: next.output)
        == ["kind": "business", "password": "a long secret", "vat": "DE1", "terms": true])
    #expect(!next.errors.contains("secret\n"))
    #expect(kept() == [])
    let none = run(["fill", path, "--resume"])
    #expect(none.exitCode == 66)
    #expect(none.errors.contains("no answers to this form are kept"))
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGKILL])
  func `a fill that is ended from outside keeps its answers`(_ signal: Int32) throws {
    let terminal = try terminal(["fill", write(FillForms.wizard)])
    try terminal.type([("Kind *: ", "business")])
    try terminal.wait(for: "Password *: ")
    terminal.kill(signal)
    _ = try terminal.waitForEnd()
    let text = folder.text(of: "formchat/fills/\(try #require(kept().first))")
    #expect(
      try JSONValue(parsing: text)["values"] == ["kind": "business"])
    #expect(terminal.modes == terminal.modesBefore || signal == SIGKILL)
  }

  @Test func `a secret is unseen in a terminal that can only write lines`() throws {
    let path = write([["type": "SecureField", "id": "pin", "label": "PIN", "required": true]])
    let terminal = try terminal(["fill", path], ["TERM": "dumb"])
    try terminal.wait(for: "PIN (required): ")
    try terminal.send("4711\n")
    try terminal.wait(for: "Submit (Enter")
    try terminal.send("\n")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(!terminal.text.contains("4711"))
    #expect(terminal.modes == terminal.modesBefore)
  }

  @Test func `a secret is typed with the usual keys, and pasted`() throws {
    let path = write([["type": "SecureField", "id": "pin", "label": "PIN", "required": true]])
    let terminal = try terminal(["fill", path, "--json"])
    try terminal.wait(for: "PIN *: ")
    try terminal.send("wrong\u{15}4\u{1B}[D712\u{7F}\u{1B}[200~éx\ny\u{1B}[201~\r")
    try terminal.wait(for: "Submit (Enter")
    try terminal.send("\u{3}")
    #expect(try terminal.waitForEnd() == .exit(130))
    #expect(!terminal.text.contains("471"))
    #expect(terminal.modes == terminal.modesBefore)
  }
}

extension String {
  /// The texts between each pair of marks.
  fileprivate func components(between head: String, _ tail: String) -> [String] {
    var rest = self[...]
    var found: [String] = []
    while let start = rest.firstRange(of: head) {
      rest = rest[start.upperBound...]
      guard let end = rest.firstRange(of: tail) else { break }
      found.append(String(rest[..<end.lowerBound]))
      rest = rest[end.upperBound...]
    }
    return found
  }

  fileprivate func range(of text: String) -> Range<String.Index>? { firstRange(of: text) }
}
