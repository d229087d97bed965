internal import JSON

/// A service that speaks OpenAI's Chat Completions: OpenAI's own, or any that is like it.
///
/// All requests go over one connection, which is kept between them. A request that fails for a
/// passing reason is sent again.
package final class OpenAIChatService: ChatService {
  package let name = "openai"
  package let model: String
  package let endpoint: OpenAIEndpoint

  private let sender: CompletionSender
  private let retries: RetryPolicy
  private let timer: RetryTimer

  /// Makes a service; nothing is sent before the first request.
  ///
  /// - Parameter key: none sends no `Authorization`.
  /// - Parameter timeouts: those for the place of the endpoint, unless given.
  /// - Parameter certificateFile: trusted certificates in place of the system's.
  /// - Throws: a `configuration` error where the key would travel unencrypted.
  package init(
    endpoint: OpenAIEndpoint,
    model: String,
    key: APIKey?,
    timeouts: Timeouts? = nil,
    userAgent: String = "formchat",
    certificateFile: String? = nil,
    retries: RetryPolicy = .standard,
    timer: RetryTimer = .live
  ) throws(ChatError) {
    guard key == nil || endpoint.isEncrypted || endpoint.isLoopback else {
      throw ChatError(.configuration(.keyOverPlainHTTP), host: endpoint.host)
    }
    self.endpoint = endpoint
    self.model = model
    self.retries = retries
    self.timer = timer
    sender = CompletionSender(
      endpoint: endpoint,
      model: model,
      key: key,
      timeouts: timeouts ?? (endpoint.isLoopback ? .loopback : .remote),
      userAgent: userAgent,
      certificateFile: certificateFile,
      redactor: Redactor(key: key)
    )
  }

  package func reply(
    to request: ChatRequest,
    onEvent: (ChatEvent) throws(ChatError) -> Void
  ) async throws(ChatError) -> ChatReply {
    guard !Task.isCancelled else { throw sender.error(.cancelled) }
    let start = ContinuousClock.now
    var spent = RetryPolicy.Spent()
    var attempts = 0
    while true {
      attempts += 1
      let failure: RetryPolicy.Failure
      switch try await sender.send(request, onEvent: onEvent) {
      case .reply(let reply): return reply
      case .failed(let reason): failure = reason
      }
      var error = failure.error
      error.attempts = attempts
      spent.elapsed = start.duration(to: .now).seconds
      guard let wait = retries.wait(after: failure, spent: spent, random: timer.random()) else {
        throw error
      }
      try await pause(wait, reason: error.briefReason, onEvent: onEvent)
      spent.retries += 1
      spent.waited += wait
    }
  }

  /// Waits, telling each second how long it still is.
  private func pause(
    _ seconds: Double,
    reason: String,
    onEvent: (ChatEvent) throws(ChatError) -> Void
  ) async throws(ChatError) {
    var left = seconds
    while left > 0 {
      let shown = left.rounded(.up)
      try onEvent(.waiting(seconds: Int(shown), reason: reason))
      let step = left - (shown - 1)
      do {
        try await timer.sleep(.seconds(step))
      } catch {
        throw sender.error(.cancelled)
      }
      left -= step
    }
    guard !Task.isCancelled else { throw sender.error(.cancelled) }
    try onEvent(.waiting(seconds: 0, reason: reason))
  }
}

extension Duration {
  /// The number of seconds.
  fileprivate var seconds: Double { Double(fullMilliseconds) / 1_000 }
}
