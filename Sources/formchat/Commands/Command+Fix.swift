internal import FormLayout

extension Command {
  static let fix = Command(
    "fix", "[CODE [ID]]", group: .change,
    "mend what a finding offers to mend; without a code, all that is safe",
    completions: {
      $0.isFirst
        ? $0.form.diagnostics().filter { !$0.fixes.isEmpty }.map(\.code).uniqued : $0.ids
    },
    run: { arguments, conversation throws(ProgramError) in
      let words = CommandWords.split(arguments)
      let findings = conversation.session.form.diagnostics()
      let edits =
        words.isEmpty ? Fix.safeEdits(for: findings) : try named(words, among: findings)
      guard !edits.isEmpty else {
        conversation.tell("nothing can be mended without asking")
        return
      }
      try conversation.apply(edits)
    })

  /// The edits of the first fix of each finding of a code, of one component where it is named.
  private static func named(
    _ words: [String], among findings: [Diagnostic]
  ) throws(ProgramError) -> [Edit] {
    let code = words[0]
    let meant = findings.filter { finding in
      finding.code == code && (words.count < 2 || finding.component == words[1])
    }
    guard !meant.isEmpty else {
      throw ProgramError(
        .usage, "usage", "the report has no finding '\(words.joined(separator: " "))'",
        help: NearestName.question(for: code, among: findings.map(\.code)) ?? "See /check")
    }
    let edits = meant.compactMap(\.fixes.first).flatMap(\.edits)
    guard !edits.isEmpty else {
      throw ProgramError(
        .usage, "no-fix", "'\(code)' has no fix that could be applied",
        help: meant.compactMap(\.help).first)
    }
    return edits
  }
}
