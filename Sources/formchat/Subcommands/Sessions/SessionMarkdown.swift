internal import Chat
internal import FormLayout
internal import JSON
internal import Terminal

/// A session as a page: who said what, and what the form became.
enum SessionMarkdown {
  static func text(of transcript: Transcript) -> String {
    var lines = ["# Session \(transcript.header.id)", "", "Begun \(transcript.header.created)."]
    for event in transcript.events {
      switch event {
      case .session, .repair: continue
      case .layout(_, let name): lines += ["", "The form of `\(name)` was opened."]
      case .command(let line, _): lines += ["", "`\(line)`"]
      case .message(let message): lines += message.markdown
      case .revision(let revision): lines += [""] + revision.markdown
      }
    }
    return (lines.joined(separator: "\n") + "\n").visibleText
  }
}

extension ChatMessage {
  fileprivate var markdown: [String] {
    let name = sender == .me ? "me" : "gpt"
    let note =
      switch fate {
      case .refused: " (could not be applied)"
      case .cancelled: " (cancelled)"
      case .failed: " (failed)"
      case .applied, .answered, nil: ""
      }
    let quoted = words.split(separator: "\n", omittingEmptySubsequences: false).map { "> \($0)" }
    return ["", "**\(name)**\(sender == .gpt ? note : "")", ""] + (words.isEmpty ? ["> …"] : quoted)
  }
}

extension TranscriptRevision {
  fileprivate var markdown: [String] {
    let edits = (try? Edit.decode(ops).get())?.edits ?? []
    return ["Revision \(number):", ""] + edits.map { "- \($0.summary)" }
  }
}
