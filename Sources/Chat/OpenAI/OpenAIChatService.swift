internal import JSON
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
  private let preferences: RequestPreferences
  private let observe: (@Sendable (WireEvent) -> Void)?
  /// What the service is known to take; looked up for the first request.
  private let shape = Locked<RequestShape?>(nil)
  /// Whether it was said that the server cuts prompts.
  private let hasToldCut = Locked(false)

  /// Makes a service; nothing is sent before the first request.
  ///
  /// - Parameter key: none sends no `Authorization`.
  /// - Parameter timeouts: those for the place of the endpoint, unless given.
  /// - Parameter certificateFile: trusted certificates in place of the system's.
  /// - Parameter memory: what is known of services from earlier runs.
  /// - Parameter headers: more header lines for every request.
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
    memory: ShapeMemory = .none,
    preferences: RequestPreferences = RequestPreferences(),
    headers: [String] = [],
    wire: Wire = .plain
  ) throws(ChatError) {
    guard key == nil || endpoint.isEncrypted || endpoint.isLoopback else {
      throw ChatError(.configuration(.keyOverPlainHTTP), host: endpoint.host)
    }
    self.endpoint = endpoint
    self.model = model
    self.retries = retries
    self.timer = timer
    self.memory = memory
    self.preferences = preferences
    observe = wire.observe
    sender = CompletionSender(
      endpoint: endpoint,
      model: model,
      key: key,
      timeouts: timeouts ?? Timeouts(for: endpoint, preferences),
      userAgent: userAgent,
      certificateFile: certificateFile,
      preferences: preferences,
      headers: headers,
      redactor: Redactor(key: key),
      observe: wire.observe,
      transport: wire.recording ?? CurlClient()
    )
  }

  private var knownShape: RequestShape {
    if let shape = shape.withLock(\.self) { return shape }
    return memory.shape(endpoint.base, model)
      ?? RequestShape(capKey: endpoint.takesNewNames ? .maxCompletionTokens : .maxTokens)
  }

  /// A model on this machine may take minutes for one reply.
  package var patience: Duration { endpoint.isLoopback ? Timeouts.loopback.total : .seconds(180) }

  package func reply(
    to request: ChatRequest,
    onEvent: (ChatEvent) throws(ChatError) -> Void
  ) async throws(ChatError) -> ChatReply {
    guard !Task.isCancelled else { throw sender.error(.cancelled) }
    var course = ReplyCourse(
      request,
      DowngradeLadder(
        knownShape, extras: CompletionRequest.extras(preferences, request, endpoint)), timer)
    while true {
      course.begin()
      let failure: RetryPolicy.Failure
      let refusal: ServerFault?
      switch try await sender.send(course.request, as: course.ladder.shape, onEvent: onEvent) {
      case .reply(let reply): return finish(reply, course)
      case .failed(let reason, let words): (failure, refusal) = (reason, words)
      }
      switch course.next(after: failure, refusal: refusal, retries) {
      case .again:
        observe?(.note("asking again with \(course.ladder.shape.json.text())"))
      case .wait(let seconds):
        let reason = failure.error.briefReason
        observe?(
          .note("\(reason): waiting \((seconds * 10).rounded() / 10) s, then asking again"))
        try await pause(seconds, reason: reason, onEvent: onEvent)
      case .stop:
        var error = failure.error
        error.attempts = course.attempts
        throw error
      }
    }
  }

  /// Returns the names of the models that the service offers, as it orders them.
  package func models() async throws(ChatError) -> [String] {
    try await sender.models()
  }

  /// A reply with what is known of the way to it.
  private func finish(_ reply: ChatReply, _ course: ReplyCourse) -> ChatReply {
    var reply = reply
    let refused = course.ladder.shape.refused.subtracting(knownShape.refused)
    reply.remarks = remarks(on: reply, to: course.request, refused: refused)
    reply.tries = course.tries
    keep(course.ladder)
    return reply
  }

  /// Whether it was not yet said that the server cuts prompts: once is enough.
  func isFirstCut() -> Bool {
    hasToldCut.withLock { told in
      defer { told = true }
      return !told
    }
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

extension Timeouts {
  /// Those for the place of a service and the way its model is asked.
  fileprivate init(for endpoint: OpenAIEndpoint, _ preferences: RequestPreferences) {
    self =
      endpoint.isLoopback ? .loopback : preferences.effort?.isSlow == true ? .slowRemote : .remote
  }
}
