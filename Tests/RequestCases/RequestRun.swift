internal import Designer
package import FormLayout
internal import JSON

/// A case as the designer answers it: every reply decoded and applied as the program does.
package struct RequestRun: Sendable {
  package let start: Form
  package private(set) var result: Form
  package private(set) var replies: [Reply] = []
  /// Replies that could not be applied.
  package private(set) var refusals: [String] = []

  package init(_ requestCase: RequestCase, from start: Form) {
    self.start = start
    result = start
    var tree = RevisionTree(start)
    var past: [PastExchange] = []
    for request in requestCase.requests {
      let reply = Designer.reply(
        to: request, form: tree.current.form, past: past.suffix(4), revision: tree.current.number)
      replies.append(reply)
      take(reply, &tree)
      let done = reply.edits.map(\.summary).joined(separator: "; ")
      past.append(
        PastExchange(request: request, reply: reply.message, done: String(done.prefix(240))))
    }
    result = tree.current.form
  }

  private mutating func take(_ reply: Reply, _ tree: inout RevisionTree) {
    let json: JSONValue = [
      "message": .string(reply.message), "ops": .array(reply.edits.map(\.json)),
    ]
    guard case .success(let decoded) = ReplyDecoder.decode(json.text(.compact)) else {
      refusals.append("not decoded: \(json.text(.compact))")
      return
    }
    guard !decoded.edits.isEmpty else { return }
    switch tree.current.form.applying(decoded.edits) {
    case .applied(let applied):
      if applied.isChanged { tree.append(applied.form, edits: decoded.edits) }
    case .undo(let count): tree.undo(count)
    case .refused(let faults): refusals.append(faults.map(\.message).joined(separator: "; "))
    }
  }
}
