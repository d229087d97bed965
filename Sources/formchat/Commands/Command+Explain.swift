internal import FormLayout

extension Command {
  static let explain = Command(
    "explain", "CODE", group: .look, "what a finding means and why it matters",
    completions: { $0.isFirst ? $0.form.diagnostics().map(\.code).uniqued : [] },
    run: { arguments, conversation throws(ProgramError) in
      let explanation = try Explanation.lines(
        of: arguments, width: conversation.look.width - 2)
      conversation.page(explanation)
    })
}
