import Chat
import Testing

@Suite struct RetryPolicyTests {
  private static func wait(
    _ failure: RetryPolicy.Failure,
    retries: Int = 0,
    waited: Double = 0,
    elapsed: Double = 0,
    random: Double = 0
  ) -> Double? {
    RetryPolicy.standard.wait(
      after: failure,
      spent: RetryPolicy.Spent(retries: retries, waited: waited, elapsed: elapsed),
      random: random
    )
  }

  static let passing: [(ChatError.Kind, Int?)] = [
    (.connection(.unknownHost), nil), (.connection(.refused), nil),
    (.connection(.closedEarly), nil), (.timeout(.connect), nil), (.timeout(.firstByte), nil),
    (.timeout(.firstByte), 408), (.badRequest(parameter: nil, code: nil), 409),
    (.rateLimited(wait: nil), 429), (.serverError, 500), (.overloaded, 503), (.serverError, 520),
    (.protocolFault(.empty), 200),
  ]

  @Test(arguments: passing)
  func `what may pass is tried again`(kind: ChatError.Kind, status: Int?) {
    #expect(Self.wait(.init(ChatError(kind, status: status))) == 0.5)
  }

  static let lasting: [(ChatError.Kind, Int?)] = [
    (.authentication, 401), (.quota, 429), (.quota, 402), (.permission, 403),
    (.badRequest(parameter: nil, code: nil), 400), (.contextTooLong, 400),
    (.rateLimited(wait: nil), 413), (.tls, nil), (.connection(.other(code: 23)), nil),
    (.stalled(seconds: 60), 200), (.timeout(.total), 200), (.truncated(cap: 1), 200),
    (.refused(""), 200), (.contentFiltered, 200), (.cancelled, nil), (.endless, 200),
    (.redirected(location: nil), 301), (.protocolFault(.cutShort), 200),
  ]

  @Test(arguments: lasting)
  func `what stays is told at once`(kind: ChatError.Kind, status: Int?) {
    #expect(Self.wait(.init(ChatError(kind, status: status))) == nil)
  }

  private static let limited = ChatError(.rateLimited(wait: nil), status: 429)

  @Test(
    arguments: [
      (nil, 0.0, 0.5), (nil, 1.0, 0.375), (7, 0.0, 7), (7, 1.0, 7.7), (0, 0.0, 0.5), (60, 0, 60),
      (61, 0, nil),
    ] as [(Double?, Double, Double?)])
  func `the service's wish is the least wait`(wish: Double?, random: Double, wait: Double?) {
    let result = Self.wait(.init(Self.limited, wait: wish), random: random)
    #expect(result.map { ($0 * 1_000).rounded() / 1_000 } == wait)
  }

  @Test(arguments: [(0, 0.5), (1, 1), (2, nil)] as [(Int, Double?)])
  func `waits double until the tries are used up`(retries: Int, wait: Double?) {
    #expect(Self.wait(.init(Self.limited), retries: retries) == wait)
  }

  @Test func `waits stop growing`() {
    let many = RetryPolicy(retries: 20)
    let spent = RetryPolicy.Spent(retries: 10)
    #expect(many.wait(after: .init(Self.limited), spent: spent, random: 0) == 8)
  }

  @Test func `a turn waits two minutes at most`() {
    #expect(Self.wait(.init(Self.limited, wait: 60), retries: 1, waited: 60) == 60)
    #expect(Self.wait(.init(Self.limited, wait: 60), retries: 1, waited: 61) == nil)
    #expect(Self.wait(.init(Self.limited), elapsed: 180) == nil)
  }

  @Test func `a reply that had begun is not begun anew`() {
    #expect(Self.wait(.init(ChatError(.serverError), hasText: true)) == nil)
  }

  @Test func `an empty reply is asked for once more`() {
    #expect(Self.wait(.init(ChatError(.protocolFault(.empty))), retries: 1) == nil)
  }

  @Test func `the service's advice counts, but not against an empty account`() {
    #expect(Self.wait(.init(Self.limited, advice: false)) == nil)
    #expect(Self.wait(.init(ChatError(.permission, status: 403), advice: true)) == 0.5)
    #expect(Self.wait(.init(ChatError(.quota, status: 429), wait: 1, advice: true)) == nil)
    #expect(Self.wait(.init(ChatError(.quota, status: 402), wait: 1)) == 1)
    #expect(Self.wait(.init(ChatError(.protocolFault(.notJSON), status: 200), advice: true)) == nil)
  }

  @Test(
    arguments: [
      (["retry-after": "7"], 7), (["retry-after": "1.5"], 1.5),
      (["retry-after": "9", "retry-after-ms": "250"], 0.25), (["retry-after": "-1"], nil),
      (["retry-after": "nan"], nil), (["retry-after": "soon"], nil), ([:], nil),
      (
        [
          "date": "Sun, 06 Nov 1994 08:49:37 GMT", "retry-after": "Sun, 06 Nov 1994 08:50:07 GMT",
        ], 30
      ),
      (
        [
          "date": "Wed, 28 Feb 2024 23:59:50 GMT", "retry-after": "Thu, 29 Feb 2024 00:00:10 GMT",
        ], 20
      ),
      (
        [
          "date": "Thu, 29 Feb 2024 23:59:59 GMT", "retry-after": "Fri, 01 Mar 2024 00:00:00 GMT",
        ], 1
      ),
      (["retry-after": "Sun, 06 Nov 1994 08:50:07 GMT"], nil),
    ] as [([String: String], Double?)])
  func `a wish is read in every form`(headers: [String: String], seconds: Double?) {
    #expect(RetryAfter.seconds(in: headers) == seconds)
  }
}
