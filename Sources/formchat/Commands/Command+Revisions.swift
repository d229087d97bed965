internal import FormLayout

extension Command {
  static let revisions = Command(
    "revisions", group: .look, "every revision, and which one this is",
    run: { _, conversation in
      let tree = conversation.session.tree
      let lines = tree.revisions.map { revision in
        let isCurrent = revision.number == tree.current.number
        let parent = revision.parent.map { "after \($0)" } ?? "start"
        let done =
          revision.edits.isEmpty
          ? "\(revision.form.placed.count) components"
          : revision.edits.map(\.summary).joined(separator: "; ")
        let line = StyledText(
          "\(isCurrent ? ">" : " ") \(revision.number)  \(parent)  ", isCurrent ? .bold : .plain)
        return (line + StyledText(done, .dim)).truncated(
          to: conversation.look.width - 2, mark: conversation.look.isASCII ? "..." : "…")
      }
      conversation.page(lines)
    })
}
