extension Form {
  /// So often safe fixes are looked for again, since one may make way for another.
  private static let mendingRounds = 8

  /// The edits of all safe fixes, those that others make way for too; empty where nothing is left to mend.
  ///
  /// - Parameter isTaken: whether a form that fixes lead to is one that can be kept; those that do
  ///   not are left out.
  package func safeEdits(where isTaken: (Form) -> Bool = { _ in true }) -> [Edit] {
    var form = self
    var edits: [Edit] = []
    for _ in 0..<Self.mendingRounds {
      let fixes = form.diagnostics().compactMap { finding in
        finding.fixes.first { $0.safety == .safe }?.edits
      }
      guard let (mended, used) = form.applyingAll(fixes, where: isTaken) else { break }
      form = mended
      edits += used
    }
    return edits
  }

  /// Applies as many fixes as fit together; `nil` where that changes nothing.
  private func applyingAll(
    _ fixes: [[Edit]], where isTaken: (Form) -> Bool
  ) -> (form: Form, edits: [Edit])? {
    guard !fixes.isEmpty else { return nil }
    let all = Array(fixes.joined())
    if case .applied(let applied) = applying(all) {
      guard applied.isChanged else { return nil }
      if isTaken(applied.form) { return (applied.form, all) }
    }
    var form = self
    var used: [Edit] = []
    for edits in fixes {
      guard case .applied(let applied) = form.applying(edits), applied.isChanged,
        isTaken(applied.form)
      else { continue }
      form = applied.form
      used += edits
    }
    return used.isEmpty ? nil : (form, used)
  }
}
