internal import FormLayout
internal import JSON
internal import Support
internal import Testing

/// The offline designer through the real program.
@Suite struct OfflineTests {
  private let folder = TemporaryFolder()

  @Test func `a machine without configuration makes a form and saves it`() {
    let lines = [
      "registration form with name, email and password", "make the name required",
      "/save \(folder.path)/registration.form.json", "/quit",
    ]
    let run = ProgramRun(
      Products.path(of: "formchat"), ["--plain"], input: Array(lines.joined(separator: "\n").utf8),
      in: folder)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("offline designer"))
    #expect(run.output.contains("OPENAI_API_KEY"))
    #expect(folder.text(of: "registration.form.json").contains("\"id\": \"registration\""))
  }

  @Test func `ask uses the designer only where it is asked for`() throws {
    let program = Products.path(of: "formchat")
    let refused = ProgramRun(program, ["ask", "a login form"], in: folder)
    #expect(refused.exitCode == 77)
    let run = ProgramRun(
      program, ["ask", "--service", "offline", "--json", "a login form"], in: folder)
    #expect(run.exitCode == 0)
    let answer = try JSONValue(parsing: run.output)
    #expect(answer["layout"]?["title"] == "Sign in")
    #expect(answer["repairs"] == 0)
  }

  @Test func `another model cannot be named where rules answer`() {
    let run = ProgramRun(
      Products.path(of: "formchat"), ["--plain"],
      input: Array("/model gpt-4.1\nmake a login form\n".utf8),
      in: folder)
    #expect(run.output.contains("answers by rule"))
    #expect(run.output.contains("I made the form 'Sign in'"))
  }

  @Test func `what was said before is known in the next turn`() {
    let lines = [
      "a form with name and email", "add a phone field after email", "make it required", "undo",
    ]
    let run = ProgramRun(
      Products.path(of: "formchat"), ["--plain"], input: Array(lines.joined(separator: "\n").utf8),
      in: folder)
    #expect(run.output.contains("'Phone' is required now."))
    #expect(run.output.contains("I took the last change back."))
  }
}
