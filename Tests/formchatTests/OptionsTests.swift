internal import Testing

@testable import formchat

@Suite struct OptionsTests {
  private func options(_ arguments: String...) throws -> Options {
    try Options(parsing: arguments, subcommands: Subcommand.all)
  }

  @Test func `without a command it is a conversation`() throws {
    let options = try options("login.form.json", "--model", "gpt-x", "--width=40")
    #expect(options.command == "chat")
    #expect(options.operands == ["login.form.json"])
    #expect(options.value(.model) == "gpt-x")
    #expect(try options.number(.width, in: 20...400) == 40)
  }

  @Test func `a value that may be left out does not take a flag`() throws {
    #expect(try options("--resume", "--plain").value(.resume) == "")
    #expect(try options("--resume", "s1").value(.resume) == "s1")
  }

  @Test func `after two dashes all are operands`() throws {
    #expect(try options("show", "--", "--model").operands == ["--model"])
  }

  @Test(arguments: [
    (
      ["show", "x", "--modle", "y"],
      "'--modle' is no option of 'formchat show'. See formchat show --help"
    ),
    (["chat", "--modle", "y"], "'--modle' is no option of 'formchat chat'. Did you mean --model?"),
    (["chat", "--model"], "--model needs a value (NAME)"),
    (["chat", "--plain=yes"], "--plain takes no value"),
  ])
  func `wrong usage is said in one sentence`(_ arguments: [String], _ words: String) throws {
    let error = try #require(throws: ProgramError.self) {
      try Options(parsing: arguments, subcommands: Subcommand.all)
    }
    #expect(error.words == words)
    #expect(error.code == .usage)
  }

  @Test(arguments: ["0", "19", "401", "wide", "-3"])
  func `a number out of its bounds is refused`(_ text: String) throws {
    let options = try options("show", "x", "--width", text)
    let error = try #require(throws: ProgramError.self) { try options.number(.width, in: 20...400) }
    #expect(error.words == "--width takes a whole number from 20 to 400, not '\(text)'")
  }
}
