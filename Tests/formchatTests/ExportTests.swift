internal import JSON
internal import Platform
internal import Support
internal import Testing

/// `formchat export` as a shell sees it.
@Suite struct ExportTests {
  private let folder = TemporaryFolder()

  private func run(_ arguments: [String], input: String = "") -> ProgramRun {
    ProgramRun(
      Products.path(of: "formchat"), ["export"] + arguments, input: Array(input.utf8), in: folder)
  }

  private static let contact = """
    {
      "formchat": 1,
      "id": "contact",
      "title": "Contact",
      "components": [
        {"type": "Text", "id": "hello", "text": "Hello"},
        {"type": "TextField", "id": "email", "label": "Email", "rules": [{"rule": "email"}]},
        {"type": "Button", "id": "send", "label": "Send", "role": "submit"}
      ]
    }

    """

  private static let formhaus: JSONValue = [
    "id": "contact", "title": "Contact", "submit": ["label": "Send"],
    "fields": [["key": "email", "type": "text", "label": "Email"]],
  ]

  private static let losses = """
      target-not-expressible  hello.type: Formhaus has no Text
      target-not-expressible  email.rules.email: Formhaus has no rule 'email'

    """

  @Test func `a form is written to standard output and its losses to standard error`() throws {
    folder.write(Self.contact, to: "contact.form.json")
    let run = run(["contact.form.json", "--to", "formhaus"])
    #expect(run.exitCode == 0)
    #expect(try JSONValue(parsing: run.output) == Self.formhaus)
    #expect(run.errors == "contact.form.json: 2 things have no place in Formhaus\n" + Self.losses)
  }

  @Test func `strict refuses what is not whole and writes nothing`() {
    folder.write(Self.contact, to: "contact.form.json")
    let run = run(["contact.form.json", "--to", "formhaus", "--strict", "-o", "out.json"])
    #expect(run.exitCode == 1)
    #expect(run.output == "")
    #expect(
      run.errors
        == "contact.form.json: 2 things have no place in Formhaus, so nothing is exported\n"
        + Self.losses)
    #expect(folder.names() == ["contact.form.json"])
  }

  @Test func `strict takes what is whole`() {
    folder.write(Self.contact, to: "contact.form.json")
    let run = run(["contact.form.json", "--to", "layout", "--strict"])
    #expect(run.exitCode == 0)
    #expect(run.output == Self.contact)
    #expect(run.errors == "")
  }

  @Test func `machine output lists files and losses`() throws {
    folder.write(Self.contact, to: "contact.form.json")
    let run = run(["contact.form.json", "--to", "formhaus", "--json", "-o", "out.json"])
    #expect(run.exitCode == 0)
    #expect(run.errors == "")
    #expect(
      try JSONValue(parsing: run.output) == [
        "command": "export", "to": "formhaus",
        "files": [["file": "contact.form.json", "output": "out.json"]],
        "losses": [
          [
            "file": "contact.form.json", "component": "hello", "property": "type",
            "reason": "Formhaus has no Text",
          ],
          [
            "file": "contact.form.json", "component": "email", "property": "rules.email",
            "reason": "Formhaus has no rule 'email'",
          ],
        ],
      ])
    #expect(try JSONValue(parsing: folder.text(of: "out.json")) == Self.formhaus)
  }

  @Test func `without a place the text is in the machine output`() throws {
    let run = run(["-", "--to", "layout", "--json"], input: Self.contact)
    #expect(
      try JSONValue(parsing: run.output)["files"] == [
        ["file": "standard input", "text": .string(Self.contact)]
      ])
  }

  @Test func `errors in the report refuse unless they are forced`() {
    folder.write(Self.contact.replacing("\"Email\"", with: "7"), to: "bad.form.json")
    let refused = run(["bad.form.json", "--to", "formhaus"])
    #expect(refused.exitCode == 1)
    #expect(refused.output == "")
    #expect(
      refused.errors
        == "formchat: bad.form.json: the report has 2 errors, so nothing is exported. See formchat check; add --force to export all the same\n"
    )
    #expect(run(["bad.form.json", "--to", "formhaus", "--force"]).exitCode == 0)
  }

  private static let unlabelled: JSONValue = [
    ["type": "TextField", "identifier": "email"], ["type": "Toggle", "identifier": "news"],
  ]

  @Test func `the errors that a form came with do not keep it from going back`() throws {
    folder.write(Self.unlabelled.text(), to: "theirs.json")
    let back = run(["theirs.json", "--to", "dynamicui"])
    #expect(back.exitCode == 0)
    #expect(try JSONValue(parsing: back.output) == Self.unlabelled)
    let elsewhere = run(["theirs.json", "--to", "formhaus"])
    #expect(elsewhere.exitCode == 1)
    #expect(elsewhere.errors.hasPrefix("formchat: theirs.json: the report has "))
    #expect(run(["theirs.json", "--to", "layout", "-o", "ours.form.json"]).exitCode == 0)
    let ours = run(["ours.form.json", "--to", "dynamicui"])
    #expect(ours.exitCode == 0)
    #expect(try JSONValue(parsing: ours.output) == Self.unlabelled)
  }

  @Test func `what was made wrong in a conversation does`() throws {
    let path = folder.write(Self.unlabelled.text(), to: "theirs.json")
    let commands = """
      /rename email mail
      /export dynamicui renamed.json
      /add Picker Colour
      /export dynamicui refused.json

      """
    let run = ProgramRun(
      Products.path(of: "formchat"), [path, "--plain", "--width", "78"],
      input: Array(commands.utf8), in: folder)
    #expect(folder.names().filter { $0.hasSuffix(".json") } == ["renamed.json", "theirs.json"])
    let told = (run.output + run.errors).split(separator: "\n").filter {
      $0.contains("the report has")
    }
    #expect(told.count == 1 && told[0].contains("1 new error, so nothing is exported"), "\(told)")
  }

  @Test func `a form with errors is imported as a layout, to be mended there`() {
    folder.write(Self.contact.replacing("\"Email\"", with: "7"), to: "bad.form.json")
    #expect(run(["bad.form.json", "--to", "layout"]).exitCode == 0)
  }

  @Test func `source code goes into a folder, which is made, or into one file`() {
    folder.write(Self.contact, to: "contact.form.json")
    let split = run(["contact.form.json", "--to", "swiftui", "-o", "out"])
    #expect(split.exitCode == 0)
    #expect(folder.names(in: "out") == ["ContactForm.swift", "ContactValues.swift"])
    let whole = run(["contact.form.json", "--to", "swiftui", "-o", "Contact.swift"])
    #expect(whole.exitCode == 0)
    #expect(folder.text(of: "Contact.swift").hasPrefix("// ContactForm.swift\n"))
    #expect(
      run(["contact.form.json", "--to", "swiftui"]).output == folder.text(of: "Contact.swift"))
  }

  @Test func `no file of source code is replaced, and none is written where one may not be`() {
    folder.write(Self.contact, to: "contact.form.json")
    mkdir(folder.path + "/out", 0o755)
    folder.write("mine", to: "out/ContactForm.swift")
    let run = run(["contact.form.json", "--to", "swiftui", "-o", "out"])
    #expect(run.exitCode == 73)
    #expect(run.errors.hasPrefix("formchat: out/ContactForm.swift: this file exists"))
    #expect(folder.names(in: "out") == ["ContactForm.swift"])
    #expect(folder.text(of: "out/ContactForm.swift") == "mine")
    #expect(
      self.run(["contact.form.json", "--to", "swiftui", "-o", "out", "--force"]).exitCode == 0)
    #expect(folder.names(in: "out") == ["ContactForm.swift", "ContactValues.swift"])
  }

  @Test func `source code names its parts for tests where that is asked for`() {
    folder.write(Self.contact, to: "contact.form.json")
    let run = run(["contact.form.json", "--to", "swiftui", "--test-ids"])
    #expect(run.output.contains(".accessibilityIdentifier(\"contact.email\")"))
  }

  @Test func `a conversation shows the source`() {
    let path = folder.write(Self.contact, to: "contact.form.json")
    let run = ProgramRun(
      Products.path(of: "formchat"), [path, "--plain"], input: Array("/code\n".utf8), in: folder)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("struct ContactForm: View {"))
    #expect(run.output.contains("struct ContactValues: Codable, Equatable, Sendable {"))
  }

  @Test func `several files go into a folder, which is made`() {
    folder.write(Self.contact, to: "a.form.json")
    folder.write(Self.formhaus.text(), to: "b.json")
    let first = run(["a.form.json", "b.json", "--to", "layout", "-o", "out", "-q"])
    #expect(first.exitCode == 0)
    #expect(folder.names(in: "out") == ["a.form.json", "b.form.json"])
    #expect(folder.text(of: "out/a.form.json") == Self.contact)
    let again = run(["a.form.json", "b.json", "--to", "layout", "-o", "out"])
    #expect(again.exitCode == 73)
    #expect(again.errors.hasPrefix("formchat: out/a.form.json: this file exists"))
    #expect(
      run(["a.form.json", "b.json", "--to", "layout", "-o", "out", "--force"]).exitCode == 0)
  }

  static let misuse: [(arguments: [String], code: Int32, errors: String)] = [
    (
      ["a.json"], 64,
      "formchat: the format is missing. Add --to layout|"
    ),
    (
      ["a.json", "--to", "formhause"], 64,
      "formchat: 'formhause' is no format to export to. Did you mean 'formhaus'?\n"
    ),
    (["nowhere.json", "--to", "layout"], 66, "formchat: nowhere.json: there is no such file\n"),
    (
      ["a.json", "a.json", "--to", "layout"], 64,
      "formchat: several files need a folder to go to. Add -o FOLDER\n"
    ),
    (
      ["a.json", "a.json", "--to", "layout", "-o", "out"], 64,
      "formchat: a.json and a.json would both become out/a.form.json. Export one of them by itself\n"
    ),
    (
      ["a.json", "b.json", "--to", "layout", "-o", "a.json"], 73,
      "formchat: a.json: this is no folder, and several files need one\n"
    ),
  ]

  @Test(arguments: misuse)
  func `wrong use is one sentence and its exit code`(
    _ use: (arguments: [String], code: Int32, errors: String)
  ) {
    folder.write(Self.contact, to: "a.json")
    folder.write(Self.contact, to: "b.json")
    let run = run(use.arguments)
    #expect(run.exitCode == use.code)
    #expect(run.errors.hasPrefix(use.errors), "\(run.errors)")
    #expect(run.output == "")
    #expect(folder.names() == ["a.json", "b.json"])
  }

  @Test func `a conversation exports source code to a folder, or to one file of its kind`() {
    let path = folder.write(Self.contact, to: "contact.form.json")
    let run = ProgramRun(
      Products.path(of: "formchat"), [path, "--plain"],
      input: Array("/export swiftui out\n/export swiftui One.swift\n/exit\n".utf8), in: folder)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("exported to out/ContactValues.swift, out/ContactForm.swift\n"))
    #expect(folder.names(in: "out") == ["ContactForm.swift", "ContactValues.swift"])
    #expect(folder.names().contains("One.swift"))
  }

  @Test func `a conversation exports to the screen and to a file`() {
    let path = folder.write(Self.contact, to: "contact.form.json")
    let run = ProgramRun(
      Products.path(of: "formchat"), [path, "--plain", "--width", "78"],
      input: Array("/export formhaus out.json\n/export formhaus\n".utf8),
      in: folder)
    #expect(run.exitCode == 0)
    #expect((try? JSONValue(parsing: folder.text(of: "out.json"))) == Self.formhaus)
    let shown = run.output.split(separator: "/export formhaus out.json", maxSplits: 1).last ?? ""
    Expected.check(String(shown), "export-conversation.txt")
  }
}
