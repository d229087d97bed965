internal import Chat
internal import FormLayout

/// One thing that `/session` does.
struct SessionStep: Sendable {
  let name: String
  let run:
    @Sendable (_ words: [String], _ conversation: inout Conversation) throws(ProgramError) -> Void

  /// Every one, in the order of completion.
  static let all: [SessionStep] = [list, resume, rename, fork, export]

  /// What there is to know of the session that goes on.
  static func facts(of conversation: Conversation) -> [StyledText] {
    let session = conversation.session
    let messages = session.history.history(from: .me).count
    let rows = [
      ("session", session.header.id), ("begun", session.header.created),
      ("kept", place(of: conversation.journal)),
      ("messages", "\(messages)"),
      ("revision", "\(session.tree.current.number) of \(session.tree.revisions.count - 1)"),
      ("form", session.form.title ?? session.form.id),
      ("file", session.file?.path ?? "none; /save NAME writes one"),
    ]
    return rows.map { StyledText($0.0, .dim).padded(to: 10) + StyledText($0.1) }
  }

  private static func place(of journal: Journal) -> String {
    journal.path
      ?? (journal.hasFailed
        ? "no longer; /save keeps the layout" : "not yet: nothing has happened in it")
  }
}

extension SessionStep {
  private static let list = SessionStep(name: "list") { _, conversation throws(ProgramError) in
    let store = try conversation.requireStarter().store
    let current = conversation.session.header.id
    let lines = store.ids.map { id in
      // One damaged session must not hide the others.
      let summary = try? SessionSummary(store.transcript(id), path: store.path(of: id))
      return StyledText("\(id == current ? ">" : " ") \(summary?.line ?? "\(id)  (damaged)")")
    }
    guard !lines.isEmpty else {
      conversation.tell("no session is kept yet")
      return
    }
    conversation.page(lines)
  }

  private static let resume = SessionStep(name: "resume") {
    words, conversation throws(ProgramError) in
    let starter = try conversation.requireStarter()
    guard words.count == 1 else {
      throw ProgramError(
        .usage, "usage", "/session resume needs the name of one", help: "See /session list")
    }
    guard words[0] != conversation.session.header.id else {
      conversation.tell("this is '\(words[0])' already")
      return
    }
    conversation.change(to: try starter.resume(words[0]))
    starter.greet(&conversation, isResumed: true)
  }

  private static let rename = SessionStep(name: "rename") {
    words, conversation throws(ProgramError) in
    let starter = try conversation.requireStarter()
    guard words.count == 1 else {
      throw ProgramError(.usage, "usage", "/session rename needs a name")
    }
    let old = conversation.session.header.id
    let isKept = conversation.journal.isKept
    try conversation.copy(as: words[0], starter)
    if isKept { try starter.store.forget(old) }
    conversation.tell("this session is '\(words[0])' now")
  }

  private static let fork = SessionStep(name: "fork") { words, conversation throws(ProgramError) in
    let starter = try conversation.requireStarter()
    guard words.count <= 1 else {
      throw ProgramError(.usage, "usage", "/session fork takes one name, or none")
    }
    let old = conversation.session.header.id
    try conversation.copy(as: words.first ?? starter.newID(), starter)
    conversation.tell("going on in the copy '\(conversation.session.header.id)'; '\(old)' stays")
  }

  private static let export = SessionStep(name: "export") {
    words, conversation throws(ProgramError) in
    guard let path = words.first, words.count == 1 else {
      throw ProgramError(
        .usage, "usage", "/session export needs a file",
        help: "For example: /session export talk.md, or talk.json")
    }
    let session = conversation.session
    guard conversation.journal.isKept else {
      throw ProgramError(.usage, "usage", "nothing has happened in this session yet")
    }
    let transcript = try conversation.requireStarter().store.transcript(session.header.id)
    let text =
      path.hasSuffix(".json")
      ? SessionExport.json(transcript) : SessionMarkdown.text(of: transcript)
    try OutputFile.write(text, to: path, replaces: false)
    conversation.tell("exported to \(path); it holds everything that was typed")
  }
}

extension Conversation {
  /// Goes on in a copy of this session with another name.
  fileprivate mutating func copy(
    as name: String, _ starter: ConversationStarter
  ) throws(ProgramError) {
    guard SessionStore.isName(name) else { throw SessionStore.badName(name) }
    guard !journal.hasFailed else {
      throw ProgramError(
        .usage, "usage", "this session is no longer kept on disk, so there is nothing to copy",
        help: "/save keeps the layout")
    }
    if journal.isKept {
      journal.go(on: try starter.store.copy(session.header.id, as: name))
      session.header.id = name
    } else {
      session.header.id = name
      journal = starter.journal(for: session)
    }
    record([])
  }
}
