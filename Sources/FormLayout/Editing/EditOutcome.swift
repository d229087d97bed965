/// What comes of edits: all of them, none of them, or a way back.
package enum EditOutcome: Sendable {
  case applied(AppliedEdits)
  /// Nothing was applied; every fault is listed.
  case refused([Diagnostic])
  /// Go back so many revisions; the caller knows them.
  case undo(count: Int)
}

extension Form {
  /// Applies edits in order on a copy: a new form, or everything that is wrong with them.
  package func applying(_ edits: [Edit]) -> EditOutcome {
    var application = EditApplication(self)
    return application.run(edits)
  }
}
