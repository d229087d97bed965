internal import Chat
internal import JSON

extension SessionAction {
  static let list = SessionAction(
    "list", "", "the sessions there are, the last one first", operands: 0...0,
    run: { _, invocation, store throws(ProgramError) in
      var summaries: [SessionSummary] = []
      for id in store.ids {
        do throws(ProgramError) {
          summaries.append(try SessionSummary(try store.transcript(id), path: store.path(of: id)))
        } catch {
          // One damaged session must not hide the others.
          invocation.output.writeError("formchat: \(error.words)\n")
        }
      }
      if invocation.options.has(.json) {
        invocation.print(json: ["sessions": .array(summaries.map(\.json))])
      } else if summaries.isEmpty {
        invocation.output.writeError("there are no sessions yet; formchat starts one\n")
      } else {
        invocation.output.write(summaries.map { $0.line + "\n" }.joined())
      }
    })

  static let show = SessionAction(
    "show", "ID", "what was said and what came of it", operands: 1...1,
    run: { words, invocation, store throws(ProgramError) in
      let transcript = try store.transcript(words[0])
      if invocation.options.has(.json) {
        let summary = try SessionSummary(transcript, path: store.path(of: words[0]))
        invocation.print(json: ["sessions": [summary.json]])
      } else {
        invocation.output.write(SessionMarkdown.text(of: transcript))
      }
    })
}
