internal import FormLayout

extension Command {
  static let check = Command(
    "check", "[--all]", group: .look,
    "the whole validation report; with --all, what the form suppresses too",
    completions: { $0.isFirst ? ["--all"] : [] },
    run: { arguments, conversation throws(ProgramError) in
      guard ["", "--all"].contains(arguments) else {
        throw ProgramError(.usage, "usage", "/check takes nothing, or '--all'")
      }
      let report = conversation.session.form.report()
      conversation.page(
        TurnScreen(look: conversation.look).report(report, isAll: !arguments.isEmpty))
      conversation.session.reported = report.findings
    })
}
