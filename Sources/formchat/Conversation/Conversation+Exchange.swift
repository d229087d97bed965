internal import Chat
internal import Terminal

/// What one request came to.
struct ExchangeOutcome: Sendable {
  let result: Result<ChatReply, ChatError>
  /// What had arrived by then.
  let stream: ReplyStream
}

/// What is shown of an exchange while it goes on.
private enum ExchangeSign: Sendable {
  /// The next words of the message.
  case words(String)
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
    let waiting = waitingLine(service)
    if let interrupts {
      await interrupts.whileRunning(cancel: { task.cancel() }) {
        await follow(signs, waiting, model: service.model)
      }
    } else {
      await follow(signs, waiting, model: service.model)
    }
    return await task.value
  }

  private func follow(
    _ signs: AsyncStream<ExchangeSign>, _ waiting: Spinner?, model: String
  ) async {
    var wrap = WordWrap(width: look.width)
    for await sign in signs {
      let text: String
      switch sign {
      case .words(let piece): text = wrap.push(piece)
      case .waiting(let seconds, let reason):
        waiting?.update(
          label: Self.waitingLabel(model, seconds: seconds, reason: reason, isASCII: look.isASCII))
        continue
      }
      guard !text.isEmpty else { continue }
      waiting?.stop()
      show(text)
    }
    waiting?.stop()
    show(wrap.finish())
  }

  private static func ask(
    _ service: any ChatService, _ request: ChatRequest, tell: (ExchangeSign) -> Void
  ) async -> ExchangeOutcome {
    var stream = ReplyStream()
    do throws(ChatError) {
      let reply = try await service.reply(to: request) { (event) throws(ChatError) in
        switch event {
        case .started: return
        case .waiting(let seconds, let reason): tell(.waiting(seconds: seconds, reason: reason))
        case .text(let piece):
          tell(.words(stream.take(piece)))
          if stream.hasRunOn { throw ChatError(.endless) }
        }
      }
      return ExchangeOutcome(result: .success(reply), stream: stream)
    } catch {
      return ExchangeOutcome(result: .failure(error), stream: stream)
    }
  }

  /// What the waiting line says between two tries.
  static func waitingLabel(
    _ model: String, seconds: Int, reason: String, isASCII: Bool
  ) -> String {
    let next = seconds > 0 ? "\(reason), trying again in \(seconds) s" : "trying again"
    return "\(model) \(isASCII ? "-" : "·") \(next)"
  }

  private func waitingLine(_ service: any ChatService) -> Spinner? {
    waitingSettings.flatMap {
      Spinner(label: service.model, settings: $0, isASCII: look.isASCII)
    }
  }
}
