internal import Chat
internal import FormLayout
internal import JSON

/// What `ask --json` prints.
struct AskResult {
  private let conversation: Conversation
  private let before: Form

  init(_ conversation: Conversation, before: Form) {
    self.conversation = conversation
    self.before = before
  }

  var json: JSONObject {
    let session = conversation.session
    let diff = FormDiff(
      from: before, to: session.form, renamed: conversation.lastTurn.renamed)
    let findings = session.form.diagnostics().placed()
    return [
      "message": .string(conversation.lastTurn.words),
      "layout": session.form.json,
      "changes": .array(diff.changes.map(\.json)),
      "findings": .array(findings.map(\.json)),
      "usage": session.usage?.json ?? .null,
      "revision": .number(JSONNumber(session.tree.current.number)),
      "session": .string(session.header.id),
      "repairs": .number(JSONNumber(conversation.lastTurn.repairs)),
    ]
  }
}
