extension Subcommand {
  static let manual = Subcommand(
    "manual", "", "print the manual page, for man: formchat manual > formchat.1", operands: 0...0,
    run: { invocation throws(ProgramError) in
      invocation.output.write(ManualPage.text)
      return .done
    })
}
