internal import FormLayout

extension Subcommand {
  static let completions = Subcommand(
    "completions", "bash|zsh|fish", "print the script that completes formchat's words in a shell",
    operands: 1...10_000, offers: .sequence([.words(Shell.all.map(\.name))]),
    run: { invocation throws(ProgramError) in
      let name = invocation[0]
      // What the scripts themselves ask.
      if name == "words" {
        let store = SessionStore(invocation.environment)
        let words = ShellWords(after: Array(invocation.options.operands.dropFirst())) { store.ids }
        invocation.output.write(words.lines)
        return .done
      }
      guard let shell = Shell.all.first(where: { $0.name == name }) else {
        let names = Shell.all.map(\.name)
        throw ProgramError(
          .usage, "usage", "there are no completions for '\(name)'",
          help: NearestName.question(for: name, among: names)
            ?? "There are \(names.joined(separator: ", "))")
      }
      invocation.output.write(shell.script)
      return .done
    })
}
