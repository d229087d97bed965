internal import Testing

@testable import formchat

/// What shells are offered.
@Suite struct ShellWordsTests {
  private func words(_ words: String...) -> ShellWords {
    ShellWords(after: words) { ["monday", "tuesday"] }
  }

  @Test(arguments: Subcommand.all.filter { $0.arguments.contains("FILE") }.map(\.name))
  func `what takes a file is offered files`(_ name: String) {
    #expect(words(name, "s").takesFiles)
  }

  @Test(
    arguments: [
      (["sh"], ["show"], true), (["ch"], ["chat", "check"], true), (["he"], ["help"], true),
      (["help", "ex"], ["explain", "export"], false),
      (["show", "--st"], ["--style"], false), (["--resume", "m"], ["monday"], true),
      (["export", "x.json", "--to", "formh"], ["formhaus"], false),
      (["export", "--to", "=", "formh"], ["formhaus"], false),
      (["--color", "=", "="], ["auto", "always", "never"], false),
      (["check", "--fail-on", ""], ["error", "warning"], false),
      (["sessions", ""], ["list", "show", "rename", "fork", "rm", "export"], false),
      (["sessions", "fork", "t"], ["tuesday"], false), (["sessions", "fork", "a", ""], [], false),
      (["ask", "-o", ""], [], true), (["schema", "la"], ["layout"], false),
      (["completions", "z"], ["zsh"], false), (["explain", "submit-m"], ["submit-missing"], false),
      (["show", "--", "--st"], [], true), (["--model", ""], [], false), (["nothing"], [], true),
    ] as [([String], [String], Bool)])
  func `a place on the command line has its words`(
    _ typed: [String], _ offered: [String], _ takesFiles: Bool
  ) {
    let words = ShellWords(after: typed) { ["monday", "tuesday"] }
    #expect(words.candidates.map(\.word) == offered)
    #expect(words.takesFiles == takesFiles)
  }

  @Test func `every subcommand and every option is offered`() {
    let names = words("").candidates.map(\.word)
    for command in Subcommand.all {
      #expect(names.contains(command.name))
      let options = words(command.name, "-").candidates.map(\.word)
      #expect(options == (command.options + CommandLineOption.common).map(\.name))
    }
  }

  @Test func `the lines are a word and what it does, then files`() {
    #expect(words("show", "--ver", "").lines == ":files\n")
    #expect(words("--vers").lines == "--version\tshow the version\n")
  }

  @Test(arguments: Shell.all.map(\.name)) func `a script asks the program itself`(name: String) {
    let shell = Shell.all.first { $0.name == name }
    #expect(shell?.script.contains("completions words -- ") == true)
  }
}
