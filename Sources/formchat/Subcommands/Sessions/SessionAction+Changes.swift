internal import Chat
internal import JSON

extension SessionAction {
  static let rename = SessionAction(
    "rename", "ID NEW", "another name for a session", operands: 2...2,
    run: { words, invocation, store throws(ProgramError) in
      // Opened first: a session that somebody else has open is left alone, and no copy is made.
      _ = try store.resume(words[0])
      try store.copy(words[0], as: words[1])
      try store.remove(words[0])
      try report("renamed '\(words[0])' to '\(words[1])'", words[1], invocation, store)
    })

  static let fork = SessionAction(
    "fork", "ID [NEW]", "a copy of a session, to go another way with", operands: 1...2,
    run: { words, invocation, store throws(ProgramError) in
      let environment = invocation.environment
      let name =
        words.count > 1
        ? words[1] : SessionStore.newID(at: environment.now(), random: environment.random())
      try store.copy(words[0], as: name)
      try report("go on with the copy: formchat --resume \(name)", name, invocation, store)
    })

  static let remove = SessionAction(
    "rm", "ID", "delete a session", operands: 1...1,
    run: { words, invocation, store throws(ProgramError) in
      try store.remove(words[0])
      if invocation.options.has(.json) {
        invocation.print(json: ["sessions": []])
      } else if !invocation.options.has(.quiet) {
        invocation.output.writeError("removed '\(words[0])'\n")
      }
    })

  private static func report(
    _ words: String, _ id: String, _ invocation: Invocation, _ store: SessionStore
  ) throws(ProgramError) {
    if invocation.options.has(.json) {
      let summary = try SessionSummary(try store.transcript(id), path: store.path(of: id))
      invocation.print(json: ["sessions": [summary.json]])
    } else if !invocation.options.has(.quiet) {
      invocation.output.writeError(words + "\n")
    }
  }
}
