internal import JSON
internal import Support
internal import Testing

@testable import formchat

/// `formchat fill` without a terminal: asked through a pipe, or given answers to check.
@Suite struct FillPipeTests {
  private let folder = TemporaryFolder()

  private func write(_ components: JSONValue) -> String {
    FillForms.write(components, to: folder)
  }

  private func run(_ arguments: [String], input: String = "") -> ProgramRun {
    ProgramRun(Products.path(of: "formchat"), arguments, input: Array(input.utf8), in: folder)
  }

  private func kept() -> [String] { folder.names(in: "formchat/fills") }

  @Test func `a pipe is asked the same questions, and standard output is the values`() throws {
    let input = "a@example.com\ninvoice\nDE1\n\n"
    let run = run(["fill", write(FillForms.checkout)], input: input)
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
    let machine = self.run(["fill", write(FillForms.checkout), "--json"], input: input)
    #expect(
      machine.output
        == #"{"command":"fill","valid":true,"action":"pay","values":{"email":"a@example.com","payment":"invoice","vat":"DE1"},"errors":[]}"#
        + "\n")
  }

  @Test func `questions are plain for a screen reader`() throws {
    let run = run(
      ["fill", write(FillForms.checkout), "--plain"], input: "x\na@example.com\ninvoice\nDE1\n\n")
    #expect(run.exitCode == 0)
    Expected.check(run.errors, "fill-plain.txt")
  }

  @Test func `input that ends too early is said, and its answers are kept`() throws {
    let path = write(FillForms.checkout)
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
    let path = write(FillForms.checkout)
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
    let path = write(FillForms.checkout)
    let printed = run(
      ["fill", path, "--json"], input: "a@example.com\ninvoice\nDE1\n\n")
    let answers = folder.write(printed.output, to: "answers.json")
    let checked = run(["fill", path, "--values", answers, "--json"])
    #expect(checked.exitCode == 0)
    #expect(checked.output == printed.output)
  }

  @Test func `answers that are too long are refused`() throws {
    let path = write(FillForms.checkout)
    let long = folder.write(
      "{\"email\": \"" + String(repeating: "a", count: 66_000) + "\"}", to: "long.json")
    let run = run(["fill", path, "--values", long])
    #expect(run.exitCode == 65)
    #expect(run.errors == "formchat: \(long): this is larger than 64 KiB\n")
  }

  @Test func `answers that are no object are refused`() throws {
    let answers = folder.write("[1]", to: "list.json")
    let run = run(["fill", write(FillForms.checkout), "--values", answers])
    #expect(run.exitCode == 65)
  }
}
