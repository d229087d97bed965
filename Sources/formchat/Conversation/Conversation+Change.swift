internal import Chat
internal import FormLayout
internal import JSON

extension Conversation {
  /// Makes a revision of edits that were applied, keeps it together with what led to it, and shows it.
  mutating func change(
    _ applied: AppliedEdits, edits: [Edit], recording events: [TranscriptEvent] = [],
    notes: [EditNote]
  ) {
    let before = session.form
    session.tree.append(applied.form, edits: edits)
    record(events + [.revision(recorded(session.tree.current))])
    showChange(
      FormDiff(from: before, to: applied.form, renamed: applied.renamed), notes: notes,
      renamed: applied.renamed)
  }

  /// Applies edits that a person typed or a fix holds; the same way as a model's.
  mutating func apply(_ edits: [Edit]) throws(ProgramError) {
    switch session.form.applying(edits) {
    case .refused(let faults):
      throw ProgramError(
        .usage, "not-applied", TurnScreen.words(for: faults), help: faults.first?.help)
    case .undo(let count): undo(count)
    case .applied(let applied):
      guard applied.isChanged else {
        tell("nothing changed: the form is as it was")
        return
      }
      show("\n")
      change(applied, edits: edits, notes: applied.notes)
    }
  }

  /// Puts another layout in place, as a revision that can be undone.
  mutating func open(_ opened: OpenedLayout) {
    let before = session.form
    let isFirst = session.tree.isUntouched && session.history.messages.isEmpty
    session.startName = opened.name
    session.file = opened.file
    if isFirst {
      session.tree = RevisionTree(opened.form)
      record([.layout(opened.form.json, name: opened.name)])
    } else {
      session.tree.append(opened.form, edits: [])
      record([
        .layout(opened.form.json, name: opened.name), .revision(recorded(session.tree.current)),
      ])
    }
    show("\n")
    showChange(FormDiff(from: before, to: opened.form), notes: [])
  }

  // MARK: Moving the cursor

  mutating func undo(_ count: Int) {
    move {
      $0.undo(count)
    } otherwise: {
      "there is nothing to undo"
    }
  }

  mutating func redo(_ count: Int) {
    move {
      $0.redo(count)
    } otherwise: {
      "there is nothing to redo"
    }
  }

  /// Moves the cursor and shows what that changed, or says why it did not move.
  mutating func move(_ step: (inout RevisionTree) -> Void, otherwise words: () -> String) {
    let before = session.tree.current
    step(&session.tree)
    guard session.tree.current.number != before.number else {
      tell(words())
      return
    }
    show("\n")
    showChange(FormDiff(from: before.form, to: session.form), notes: [])
  }

  // MARK: What a change looks like

  /// Shows what changed, the form where it changed, and what the report has to say of it.
  mutating func showChange(
    _ diff: FormDiff, notes: [EditNote], renamed: [AppliedEdits.Renaming] = []
  ) {
    let screen = TurnScreen(look: look)
    let report = session.form.report()
    show(screen.changes(diff, notes: notes))
    show("\n")
    let preview = screen.preview(of: session.form, after: diff)
    show(preview)
    if !preview.isEmpty { show("\n") }
    show(
      screen.report(
        report, since: session.reported, revision: session.tree.current.number,
        renamed: renamed))
    show("\n")
    session.reported = report.findings
  }

  private func recorded(_ revision: Revision) -> TranscriptRevision {
    TranscriptRevision(
      number: revision.number, parent: revision.parent ?? 0,
      ops: .array(revision.edits.map(\.json)), fingerprint: revision.fingerprint)
  }
}

extension Conversation {
  /// Shows the form as it is, and the report's counts.
  mutating func showForm() {
    let screen = TurnScreen(look: look)
    let report = session.form.report()
    show("\n")
    show(screen.preview(of: session.form))
    show("\n")
    show(
      screen.report(report, since: report.findings, revision: session.tree.current.number))
    show("\n")
    session.reported = report.findings
  }
}
