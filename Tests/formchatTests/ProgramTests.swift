internal import JSON
internal import Support
internal import Testing

/// The program as a shell sees it: arguments and input in, text and exit code out.
@Suite struct ProgramTests {
  private let folder = TemporaryFolder()

  private func run(_ arguments: [String], input: String = "") -> ProgramRun {
    ProgramRun(
      Products.path(of: "formchat"), arguments, input: Array(input.utf8), in: folder)
  }

  // MARK: Bad input

  static let badFiles: [(name: String, bytes: [UInt8], code: Int32, words: String)] = [
    ("empty", [], 65, "FILE:1:1: there is no JSON: the text is empty"),
    (
      "binary", [0x7F, 0x45, 0x4C, 0x46, 0, 1, 2], 65,
      "FILE:1:1: found U+007F where a value should be"
    ),
    (
      "invalid-utf8", Array("{\"id\": \"a".utf8) + [0xFF, 0x22, 0x7D], 65,
      "FILE:1:10: these bytes are not UTF-8 text"
    ),
    (
      "version-2", Array("{\n  \"formchat\": 2,\n  \"id\": \"f\",\n  \"components\": []\n}\n".utf8),
      65,
      "FILE:2:3: "
    ),
    (
      "cut", Array("{\"formchat\": 1, \"id\": \"f\", \"components\": [".utf8), 65,
      "FILE:1:43: the text ends where"
    ),
    ("number", Array("42".utf8), 65, "FILE:1:1: a number is no layout. "),
    (
      "component", Array("{\"type\": \"Text\", \"title\": \"x\"}".utf8), 65,
      "FILE:1:1: this is a single component, 'Text', not a layout. "
    ),
    (
      "foreign-transcript", Array("{\"event\": \"login\", \"user\": \"x\"}\n".utf8), 65,
      "FILE:1:1: 'login' is no event that this version knows"
    ),
    (
      "later-transcript", Array("{\"event\": \"session\", \"version\": 9}\n".utf8), 65,
      "FILE:1:1: this transcript has version 9; this program reads version 1"
    ),
  ]

  @Test(arguments: badFiles)
  func `a file that is no layout is refused with its place`(
    _ file: (name: String, bytes: [UInt8], code: Int32, words: String)
  ) {
    let path = folder.write(file.bytes, to: file.name)
    for command in ["show", "check"] {
      let run = run([command, path])
      #expect(run.exitCode == file.code)
      #expect(run.output == "")
      let words = file.words.replacing("FILE", with: path)
      #expect(run.errors.hasPrefix("formchat: \(words)"), "\(run.errors)")
      #expect(run.errors.split(separator: "\n").count == 1)
    }
  }

  @Test func `a file larger than the limit is refused before it is read`() {
    let path = folder.write([UInt8](repeating: 0x20, count: 17 << 20), to: "large")
    let run = run(["show", path])
    #expect(run.exitCode == 65)
    #expect(run.errors == "formchat: \(path): this is larger than 16 MiB\n")
  }

  static let usage: [(arguments: [String], code: Int32, errors: String)] = [
    (["show", "nowhere.json"], 66, "formchat: nowhere.json: there is no such file\n"),
    (["show", "/"], 66, "formchat: /: this is a folder, not a file\n"),
    (["show"], 64, "formchat: something is missing. The form is: formchat show FILE\n"),
    (
      ["show", "a", "b"], 64, "formchat: there is too much here. The form is: formchat show FILE\n"
    ),
    (["shwo", "a"], 64, "formchat: 'shwo' is no command. Did you mean formchat show?\n"),
    (["schema", "layuot"], 64, "formchat: there is no schema 'layuot'. Did you mean 'layout'?\n"),
    (
      ["ask", "x"], 77,
      "formchat: no service is set up, so nobody can answer. Set OPENAI_API_KEY, or --base-url for a server of your own; or let rules answer with --service offline\n"
    ),
    (["--resume", "nobody"], 66, "formchat: there is no session 'nobody'. "),
    (["--resume"], 66, "formchat: there is no session to go on with. Start one with formchat\n"),
    (
      ["--session", "../x"], 64,
      "formchat: '../x' cannot name a session. Use letters, digits, '-', '_' and '.'\n"
    ),
    (
      ["--json"], 64,
      "formchat: a conversation has no machine output. Use formchat ask TEXT --json for one turn\n"
    ),
    (["--base-url", "ftp://x"], 78, "formchat: "),
    (
      ["explain", "submit-mising"], 64,
      "formchat: there is no finding 'submit-mising'. Did you mean 'submit-missing'?\n"
    ),
  ]

  @Test(arguments: usage)
  func `wrong use is one sentence and its exit code`(
    _ use: (arguments: [String], code: Int32, errors: String)
  ) {
    let isJSON = use.arguments.contains("--json")
    let run = run(use.arguments)
    #expect(run.exitCode == use.code)
    if isJSON {
      #expect(run.errors == "")
    } else {
      #expect(run.errors.hasPrefix(use.errors), "\(run.errors)")
      #expect(run.output == "")
    }
  }

  @Test func `an error is one JSON object where machine output was asked for`() throws {
    let path = folder.write("{\n  \"formchat\": 1,\n  oops\n}", to: "broken.json")
    let run = run(["check", path, "--json"])
    #expect(run.exitCode == 65)
    #expect(run.errors == "")
    let object = try JSONValue(parsing: run.output)
    #expect(object["command"] == "check")
    #expect(object["error"]?["code"] == 65)
    #expect(object["error"]?["kind"] == "not-json")
    #expect(object["error"]?["file"] == .string(path))
    #expect(object["error"]?["line"] == 3)
    #expect(object["error"]?["column"] == 3)
  }

  // MARK: Nothing is overwritten

  @Test func `new does not replace a file`() {
    let path = folder.write("mine", to: "mine.form.json")
    let run = run(["new", path])
    #expect(run.exitCode == 73)
    #expect(
      run.errors
        == "formchat: \(path): this file exists and is not replaced. Give another name, or --force to replace it\n"
    )
    #expect(folder.text(of: "mine.form.json") == "mine")
  }

  @Test func `new writes a layout that opens again`() {
    #expect(run(["new", "a.form.json", "--title", "Sign up", "-q"]).exitCode == 0)
    #expect(
      folder.text(of: "a.form.json") == """
        {
          "formchat": 1,
          "id": "signUp",
          "title": "Sign up",
          "components": []
        }

        """)
    #expect(run(["show", "a.form.json"]).exitCode == 0)
  }

  @Test func `save keeps what somebody else wrote since`() {
    let path = folder.write(Self.contact, to: "contact.form.json")
    let saved = run([path], input: "/field name label=Who\n/save\n")
    #expect(saved.output.contains("saved to \(path)"))
    #expect(folder.text(of: "contact.form.json").contains("\"label\": \"Who\""))
    folder.write(Self.contact, to: "other.form.json")
    let refused = run([path, "--width", "400"], input: "/save \(folder.path)/other.form.json\n")
    #expect(refused.output.contains("this file exists and is not replaced"))
    #expect(folder.text(of: "other.form.json") == Self.contact)
  }

  @Test func `save does not write a layout over a transcript`() throws {
    let path = Fixtures.projectRoot + "/transcripts/login.jsonl"
    let bytes = try #require(Fixtures.bytes(path))
    let copy = folder.write(bytes, to: "login.jsonl")
    let run = run([copy, "--width", "400"], input: "/field email label=Mail\n/save\n")
    #expect(run.output.contains("login.jsonl is no formchat layout"))
    #expect(folder.text(of: "login.jsonl") == String(decoding: bytes, as: UTF8.self))
  }

  // MARK: Results

  private static let contact = """
    {
      "formchat": 1,
      "id": "contact",
      "components": [
        {"type": "TextField", "id": "name", "label": "Name"},
        {"type": "Button", "id": "send", "label": "Send", "role": "submit"}
      ]
    }

    """

  @Test func `diff ends with 1 where two layouts differ and lists the changes`() throws {
    folder.write(Self.contact, to: "old.form.json")
    folder.write(Self.contact.replacing("\"Name\"", with: "\"Your name\""), to: "new.form.json")
    #expect(run(["diff", "old.form.json", "old.form.json"]).exitCode == 0)
    let run = run(["diff", "old.form.json", "new.form.json", "--json"])
    #expect(run.exitCode == 1)
    #expect(
      run.output
        == #"{"command":"diff","changes":[{"kind":"changed","id":"name","property":"label","old":"Name","new":"Your name"}]}"#
        + "\n")
  }

  @Test func `check reads standard input and names every finding's place`() throws {
    let run = run(["check", "-", "--json"], input: Self.contact.replacing("\"Name\"", with: "7"))
    #expect(run.exitCode == 1)
    let file = try #require(try JSONValue(parsing: run.output)["files"]?[0])
    #expect(file["format"] == "layout")
    #expect(file["errors"] == 2)
    let finding = try #require(
      file["findings"]?.arrayValue?.first { $0["code"] == "property-wrong-type" })
    #expect(finding["pointer"] == "/components/0/label")
    #expect(finding["line"] == 5)
    #expect(finding["column"] == 41)
  }

  @Test func `a conversation from a pipe shows the lines and leaves with 0`() {
    let run = run(
      ["--width", "40", "--plain"], input: "/add TextField Name\n/undo\n/quit\nnever\n")
    #expect(run.exitCode == 0)
    Expected.check(run.output, "piped-conversation.txt")
  }

  @Test func `a session that nothing was said in leaves no file`() {
    #expect(run([], input: "").exitCode == 0)
    #expect(folder.names(in: "formchat/sessions") == [])
  }

  @Test(arguments: ["--help", "help"]) func `help names every command`(_ argument: String) {
    let run = run([argument])
    #expect(run.exitCode == 0)
    Expected.check(run.output, "help.txt")
  }

  @Test func `a closed standard output ends quietly`() {
    let run = ProgramRun(
      "/bin/sh",
      [
        "-c", "\"$0\" help | true; \"$0\" schema layout | head -c 10 >/dev/null",
        Products.path(of: "formchat"),
      ],
      in: folder)
    #expect(run.errors == "")
  }
}
