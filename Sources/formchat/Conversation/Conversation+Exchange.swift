internal import Chat
internal import Terminal

/// What one request came to.
struct ExchangeOutcome: Sendable {
  let result: Result<ChatReply, ChatError>
  /// What had arrived by then.
  let stream: ReplyStream
}

extension Conversation {
  /// Sends one request and shows the message's words as they arrive. Ctrl-C cancels it, and a reply
  /// that has run on is stopped.
  func exchange(_ request: ChatRequest, _ service: any ChatService) async -> ExchangeOutcome {
    let (words, feed) = AsyncStream<String>.makeStream()
    let task = Task {
      defer { feed.finish() }
      return await Self.ask(service, request) { feed.yield($0) }
    }
    let waiting = waitingLine(service)
    if let interrupts {
      await interrupts.whileRunning(cancel: { task.cancel() }) { await follow(words, waiting) }
    } else {
      await follow(words, waiting)
    }
    return await task.value
  }

  private func follow(_ words: AsyncStream<String>, _ waiting: Spinner?) async {
    var wrap = WordWrap(width: look.width)
    for await piece in words {
      let text = wrap.push(piece)
      guard !text.isEmpty else { continue }
      waiting?.stop()
      show(text)
    }
    waiting?.stop()
    show(wrap.finish())
  }

  private static func ask(
    _ service: any ChatService, _ request: ChatRequest, show: (String) -> Void
  ) async -> ExchangeOutcome {
    var stream = ReplyStream()
    do throws(ChatError) {
      let reply = try await service.reply(to: request) { (event) throws(ChatError) in
        guard case .text(let piece) = event else { return }
        show(stream.take(piece))
        if stream.hasRunOn { throw ChatError(.endless) }
      }
      return ExchangeOutcome(result: .success(reply), stream: stream)
    } catch {
      return ExchangeOutcome(result: .failure(error), stream: stream)
    }
  }

  private func waitingLine(_ service: any ChatService) -> Spinner? {
    waitingSettings.flatMap {
      Spinner(label: service.model, settings: $0, isASCII: look.isASCII)
    }
  }
}
