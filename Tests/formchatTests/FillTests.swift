internal import JSON
internal import Platform
internal import Support
internal import Testing

@testable import formchat

/// `formchat fill` as a person and a shell see it.
@Suite struct FillTests {
  private let folder = TemporaryFolder()

  private func write(_ components: JSONValue, title: String = "Form") -> String {
    let form: JSONValue = [
      "formchat": 1, "id": "f", "title": .string(title), "components": components,
    ]
    return folder.write(form.text(.indented), to: "f.form.json")
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

  /// Types answers, each after its prompt.
  private func type(
    _ answers: [(prompt: String, answer: String)], in terminal: PseudoTerminal
  ) throws {
    for (prompt, answer) in answers {
      try terminal.wait(for: prompt)
      try terminal.send(answer + "\r")
    }
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

  private static let checkout: JSONValue = [
    [
      "type": "TextField", "id": "email", "label": "Email", "input": "email", "required": true,
      "rules": [["rule": "email"]],
    ],
    [
      "type": "Picker", "id": "payment", "label": "Payment", "required": true,
      "options": [["value": "card", "label": "Card"], ["value": "invoice", "label": "Invoice"]],
    ],
    [
      "type": "Section", "id": "card", "label": "Card",
      "visibleIf": ["field": "payment", "eq": "card"],
      "children": [
        [
          "type": "SecureField", "id": "number", "label": "Card number", "required": true,
          "rules": [["rule": "pattern", "value": "^[0-9]{16}$"]],
          "messages": ["pattern": "Sixteen digits"],
        ]
      ],
    ],
    [
      "type": "TextField", "id": "vat", "label": "VAT number",
      "visibleIf": ["field": "payment", "eq": "invoice"], "required": true,
    ],
    ["type": "Button", "id": "pay", "label": "Pay", "role": "submit", "action": "pay"],
  ]

  @Test func `a conditional checkout is filled by typing, wrong answers first`() throws {
    let terminal = try terminal(["fill", write(Self.checkout)])
    try type(
      [
        ("Email *: ", "nobody"), ("Payment *: ", "cash"), ("✗ Select one", ""),
      ], in: terminal)
    try type(
      [
        ("Pay (Enter", ""), ("Enter a valid email", "a@example.com"),
        ("This field is required", "1"),
        ("Card number *: ", "1234 5678"), ("Pay (Enter", ""), ("Sixteen digits", ""),
      ], in: terminal)
    try type(
      [
        ("Pay (Enter", "4"), ("number from 1 to 3", "3"),
        ("Card number * [••••••••]: ", "1234567812345678"),
        ("Pay (Enter", ""),
      ], in: terminal)
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
    try type(
      [
        ("Email *: ", "ann@example.com"), ("Adult 1", "Ann"), ("Travellers [1]: ", "child"),
        ("Child 2", "Tim"), ("Date of birth *: ", "30.11.2008"), ("Travellers [2]: ", ""),
        ("Book (Enter", ""), ("Age must be below 18", "1.12.2008"), ("Book (Enter", ""),
      ], in: terminal)
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

  private static let wizard: JSONValue = [
    [
      "type": "Step", "id": "start", "label": "You",
      "routes": [
        ["to": "company", "if": ["field": "kind", "eq": "business"]], ["to": "done"],
      ],
      "children": [
        [
          "type": "Picker", "id": "kind", "label": "Kind", "required": true,
          "options": [
            ["value": "private", "label": "Private"], ["value": "business", "label": "Business"],
          ],
        ],
        [
          "type": "SecureField", "id": "password", "label": "Password", "required": true,
          "rules": [["rule": "minLength", "value": 8]],
        ],
      ],
    ],
    [
      "type": "Step", "id": "company", "label": "Company",
      "children": [["type": "TextField", "id": "vat", "label": "VAT", "required": true]],
    ],
    [
      "type": "Step", "id": "done", "label": "Done",
      "children": [
        ["type": "Toggle", "id": "terms", "label": "I accept the terms", "required": true]
      ],
    ],
    ["type": "Button", "id": "join", "label": "Join", "role": "submit", "action": "join"],
  ]

  @Test func `a form of three steps with a route is filled by typing, wrong answers first`() throws
  {
    let terminal = try terminal(["fill", write(Self.wizard)])
    try type(
      [
        ("Step 1 of 2: You", ""), ("Password *: ", "short"), ("This field is required", "1"),
        ("Must be at least 8 characters", "a long secret"), ("Step 2 of 2: Done", "no"),
        ("Join (Enter", "1"), ("Kind * [Private]: ", "business"), ("Step 2 of 3: Company", ""),
        ("This field is required", "DE1"),
      ], in: terminal)
    try type(
      [("Join (Enter", ""), ("This field is required", "yes"), ("Join (Enter", "")], in: terminal)
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(
      try values(on: terminal)
        == ["kind": "business", "password": "••••••••", "vat": "DE1", "terms": true])
    #expect(!terminal.text.contains("secret"))
    #expect(!terminal.text.contains("short"))
  }

  @Test func `an interrupted fill keeps its answers, and goes on where it was`() throws {
    let path = write(Self.wizard)
    let terminal = try terminal(["fill", path])
    try type(
      [
        ("Kind *: ", "business"), ("Password *: ", "a long secret"), ("VAT *: ", "DE1"),
      ], in: terminal)
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
    let terminal = try terminal(["fill", write(Self.wizard)])
    try type([("Kind *: ", "business")], in: terminal)
    try terminal.wait(for: "Password *: ")
    terminal.kill(signal)
    _ = try terminal.waitForEnd()
    let text = folder.text(of: "formchat/fills/\(try #require(kept().first))")
    #expect(
      try JSONValue(parsing: text)["values"] == ["kind": "business"])
    #expect(terminal.modes == terminal.modesBefore || signal == SIGKILL)
  }

  @Test func `a form is filled in a conversation, and its answers are in no record`() throws {
    let path = write([
      ["type": "TextField", "id": "name", "label": "Name", "required": true],
      ["type": "SecureField", "id": "pin", "label": "PIN"],
    ])
    let terminal = try terminal([path, "--session", "filled"])
    try terminal.wait(for: "\n> ")
    try terminal.send("/fill\r")
    try type(
      [
        ("Name *: ", "Annabel"), ("PIN: ", "4711"), ("Submit (Enter", ""),
      ], in: terminal)
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

  @Test func `a form that is left in a conversation goes on there`() throws {
    let path = write([
      ["type": "TextField", "id": "name", "label": "Name", "required": true],
      ["type": "SecureField", "id": "pin", "label": "PIN"],
    ])
    let terminal = try terminal([path])
    try terminal.wait(for: "\n> ")
    try terminal.send("/fill\r")
    try type([("Name *: ", "Ann")], in: terminal)
    try terminal.wait(for: "PIN: ")
    try terminal.send("\u{3}")
    try terminal.wait(for: "the form was left")
    try terminal.wait(for: "\n> ")
    try terminal.send("/fill\r")
    try terminal.wait(for: "going on")
    try type([("PIN: ", ""), ("1  Name: Ann", "")], in: terminal)
    try terminal.wait(for: "\"name\": \"Ann\"")
    try terminal.wait(for: "\n> ")
    try terminal.send("/fill nothing\r")
    try terminal.wait(for: "/fill takes nothing, or 'anew'")
  }

  // MARK: Without a terminal

  @Test func `a pipe is asked the same questions, and standard output is the values`() throws {
    let input = "a@example.com\ninvoice\nDE1\n\n"
    let run = run(["fill", write(Self.checkout)], input: input)
    #expect(run.exitCode == 0)
    #expect(
      run.output == """
        {
          "email": "a@example.com",
          "payment": "invoice",
          "vat": "DE1"
        }

        """)
    Expected.check(run.errors, "fill-pipe.txt")
    let machine = self.run(["fill", write(Self.checkout), "--json"], input: input)
    #expect(
      machine.output
        == #"{"command":"fill","valid":true,"action":"pay","values":{"email":"a@example.com","payment":"invoice","vat":"DE1"},"errors":[]}"#
        + "\n")
  }

  @Test func `questions are plain for a screen reader`() throws {
    let run = run(
      ["fill", write(Self.checkout), "--plain"], input: "x\ninvoice\nDE1\n\na@example.com\n\n")
    #expect(run.exitCode == 0)
    Expected.check(run.errors, "fill-plain.txt")
  }

  @Test func `input that ends too early is said, and its answers are kept`() throws {
    let path = write(Self.checkout)
    let run = run(["fill", path], input: "a@example.com\n")
    #expect(run.exitCode == 1)
    #expect(run.output == "")
    #expect(run.errors.contains("the input ended before the form was submitted"))
    #expect(kept().count == 1)
    let machine = self.run(["fill", path, "--json"], input: "")
    #expect(machine.exitCode == 1)
    #expect(try JSONValue(parsing: machine.output)["error"]?["kind"] == "input-ended")
  }

  @Test func `a form from standard input cannot be asked`() throws {
    let run = run(["fill", "-"], input: "{\"formchat\": 1, \"id\": \"f\", \"components\": []}")
    #expect(run.exitCode == 64)
  }

  // MARK: Checking answers

  @Test func `an answer is checked as a server would`() throws {
    let path = write(Self.checkout)
    let good = folder.write(
      #"{"email": "a@b.co", "payment": "invoice", "vat": "1", "number": "x", "admin": true}"#,
      to: "good.json")
    let run = run(["fill", path, "--values", good])
    #expect(run.exitCode == 0)
    #expect(
      try JSONValue(parsing: run.output) == ["email": "a@b.co", "payment": "invoice", "vat": "1"])

    let bad = folder.write(#"{"email": "a", "payment": "cash", "number": "x"}"#, to: "bad.json")
    let fails = self.run(["fill", path, "--values", bad])
    #expect(fails.exitCode == 1)
    #expect(
      try JSONValue(parsing: fails.output) == [
        "errors": [
          ["field": "email", "code": "email", "message": "Enter a valid email"],
          [
            "field": "payment", "code": "option", "message": "Select one of the available options",
          ],
        ]
      ])
    let machine = self.run(["fill", path, "--values", bad, "--json"])
    #expect(machine.exitCode == 1)
    let object = try JSONValue(parsing: machine.output)
    #expect(object.objectValue?.keys == ["command", "valid", "action", "values", "errors"])
    #expect(object["valid"] == false)
    #expect(object["action"] == "pay")
  }

  @Test func `what fill printed is checked again`() throws {
    let path = write(Self.checkout)
    let printed = run(
      ["fill", path, "--json"], input: "a@example.com\ninvoice\nDE1\n\n")
    let answers = folder.write(printed.output, to: "answers.json")
    let checked = run(["fill", path, "--values", answers, "--json"])
    #expect(checked.exitCode == 0)
    #expect(checked.output == printed.output)
  }

  @Test func `answers that are too long are refused`() throws {
    let path = write(Self.checkout)
    let long = folder.write(
      "{\"email\": \"" + String(repeating: "a", count: 66_000) + "\"}", to: "long.json")
    let run = run(["fill", path, "--values", long])
    #expect(run.exitCode == 65)
    #expect(run.errors == "formchat: \(long): this is larger than 64 KiB\n")
  }

  @Test func `answers that are no object are refused`() throws {
    let answers = folder.write("[1]", to: "list.json")
    let run = run(["fill", write(Self.checkout), "--values", answers])
    #expect(run.exitCode == 65)
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
