/// Decides whether a request that failed is sent again, and after how long.
///
/// The service's own wish counts as the least wait; without one the wait doubles each time.
package struct RetryPolicy: Equatable, Sendable {
  /// What is known of a failure.
  package struct Failure: Equatable, Sendable {
    package let error: ChatError
    /// How long the service asks to wait, in seconds.
    package var wait: Double?
    /// The service's own word on whether to try again (`x-should-retry`).
    package var advice: Bool?
    /// Whether a piece of the reply was given on: a reply that had begun is not begun anew.
    package var hasText: Bool

    package init(
      _ error: ChatError, wait: Double? = nil, advice: Bool? = nil, hasText: Bool = false
    ) {
      self.error = error
      self.wait = wait
      self.advice = advice
      self.hasText = hasText
    }
  }

  /// What one request has cost so far.
  package struct Spent: Equatable, Sendable {
    package var retries = 0
    /// Seconds waited between requests.
    package var waited = 0.0
    /// Seconds since the first request.
    package var elapsed = 0.0

    package init(retries: Int = 0, waited: Double = 0, elapsed: Double = 0) {
      self.retries = retries
      self.waited = waited
      self.elapsed = elapsed
    }
  }

  /// The most retries of a request.
  package var retries: Int
  /// The longest wait that a service may ask for, in seconds; one that asks for more is given up.
  package var longestWish = 60.0
  /// The most seconds waited in all.
  package var longestTotal = 120.0
  /// No retry begins after so many seconds.
  package var longestElapsed = 180.0
  /// The first wait without a wish, in seconds, and the longest.
  package var firstWait = 0.5
  package var longestWait = 8.0

  package init(retries: Int) {
    self.retries = retries
  }

  /// What people get: two retries.
  package static let standard = RetryPolicy(retries: 2)
  /// Every failure stands.
  package static let never = RetryPolicy(retries: 0)

  /// Returns how long to wait before the next try, in seconds; `nil` where the failure stands.
  ///
  /// - Parameter random: from 0 to 1; spreads the waits of many callers.
  package func wait(after failure: Failure, spent: Spent, random: Double) -> Double? {
    guard spent.retries < retries, spent.elapsed < longestElapsed, !failure.hasText else {
      return nil
    }
    guard isRetried(failure, isFirst: spent.retries == 0) else { return nil }
    let wait: Double
    if let wish = failure.wait, wish > 0 {
      guard wish <= longestWish else { return nil }
      wait = wish * (1 + 0.1 * random)
    } else {
      var doubled = firstWait
      for _ in 0..<spent.retries { doubled *= 2 }
      wait = min(doubled, longestWait) * (1 - 0.25 * random)
    }
    return spent.waited + wait <= longestTotal ? wait : nil
  }

  private func isRetried(_ failure: Failure, isFirst: Bool) -> Bool {
    let error = failure.error
    if error.kind == .quota { return error.status == 402 && failure.wait != nil }
    if let advice = failure.advice, error.hasErrorStatus { return advice }
    if error.status == 409 { return true }
    return switch error.kind {
    // Too large for the limit, rather than too early.
    case .rateLimited: error.status != 413
    case .overloaded, .serverError, .timeout(.connect), .timeout(.firstByte): true
    case .connection(let fault): Self.isPassing(fault)
    // A model that said nothing is asked once more.
    case .protocolFault(.empty): isFirst
    case .configuration, .authentication, .permission, .unknownModel, .notFound, .badRequest,
      .contextTooLong, .quota, .timeout(.total), .stalled, .tls, .redirected,
      .protocolFault(.notJSON), .protocolFault(.notCompletion), .protocolFault(.cutShort),
      .truncated, .endless, .refused, .contentFiltered, .cancelled, .tooLarge, .recorded:
      false
    }
  }

  private static func isPassing(_ fault: ChatError.ConnectionFault) -> Bool {
    switch fault {
    case .unknownHost, .unknownProxy, .refused, .closedEarly: true
    case .other: false
    }
  }
}

extension ChatError {
  /// Whether the service answered with a status that is no success.
  fileprivate var hasErrorStatus: Bool { status.map { !(200..<300).contains($0) } ?? false }
}
