internal import Chat
internal import FormLayout
internal import JSON

/// Why a recorded revision cannot be made again.
struct ReplayFault: Error {
  let words: String
}

extension RevisionTree {
  /// Makes a recorded revision again from its operations, or from the layout opened before it.
  mutating func replay(_ revision: TranscriptRevision, opened: Form?) throws(ReplayFault) {
    guard goTo(revision.parent) else {
      throw ReplayFault(
        words: "revision \(revision.number) follows \(revision.parent), which is not there")
    }
    if let opened {
      append(opened, edits: [])
    } else {
      let edits = try Self.edits(of: revision)
      switch current.form.applying(edits) {
      case .refused(let faults):
        throw ReplayFault(
          words: "revision \(revision.number) cannot be applied: "
            + (faults.first?.message ?? "its operations do not fit"))
      case .undo:
        throw ReplayFault(words: "revision \(revision.number) has an undo among its operations")
      case .applied(let applied): append(applied.form, edits: edits)
      }
    }
    guard current.number == revision.number else {
      throw ReplayFault(words: "revision \(revision.number) comes out as number \(current.number)")
    }
    guard current.fingerprint == revision.fingerprint else {
      throw ReplayFault(
        words: "revision \(revision.number) comes out with fingerprint \(current.fingerprint), "
          + "not \(revision.fingerprint)")
    }
  }

  private static func edits(of revision: TranscriptRevision) throws(ReplayFault) -> [Edit] {
    switch Edit.decode(revision.ops) {
    case .success(let decoded): return decoded.edits
    case .failure(let refusal):
      throw ReplayFault(
        words: "the operations of revision \(revision.number) cannot be read: "
          + (refusal.diagnostics.first?.message ?? "they are no operations"))
    }
  }

  /// Follows a recorded command, where it moves the cursor; others are passed over.
  mutating func navigate(by line: String) {
    let words = line.split(separator: " ")
    let number = words.count > 1 ? Int(words[1]) : nil
    switch words.first {
    case "/undo": undo(number ?? 1)
    case "/redo": redo(number ?? 1)
    case "/goto": if let number { _ = goTo(number) }
    default: break
    }
  }
}
