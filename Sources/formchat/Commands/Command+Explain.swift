internal import FormLayout

extension Command {
  static let explain = Command(
    "explain", "CODE", group: .look, "what a finding means and why it matters",
    completions: { words, form in
      words.isEmpty ? form.diagnostics().map(\.code) : []
    },
    run: { arguments, conversation throws(ProgramError) in
      let explanation = try Explanation.lines(
        of: arguments, width: conversation.look.width - 2)
      conversation.show("\n")
      conversation.show(explanation)
      conversation.show("\n")
    })
}
