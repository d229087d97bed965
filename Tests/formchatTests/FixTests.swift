internal import FormLayout
internal import JSON
internal import Support
internal import Testing

/// Findings mended from the command line and in a conversation, and those that are not wanted.
@Suite struct FixTests {
  private let folder = TemporaryFolder()

  private func run(_ arguments: [String], input: String = "") -> ProgramRun {
    ProgramRun(
      Products.path(of: "formchat"), arguments, input: Array(input.utf8), in: folder)
  }

  /// An email address with the wrong keyboard, a wheel, a button; two safe fixes, and one that is offered.
  private static let form = """
    {
      "formchat": 1,
      "id": "f",
      "title": "Contact",
      "components": [
        {"type": "TextField", "id": "email", "label": "Email:"},
        {"type": "DatePicker", "id": "day", "label": "Day", "appearance": "wheel"},
        {"type": "Button", "id": "send", "label": "Send", "role": "submit"}
      ]
    }

    """

  // MARK: Files

  @Test func `check mends what is safe in every file, and a second time nothing`() {
    folder.write(Self.form, to: "a.form.json")
    folder.write(Self.form, to: "b.form.json")
    let first = run(["check", "--fix", "a.form.json", "b.form.json"])
    #expect(first.exitCode == 0)
    let mended = folder.text(of: "a.form.json")
    #expect(mended.contains(#""label": "Email", "input": "email", "purpose": "email""#))
    #expect(folder.text(of: "b.form.json") == mended)
    let second = run(["check", "--fix", "--json", "a.form.json", "b.form.json"])
    #expect(second.errors == "")
    #expect(folder.text(of: "a.form.json") == mended)
    let files = (try? JSONValue(parsing: second.output))?["files"]?.arrayValue ?? []
    #expect(files.count == 2)
    let fixable = files.flatMap { $0["findings"]?.arrayValue ?? [] }.filter {
      $0["fixable"] == "safe"
    }
    #expect(fixable == [])
  }

  @Test func `what a file's format has no place for is not mended, and the rest is`() {
    folder.write(
      """
      {"type": "VStack", "spacing": 8, "padding": 8, "backgroundColor": "#FFFFFF", "children": [
        {"type": "TextField", "binding": "password", "placeholder": "Password"},
        {"type": "Button", "title": "Send", "action": "register"}
      ]}
      """, to: "a.json")
    let rest = """
      a.json: the other fixes need what ViewLayout has no place for; they can be made once the file is exported with --to layout

      """
    let edits = "a.json: set password.type\na.json: set password.label, placeholder\n"
    #expect(run(["check", "--fix", "a.json"]).errors == edits + rest)
    let mended = folder.text(of: "a.json")
    #expect(mended.contains("SecureField"))
    #expect(run(["check", "--fix", "a.json"]).errors == rest)
    #expect(folder.text(of: "a.json") == mended)
  }

  @Test(
    arguments: [([], 0), (["--fail-on", "warning"], 1), (["--fail-on", "error"], 0)]
      as [([String], Int32)])
  func `a warning ends with 1 where that is asked for`(_ options: [String], _ code: Int32) {
    folder.write(Self.form, to: "a.form.json")
    #expect(run(["check", "a.form.json"] + options).exitCode == code)
  }

  // MARK: A conversation

  @Test func `what is safe is mended at once, as a revision that can be undone`() {
    folder.write(Self.form, to: "a.form.json")
    let run = run(["a.form.json", "--plain", "--width", "60"], input: "/fix\n/fix\n/undo\n")
    Expected.check(run.output, "fix-safe.txt")
  }

  @Test func `what is offered is shown, and done only when it is agreed to`() {
    folder.write(Self.form, to: "a.form.json")
    let run = run(
      ["a.form.json", "--plain", "--width", "60", "--session", "s"],
      input: "/fix picker-style-platform\nno\n/fix picker-style-platform day\ny\n/quit\n")
    Expected.check(run.output, "fix-offered.txt")
    let replayed = self.run(["replay", "formchat/sessions/s.jsonl"])
    #expect(replayed.exitCode == 0)
    #expect(replayed.output.contains("appearance"))
  }

  @Test func `a finding without a fix is asked for as a message`() {
    folder.write(Self.form, to: "a.form.json")
    let run = run(
      ["a.form.json", "--plain", "--width", "60"],
      input: "/fix --ask keyboard-mismatch\n/fix --ask nothing\n")
    Expected.check(run.output, "fix-ask.txt")
  }

  // MARK: What is not wanted

  private static let suppressing = form.replacing(
    #""title": "Contact","#,
    with:
      #""title": "Contact", "metadata": {"suppress": [{"code": "all-caps", "component": "email"}, {"code": "picker-style-platform"}]},"#
  )

  @Test func `what is suppressed is counted, and shown where all is asked for`() throws {
    folder.write(Self.suppressing, to: "a.form.json")
    let counted = run(["check", "a.form.json", "--width", "70"])
    let all = run(["check", "a.form.json", "--all", "--width", "70"])
    Expected.check(counted.output + "---\n" + all.output, "suppressed.txt")
    let json = try JSONValue(parsing: run(["check", "a.form.json", "--json"]).output)
    #expect(json["files"]?[0]?["suppressed"] == 2)
    let codes = json["files"]?[0]?["findings"]?.arrayValue?.compactMap { $0["code"]?.stringValue }
    #expect(codes?.contains("all-caps") == false)
  }

  @Test func `in a conversation what is suppressed stays so when it is renamed`() {
    folder.write(Self.suppressing, to: "a.form.json")
    let run = run(
      ["a.form.json", "--plain", "--width", "60"],
      input: "/rename email mail\n/check --all\n")
    Expected.check(run.output, "suppressed-renamed.txt")
  }
}
