internal import Chat
internal import FormLayout
internal import Terminal

extension Command {
  static let fix = Command(
    "fix", "[--ask] [CODE [ID]]", group: .change,
    "mend what a finding offers to mend; without a code, all that is safe; --ask asks the model",
    isRecorded: false,
    completions: { completing in
      let words = completing.words.filter { $0 != askFlag }
      guard words.isEmpty else { return completing.ids }
      let codes = completing.form.diagnostics()
        .filter { !completing.words.isEmpty || !$0.fixes.isEmpty }.map(\.code).uniqued
      return (completing.isFirst ? [askFlag] : []) + codes
    },
    run: { arguments, conversation throws(ProgramError) in
      let words = CommandWords.split(arguments)
      let wanted = words.filter { $0 != askFlag && $0 != agreement }
      let findings = conversation.session.form.diagnostics()
      let meant = wanted.isEmpty ? findings : try named(wanted, among: findings)
      if words.contains(askFlag) {
        guard !(conversation.service is OfflineChatService) else { throw noModel }
        await conversation.askToMend(wanted.isEmpty ? worst(of: meant) : meant)
      } else if wanted.isEmpty {
        try conversation.mendSafely(findings)
      } else {
        try conversation.mend(meant, as: wanted, isAgreed: words.last == agreement)
      }
    })

  private static let askFlag = "--ask"
  /// The word by which a record says that what was offered was taken.
  fileprivate static let agreement = "yes"

  /// Rules do what a person wishes; what a finding means is for a model.
  private static let noModel = ProgramError(
    .noPermission, "no-model", "the offline designer follows plain wishes, not findings",
    help: "/fix CODE does what a finding offers; for a model, set OPENAI_API_KEY or --base-url")

  /// The findings of a code, of one component where it is named.
  private static func named(
    _ words: [String], among findings: [Diagnostic]
  ) throws(ProgramError) -> [Diagnostic] {
    let code = words[0]
    let meant = findings.filter { finding in
      finding.code == code && (words.count < 2 || finding.component == words[1])
    }
    guard !meant.isEmpty else {
      throw ProgramError(
        .usage, "usage", "the report has no finding '\(words.joined(separator: " "))'",
        help: NearestName.question(for: code, among: findings.map(\.code)) ?? "See /check")
    }
    return meant
  }

  /// The errors and warnings; where there are none, the advice.
  private static func worst(of findings: [Diagnostic]) -> [Diagnostic] {
    let grave = findings.filter { $0.severity != .info }
    return grave.isEmpty ? findings : grave
  }
}

extension Conversation {
  /// Applies all safe fixes, as one revision.
  fileprivate mutating func mendSafely(_ findings: [Diagnostic]) throws(ProgramError) {
    let edits = session.form.safeEdits()
    guard !edits.isEmpty else {
      let offered = findings.filter { !$0.fixes.isEmpty }.map(\.code).uniqued
      tell(
        "nothing can be mended without asking"
          + (offered.isEmpty
            ? "" : "; to be offered a change: /fix \(offered.joined(separator: ", "))"))
      return
    }
    journal.holdBack([.command("/fix", by: .me)])
    try apply(edits)
  }

  /// Applies the first fix of each finding; what is not safe is shown and asked first.
  fileprivate mutating func mend(
    _ findings: [Diagnostic], as words: [String], isAgreed: Bool
  ) throws(ProgramError) {
    let fixes = findings.compactMap(\.fixes.first)
    let edits = fixes.flatMap(\.edits)
    guard !edits.isEmpty else {
      throw ProgramError(
        .usage, "no-fix", "'\(words[0])' has no fix that could be applied",
        help: findings.compactMap(\.help).first.map { "\($0); or /fix --ask \(words[0])" })
    }
    let isSafe = fixes.allSatisfy { $0.safety == .safe }
    guard isSafe || isAgreed || isReplay || agrees(to: edits) else {
      tell("nothing changed: the form is as it was")
      return
    }
    let line = (["/fix"] + words + (isSafe ? [] : [Command.agreement])).joined(separator: " ")
    journal.holdBack([.command(line, by: .me)])
    try apply(edits)
  }

  /// Shows what edits would change, and asks whether they shall.
  private mutating func agrees(to edits: [Edit]) -> Bool {
    guard case .applied(let applied) = session.form.applying(edits), applied.isChanged else {
      return true
    }
    let diff = FormDiff(from: session.form, to: applied.form, renamed: applied.renamed)
    show("\n")
    show(TurnScreen(look: look).changes(diff, notes: []))
    show("\n")
    guard case .line(let answer) = console.readAnswer(prompt: "  Change it so? [y/N] ") else {
      return false
    }
    return ["y", "yes"].contains(answer.trimmed.lowercased())
  }

  /// Sends findings to whoever answers, as an ordinary message.
  fileprivate mutating func askToMend(_ findings: [Diagnostic]) async {
    guard !findings.isEmpty else {
      tell("the report is empty, so there is nothing to ask for")
      return
    }
    let words = MendingRequest.text(for: findings)
    show(
      words.split(separator: "\n").flatMap { line in
        StyledText(String(line), .dim).wrapped(to: max(10, look.width - 2))
      })
    await take(message: words)
  }
}
