/// The way to one reply: what was sent so far, and what comes next.
struct ReplyCourse {
  /// What comes next.
  enum Step: Equatable {
    /// The request as it is now, at once.
    case again
    /// The same request, after so many seconds.
    case wait(Double)
    /// Nothing: the failure stands.
    case stop
  }

  private(set) var request: ChatRequest
  private(set) var ladder: DowngradeLadder
  /// How many requests were sent.
  private(set) var attempts = 0
  private var spent = RetryPolicy.Spent()
  private var hasLoweredCap = false
  private let timer: RetryTimer
  private let start: Duration

  init(_ request: ChatRequest, _ ladder: DowngradeLadder, _ timer: RetryTimer) {
    self.request = request
    self.ladder = ladder
    self.timer = timer
    start = timer.elapsed()
  }

  /// How many requests were sent, those aside that were refused for a part that was then left out.
  var tries: Int { attempts - ladder.steps }

  /// Takes note that the request is sent.
  mutating func begin() { attempts += 1 }

  /// Decides what comes after a failure.
  ///
  /// - Parameter refusal: the service's own words, where it refused the request.
  mutating func next(
    after failure: RetryPolicy.Failure, refusal: ServerFault?, _ retries: RetryPolicy
  ) -> Step {
    let error = failure.error
    if case .badRequest = error.kind, let refusal,
      ladder.step(after: refusal, status: error.status ?? 0)
    {
      return .again
    }
    guard tries < request.triesAllowed else { return .stop }
    // The cap counts towards the limit before a token is written.
    if error.status == 413, case .rateLimited = error.kind, !hasLoweredCap {
      hasLoweredCap = true
      request.tokenCap = max(1, request.tokenCap / 2)
      return .again
    }
    spent.elapsed = (timer.elapsed() - start).seconds
    guard let wait = retries.wait(after: failure, spent: spent, random: timer.random()) else {
      return .stop
    }
    spent.retries += 1
    spent.waited += wait
    return .wait(wait)
  }
}

extension Duration {
  /// The number of seconds.
  fileprivate var seconds: Double { Double(fullMilliseconds) / 1_000 }
}
