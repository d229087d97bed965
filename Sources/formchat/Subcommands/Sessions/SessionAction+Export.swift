internal import Chat
internal import FormLayout
internal import JSON

extension SessionAction {
  static let export = SessionAction(
    "export", "ID [md|json]", "a session to read or to use elsewhere; it holds what was typed",
    operands: 1...2,
    run: { words, invocation, store throws(ProgramError) in
      let transcript = try store.transcript(words[0])
      let kind = words.count > 1 ? words[1] : "md"
      let text: String
      switch kind {
      case "md": text = SessionMarkdown.text(of: transcript)
      case "json": text = SessionExport.json(transcript)
      default:
        throw ProgramError(
          .usage, "usage", "a session is exported as md or json, not '\(kind)'")
      }
      if let path = invocation.options.value(.output) {
        try OutputFile.write(text, to: path, replaces: invocation.options.has(.force))
      } else {
        invocation.output.write(text)
      }
      if !invocation.options.has(.quiet) {
        invocation.output.writeError("it holds everything that was typed in the session\n")
      }
    })
}
