internal import Chat
internal import FormLayout
internal import JSON
internal import Terminal

extension Conversation {
  /// The most times that a reply is sent back.
  static let repairsAllowed = 2

  /// Takes one message: asks the service, applies the reply, shows what came of it.
  mutating func take(message words: String) async {
    let stamp = stamps.next()
    let message = ChatMessage(id: stamp.id, sender: .me, content: words, dateCreated: stamp.date)
    if isReplay, let day = stamp.date.split(separator: "T").first { look.today = String(day) }
    session.history.append(message)
    record([.message(message)])
    lastTurn = TurnOutcome()
    var turn = Turn(
      message: message,
      request: PromptBuilder.request(
        for: words, form: session.form, revision: session.tree.current.number,
        history: session.history, tokenCap: tokenCap),
      patience: isReplay ? nil : service?.patience)
    show("\n")
    while let next = await round(turn) { turn = next }
  }

  /// What is said where nobody can answer.
  static let noService = ProgramError(
    .noPermission, "no-key", "no service is set up, so nobody can answer this",
    help: "Set OPENAI_API_KEY, or --base-url for a server of your own; commands such as /add and "
      + "/field work without (see /help)")

  /// Asks once; returns the turn as it goes on, or `nil` where it has ended.
  private mutating func round(_ turn: Turn) async -> Turn? {
    guard let service else { return unanswered(turn) }
    var turn = turn
    turn.request.triesAllowed = min(turn.request.triesAllowed, turn.budget.requests)
    let outcome = await exchange(turn.request, service)
    switch outcome.result {
    case .failure(let error):
      turn.budget.spend(error.attempts, on: turn.request, usage: nil)
      return failed(turn, error, outcome.stream)
    case .success(let reply):
      turn.budget.spend(reply.tries, on: turn.request, usage: reply.usage)
      for remark in reply.remarks { tell(remark) }
      return answered(turn, reply, outcome.stream)
    }
  }

  // MARK: A reply

  private mutating func answered(
    _ turn: Turn, _ reply: ChatReply, _ stream: ReplyStream
  ) -> Turn? {
    switch ReplyDecoder.reply(in: reply.content) {
    case .failure(let refusal):
      return refused(turn, reply, words: stream.words, refusal.diagnostics)
    case .success(let decoded):
      if stream.words.isEmpty { showWords(decoded.message) }
      guard !decoded.edits.isEmpty else {
        finish(turn.message, with: .answered, reply: reply, words: decoded.message)
        show(TurnScreen(look: look).lines(for: decoded.notes))
        show("\n")
        return nil
      }
      return apply(decoded, of: reply, turn)
    }
  }

  private mutating func apply(_ decoded: Reply, of reply: ChatReply, _ turn: Turn) -> Turn? {
    switch session.form.applying(decoded.edits) {
    case .refused(let faults):
      return refused(turn, reply, words: decoded.message, faults)
    case .undo(let count):
      finish(turn.message, with: .applied, reply: reply, words: decoded.message)
      show(TurnScreen(look: look).lines(for: decoded.notes))
      record([.command("/undo \(count)", by: .gpt)])
      undo(count)
      return nil
    case .applied(let applied):
      guard applied.isChanged else {
        finish(turn.message, with: .answered, reply: reply, words: decoded.message)
        tell("nothing changed: the form is as it was")
        return nil
      }
      let message = gpt(.applied, reply: reply, words: decoded.message)
      session.add(message, to: turn.message)
      lastTurn.words = decoded.message
      lastTurn.renamed = applied.renamed
      if !decoded.message.isEmpty { show("\n") }
      change(
        applied, edits: decoded.edits, recording: [.message(message)],
        notes: decoded.notes + applied.notes)
      return nil
    }
  }

  /// A reply that could not be applied: it goes back, at most twice, unless it says the same again.
  private mutating func refused(
    _ turn: Turn, _ reply: ChatReply, words: String, _ faults: [Diagnostic]
  ) -> Turn? {
    let message = gpt(.refused, reply: reply, words: words)
    session.add(message, to: turn.message)
    let text = RepairMessage.text(for: faults)
    var next = turn
    next.request = PromptBuilder.repairing(turn.request, reply: reply.content, fault: text)
    let isLast =
      turn.repairs == Self.repairsAllowed || turn.faults == faults
      || !turn.budget.allows(next.request)
    guard !isLast else {
      record([.message(message)])
      let error = TurnScreen.unusable(faults, rounds: turn.repairs)
      lastTurn.error = error
      say(error)
      return nil
    }
    record([.message(message), .repair(text)])
    show(TurnScreen(look: look).repairing(faults, round: turn.repairs + 1))
    show("\n")
    next.repairs += 1
    lastTurn.repairs = next.repairs
    next.faults = faults
    return next
  }

  private mutating func failed(_ turn: Turn, _ error: ChatError, _ stream: ReplyStream) -> Turn? {
    lastTurn.error = ProgramError(error)
    if case .cancelled = error.kind {
      finish(turn.message, with: .cancelled, content: stream.content, words: stream.words)
      tell("cancelled; the form is as it was")
      return nil
    }
    if let next = askingAnew(turn, after: error, stream) { return next }
    finish(turn.message, with: .failed, content: stream.content, words: error.description)
    say(ProgramError(error))
    return nil
  }

  /// The turn as it goes on after a failure that another request may mend; `nil` where the failure
  /// stands.
  private mutating func askingAnew(
    _ turn: Turn, after error: ChatError, _ stream: ReplyStream
  ) -> Turn? {
    var next = turn
    let words: String
    switch error.kind {
    case .truncated where !turn.hasRaisedCap:
      next.hasRaisedCap = true
      next.request.tokenCap *= 2
      words =
        "the reply was cut off; asking once more with room for \(next.request.tokenCap) tokens"
    case .contextTooLong where !turn.hasDroppedHistory && turn.request.hasHistory:
      next.hasDroppedHistory = true
      next.request.dropHistory()
      words = "this is too long for the model; asking once more without what was said before"
    case .connection, .stalled, .serverError, .overloaded, .protocolFault(.cutShort):
      // What a person has begun to read does not change under their eyes.
      guard !turn.hasAskedAnew, !stream.content.isEmpty, stream.words.isEmpty else { return nil }
      next.hasAskedAnew = true
      words = "the reply broke off; asking once more"
    default: return nil
    }
    guard turn.budget.allows(next.request) else { return nil }
    lastTurn.error = nil
    show(StyledText(words, .dim).wrapped(to: look.width - 2))
    return next
  }

  /// Ends a turn that a resumed session was killed in, so that its record is whole.
  mutating func closeOpenTurn() {
    guard let last = session.history.messages.last, last.sender == .me else { return }
    finish(last, with: .cancelled, content: "", words: "")
    tell("the last message was never answered; /retry sends it again")
  }

  private mutating func unanswered(_ turn: Turn) -> Turn? {
    let error = Self.noService
    lastTurn.error = error
    finish(turn.message, with: .failed, content: "", words: error.words)
    say(error)
    return nil
  }

  // MARK: Messages

  /// Ends a turn without a change of the form.
  private mutating func finish(
    _ request: ChatMessage, with fate: ChatMessage.Fate, reply: ChatReply, words: String
  ) {
    lastTurn.words = words
    let message = gpt(fate, reply: reply, words: words)
    session.add(message, to: request)
    record([.message(message)])
  }

  private mutating func finish(
    _ request: ChatMessage, with fate: ChatMessage.Fate, content: String, words: String
  ) {
    let stamp = stamps.next()
    let message = ChatMessage(
      id: stamp.id, sender: .gpt, content: content, words: words, dateCreated: stamp.date,
      fate: fate)
    session.add(message, to: request)
    record([.message(message)])
  }

  private mutating func gpt(
    _ fate: ChatMessage.Fate, reply: ChatReply, words: String
  ) -> ChatMessage {
    let stamp = stamps.next()
    return ChatMessage(
      id: stamp.id, sender: .gpt, content: reply.content, words: words, dateCreated: stamp.date,
      fate: fate, model: reply.model, finishReason: reply.finishReason, usage: reply.usage)
  }

  private func showWords(_ words: String) {
    var wrap = WordWrap(width: look.width)
    show(wrap.push(words) + wrap.finish())
  }
}
