internal import FormLayout

/// The parts of what a turn shows; the commands that show one of them use the same functions.
struct TurnScreen {
  let look: Look

  /// The most lines of a form that is shown whole after a change.
  static let linesShownWhole = 20

  /// What is there beside the box: every line of a conversation is indented by two.
  private var width: Int { max(Look.widths.lowerBound, look.width - 2) }

  /// The lines that say what changed.
  func changes(_ diff: FormDiff, notes: [EditNote]) -> [StyledText] {
    diff.lines(width: width, isASCII: look.isASCII, isPlain: look.isPlain) + lines(for: notes)
  }

  /// What was let pass, or done beside what was asked.
  func lines(for notes: [EditNote]) -> [StyledText] {
    guard !notes.isEmpty else { return [] }
    let said = notes.map(\.message).joined(separator: "; ")
    return StyledText("(\(said))", .dim).wrapped(to: width)
  }

  /// The whole form.
  func preview(of form: Form) -> [StyledText] { FormPreview(form, options).lines }

  /// What is drawn of the form after a change, by the person's choice: by default the whole, or only
  /// what changed and its surroundings where that is much shorter.
  func preview(of form: Form, after diff: FormDiff) -> [StyledText] {
    guard look.preview != .off else { return [] }
    let whole = preview(of: form)
    guard look.preview == .changes, whole.count > Self.linesShownWhole, !diff.changedIDs.isEmpty
    else { return whole }
    var options = options
    options.only = diff.changedIDs
    let part = FormPreview(form, options).lines
    return part.count * 4 < whole.count * 3 ? part : whole
  }

  /// What the report says after a turn: the counts, what is new, what is gone.
  func report(
    _ report: FormReport, since old: [Diagnostic], revision: Int,
    renamed: [AppliedEdits.Renaming] = []
  ) -> [StyledText] {
    text.afterTurn(
      report.findings, since: old, revision: revision, renamed: renamed.map { ($0.from, $0.to) },
      suppressed: report.suppressed.count)
  }

  /// The whole report; with `isAll`, what the form does not want to be told too.
  func report(_ report: FormReport, isAll: Bool = false) -> [StyledText] {
    text.full(report.findings.placed(), suppressed: report.suppressed.count)
      + (isAll ? text.suppressed(report.suppressed.placed()) : [])
  }

  private var text: ReportText { ReportText(width: width, isPlain: look.isPlain) }

  /// How a form is drawn here.
  var options: FormPreview.Options {
    var options = FormPreview.Options(width: width)
    options.isASCII = look.isASCII
    options.isPlain = look.isPlain
    options.language = look.language
    return options
  }

  // MARK: Replies that do not fit

  /// What is shown while a reply is sent back.
  func repairing(_ faults: [Diagnostic], round: Int) -> [StyledText] {
    StyledText(
      "this could not be applied (\(Self.words(for: faults))); asking again, \(round) of 2", .dim
    ).wrapped(to: width)
  }

  /// What is said when a reply stays unusable.
  static func unusable(_ faults: [Diagnostic], rounds: Int) -> ProgramError {
    let tries = rounds == 0 ? "the reply" : "\(rounds + 1) replies in a row"
    return ProgramError(
      .badReply, "unusable-reply", "\(tries) could not be applied (\(words(for: faults)))",
      help: "The form is as it was; ask in other words")
  }

  /// Faults in one phrase.
  static func words(for faults: [Diagnostic]) -> String {
    let first = faults.prefix(3).map(\.message).joined(separator: "; ")
    return faults.count > 3 ? "\(first); and \(faults.count - 3) more" : first
  }
}
