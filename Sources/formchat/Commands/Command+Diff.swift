internal import FormLayout

extension Command {
  static let diff = Command(
    "diff", "[FROM [TO]]", group: .look, "what changed: in the last revision, or between two",
    run: { arguments, conversation throws(ProgramError) in
      let tree = conversation.session.tree
      var numbers: [Int] = []
      for word in arguments.split(separator: " ") { numbers.append(try number(String(word))) }
      guard numbers.count <= 2 else {
        throw ProgramError(.usage, "usage", "/diff takes at most two revisions")
      }
      let to = numbers.count == 2 ? numbers[1] : tree.current.number
      guard let new = tree[to] else { throw unknownRevision(to) }
      let from = numbers.first ?? new.parent ?? 0
      guard let old = tree[from] else { throw unknownRevision(from) }
      let diff = FormDiff(from: old.form, to: new.form)
      conversation.show("\n")
      conversation.show([StyledText("from revision \(from) to \(to)", .dim)])
      conversation.show(TurnScreen(look: conversation.look).changes(diff, notes: []))
      conversation.show("\n")
    })

  static func unknownRevision(_ number: Int) -> ProgramError {
    ProgramError(
      .usage, "unknown-revision", "there is no revision \(number)", help: "See /revisions")
  }
}
