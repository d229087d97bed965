internal import FormLayout

/// Reads a whole message: as one wish, else sentence by sentence, else clause by clause.
struct Interpreter {
  private let words: String
  private var draft: Draft
  private var said: [String] = []
  private var remarks: [String] = []

  init(_ words: String, _ form: Form, _ past: [PastExchange], _ revision: Int?) {
    self.words = words
    draft = Draft(Message(words), form, past: past, revision: revision)
  }

  mutating func reply() -> Reply {
    let tokens = draft.message.tokens[...]
    if let answer = Conversing.reply(to: draft) { return Reply(message: answer, edits: []) }
    if let scale = ScaleForm(draft).read() { return finished(scale) }
    if let (creation, rest) = StepList(draft).read() {
      return described(creation, Clauses.sentences(rest))
    }
    if let creation = Creation(draft).read() { return finished(creation) }
    let sentences = Clauses.sentences(tokens)
    if let (creation, rest) = Description(draft).read(sentences) {
      return described(creation, rest)
    }
    for sentence in sentences {
      let understood = read(sentence)
      if !understood, !remarks.isEmpty, Clauses.dependsOnOthers(sentence) {
        // What was not understood may say that the rest is meant otherwise.
        let reason = remarks.last ?? ""
        return refusal(sentence, reason)
      }
    }
    return summary()
  }

  /// A form that was described, and what was said of it after that.
  private mutating func described(_ creation: Outcome, _ rest: [ArraySlice<Token>]) -> Reply {
    guard case .done(let edits, let words, let focus) = creation, draft.take(edits, focus: focus)
    else { return finished(creation) }
    said.append(words)
    for sentence in rest { _ = read(sentence) }
    return summary()
  }

  // MARK: Sentences

  /// Reads one sentence; whether all of it was understood.
  private mutating func read(_ sentence: ArraySlice<Token>) -> Bool {
    let body = Clauses.body(sentence)
    guard !body.isEmpty else { return true }
    if Clauses.isReason(body) { return true }
    draft.refresh()
    var reader = ClauseReader(draft)
    guard let result = reader.read(body) else {
      remarks.append(reader.complaint(for: body))
      return false
    }
    for step in result {
      switch step {
      case .done(let edits, let words, let focus):
        guard draft.take(edits, focus: focus) else {
          remarks.append(
            draft.isUndoing
              ? "Please say the rest again now: going back stands alone."
              : "I could not do: “\(draft.text(body))”.")
          return draft.isUndoing
        }
        if focus.isEmpty { draft.forget(removing: edits) }
        said.append(words)
      case .answer(let words): said.append(words)
      case .ask(let words), .cannot(let words):
        remarks.append(words + (words.hasSuffix("?") || words.hasSuffix(".") ? "" : "."))
      }
    }
    return true
  }

  // MARK: Replies

  private mutating func finished(_ outcome: Outcome) -> Reply {
    switch outcome {
    case .done(let edits, let words, let focus):
      guard draft.take(edits, focus: focus) else {
        return Reply(message: "I could not make that form.", edits: [])
      }
      return Reply(message: Self.shortened(words), edits: draft.edits)
    case .answer(let words), .ask(let words), .cannot(let words):
      return Reply(message: words, edits: [])
    }
  }

  private func refusal(_ sentence: ArraySlice<Token>, _ reason: String) -> Reply {
    Reply(
      message: Self.shortened(
        reason + (said.isEmpty ? "" : " I have changed nothing, since it may belong to the rest.")),
      edits: [])
  }

  private func summary() -> Reply {
    let words = (said + remarks).joined(separator: " ")
    return Reply(
      message: Self.shortened(words.isEmpty ? Conversing.help : words), edits: draft.edits)
  }

  /// A message is stopped at 600 characters.
  private static func shortened(_ words: String) -> String {
    words.count <= 560 ? words : String(words.prefix(555)) + "…"
  }
}
