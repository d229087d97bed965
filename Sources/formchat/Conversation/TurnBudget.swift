internal import Chat

/// What one message may cost: retries, replies that are asked for anew and repairs share it.
struct TurnBudget {
  /// The most requests.
  static let requests = 5
  /// The most tokens, as a multiple of what the first request may take.
  private static let tokenFactor = 4

  private(set) var requests = Self.requests
  private var tokens: Int
  private let end: ContinuousClock.Instant?

  /// - Parameters:
  ///   - request: the first request.
  ///   - patience: after which time nothing more is sent; none is no limit.
  init(for request: ChatRequest, patience: Duration?, now: ContinuousClock.Instant = .now) {
    tokens = Self.tokenFactor * (request.estimatedTokens + request.tokenCap)
    end = patience.map { now + $0 }
  }

  /// Takes note of an exchange that took so many requests.
  mutating func spend(_ tries: Int, on request: ChatRequest, usage: TokenUsage?) {
    requests -= tries
    let prompt = usage?.promptTokens ?? request.estimatedTokens
    tokens -= max(1, tries) * prompt + (usage?.completionTokens ?? 0)
  }

  /// Whether another request may be sent.
  func allows(_ request: ChatRequest, now: ContinuousClock.Instant = .now) -> Bool {
    requests > 0 && tokens >= request.estimatedTokens && end.map { now < $0 } ?? true
  }
}
