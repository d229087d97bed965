internal import Platform

/// A service that speaks OpenAI's Chat Completions: OpenAI's own, or any that is like it.
///
/// All requests go over one connection, which is kept between them. A request that fails for a
/// passing reason is sent again; of one that is refused for a part of it, the part is left out.
package final class OpenAIChatService: ChatService {
  package let name = "openai"
  package let model: String
  package let endpoint: OpenAIEndpoint

  private let sender: CompletionSender
  private let retries: RetryPolicy
  private let timer: RetryTimer
  private let memory: ShapeMemory
  /// What the service is known to take; looked up for the first request.
  private let shape = Locked<RequestShape?>(nil)

  /// Makes a service; nothing is sent before the first request.
  ///
  /// - Parameter key: none sends no `Authorization`.
  /// - Parameter timeouts: those for the place of the endpoint, unless given.
  /// - Parameter certificateFile: trusted certificates in place of the system's.
  /// - Parameter memory: what is known of services from earlier runs.
  /// - Throws: a `configuration` error where the key would travel unencrypted.
  package init(
    endpoint: OpenAIEndpoint,
    model: String,
    key: APIKey?,
    timeouts: Timeouts? = nil,
    userAgent: String = "formchat",
    certificateFile: String? = nil,
    retries: RetryPolicy = .standard,
    timer: RetryTimer = .live,
    memory: ShapeMemory = .none
  ) throws(ChatError) {
    guard key == nil || endpoint.isEncrypted || endpoint.isLoopback else {
      throw ChatError(.configuration(.keyOverPlainHTTP), host: endpoint.host)
    }
    self.endpoint = endpoint
    self.model = model
    self.retries = retries
    self.timer = timer
    self.memory = memory
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

  private var knownShape: RequestShape {
    if let shape = shape.withLock(\.self) { return shape }
    return memory.shape(endpoint.base, model)
      ?? RequestShape(capKey: endpoint.takesNewNames ? .maxCompletionTokens : .maxTokens)
  }

  package func reply(
    to request: ChatRequest,
    onEvent: (ChatEvent) throws(ChatError) -> Void
  ) async throws(ChatError) -> ChatReply {
    guard !Task.isCancelled else { throw sender.error(.cancelled) }
    let start = ContinuousClock.now
    var request = request
    var ladder = DowngradeLadder(knownShape)
    var spent = RetryPolicy.Spent()
    var attempts = 0
    var hasLoweredCap = false
    while true {
      attempts += 1
      let failure: RetryPolicy.Failure
      let refusal: ServerFault?
      switch try await sender.send(request, as: ladder.shape, onEvent: onEvent) {
      case .reply(let reply):
        keep(ladder)
        return reply
      case .failed(let reason, let words): (failure, refusal) = (reason, words)
      }
      var error = failure.error
      error.attempts = attempts
      if canStep(error), let refusal, ladder.step(after: refusal, status: error.status ?? 0) {
        continue
      }
      // The cap counts towards the limit before a token is written.
      if error.status == 413, case .rateLimited = error.kind, !hasLoweredCap {
        hasLoweredCap = true
        request.tokenCap = max(1, request.tokenCap / 2)
        continue
      }
      spent.elapsed = start.duration(to: .now).seconds
      guard let wait = retries.wait(after: failure, spent: spent, random: timer.random()) else {
        throw error
      }
      try await pause(wait, reason: error.briefReason, onEvent: onEvent)
      spent.retries += 1
      spent.waited += wait
    }
  }

  /// Returns the names of the models that the service offers, as it orders them.
  package func models() async throws(ChatError) -> [String] {
    try await sender.models()
  }

  private func canStep(_ error: ChatError) -> Bool {
    if case .badRequest = error.kind { true } else { false }
  }

  /// Remembers what was left out of a request that was then answered.
  private func keep(_ ladder: DowngradeLadder) {
    guard ladder.steps > 0 else { return }
    shape.withLock { $0 = ladder.shape }
    memory.keep(ladder.shape, endpoint.base, model)
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
