internal import Chat
internal import FormLayout
internal import Terminal

/// What one request came to.
struct ExchangeOutcome: Sendable {
  let result: Result<ChatReply, ChatError>
  /// What had arrived by then.
  let stream: ReplyStream
}

/// What is shown of an exchange while it goes on.
private enum ExchangeSign: Sendable {
  /// The next words of the message, whether they are its last, and what the edits that were read
  /// will do.
  case piece(ReplyStream.Addition)
  /// How much has come so far, roughly.
  case progress(tokens: Int, isThinking: Bool)
  /// The request is sent again in so many seconds.
  case waiting(seconds: Int, reason: String)
}

extension Conversation {
  /// Sends one request and shows the message's words as they arrive. Ctrl-C cancels it, and a reply
  /// that has run on is stopped.
  func exchange(_ request: ChatRequest, _ service: any ChatService) async -> ExchangeOutcome {
    let (signs, feed) = AsyncStream<ExchangeSign>.makeStream()
    let task = Task {
      defer { feed.finish() }
      return await Self.ask(service, request) { feed.yield($0) }
    }
    let waiting = WaitingLine(
      model: service.model, settings: waitingSettings, isASCII: look.isASCII)
    if let interrupts {
      await interrupts.whileRunning(cancel: { task.cancel() }) { await follow(signs, waiting) }
    } else {
      await follow(signs, waiting)
    }
    return await task.value
  }

  private func follow(_ signs: AsyncStream<ExchangeSign>, _ waiting: WaitingLine) async {
    var wrap = WordWrap(width: look.width)
    for await sign in signs {
      switch sign {
      case .piece(let addition): show(addition, &wrap, waiting)
      case .progress(let tokens, let isThinking):
        waiting.update(tokens: tokens, isThinking: isThinking)
      case .waiting(let seconds, let reason): waiting.update(retryIn: seconds, reason: reason)
      }
    }
    waiting.hide()
    show(wrap.finish())
  }

  /// Shows the words that came, and while edits come what they will do.
  private func show(
    _ addition: ReplyStream.Addition, _ wrap: inout WordWrap, _ waiting: WaitingLine
  ) {
    let text = wrap.push(addition.words) + (addition.endsMessage ? wrap.finish() : "")
    if !text.isEmpty {
      waiting.hide()
      show(text)
    }
    if addition.endsMessage { waiting.show() }
    for line in addition.announcements {
      waiting.update(edit: line)
      if isVerbose { console.writeError("\(line)\n") }
    }
  }

  private static func ask(
    _ service: any ChatService, _ request: ChatRequest, tell: (ExchangeSign) -> Void
  ) async -> ExchangeOutcome {
    var stream = ReplyStream()
    var bytes = 0
    do throws(ChatError) {
      let reply = try await service.reply(to: request) { (event) throws(ChatError) in
        switch event {
        case .started: return
        case .thinking(let tokens): tell(.progress(tokens: tokens, isThinking: true))
        case .waiting(let seconds, let reason): tell(.waiting(seconds: seconds, reason: reason))
        case .text(let piece):
          bytes += piece.utf8.count
          tell(.progress(tokens: TokenEstimate.tokens(ofBytes: bytes), isThinking: false))
          tell(.piece(stream.take(piece)))
          if stream.hasRunOn { throw ChatError(.endless) }
        }
      }
      return ExchangeOutcome(result: .success(reply), stream: stream)
    } catch {
      return ExchangeOutcome(result: .failure(error), stream: stream)
    }
  }
}
