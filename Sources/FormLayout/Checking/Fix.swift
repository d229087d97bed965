/// Edits that mend a finding.
package struct Fix: Equatable, Sendable {
  package enum Safety: String, Sendable {
    /// It changes no meaning and may be applied without asking.
    case safe
    /// It needs the person's word.
    case offered
  }

  /// What it does, as a phrase after "fix:".
  package let title: String
  package let safety: Safety
  package let edits: [Edit]

  package init(_ title: String, _ safety: Safety, _ edits: [Edit]) {
    self.title = title
    self.safety = safety
    self.edits = edits
  }
}
