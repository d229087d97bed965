import Chat
import Platform
import Support
import Testing

@Suite struct ServiceRetryTests {
  private static let busy = ScriptedReply.body(
    #"{"error":{"message":"busy"}}"#, status: 503, headers: ["x-request-id: req_7"])

  /// What a request to these replies comes to, and what is told meanwhile.
  private static func events(
    _ replies: [ScriptedReply]
  ) async throws -> (events: [ChatEvent], sentence: String, requests: Int) {
    let server = try ScriptedServer(replies)
    let service = try Probe.service(
      server.baseURL, retries: .standard, timer: Probe.hurry)
    var events: [ChatEvent] = []
    let result: Result<ChatReply, ChatError>
    do throws(ChatError) {
      result = .success(try await service.reply(to: .sample) { events.append($0) })
    } catch {
      result = .failure(error)
    }
    return (events, Probe.sentence(of: result), server.requests.count)
  }

  @Test func `a busy service is asked again, with a countdown`() async throws {
    let limited = ScriptedReply.body("", status: 429, headers: ["retry-after: 2"])
    let (events, sentence, requests) = try await Self.events([Self.busy, limited, Probe.good])
    #expect(
      events == [
        .waiting(seconds: 1, reason: "overloaded"), .waiting(seconds: 0, reason: "overloaded"),
        .waiting(seconds: 2, reason: "too many requests"),
        .waiting(seconds: 1, reason: "too many requests"),
        .waiting(seconds: 0, reason: "too many requests"), .started(model: "scripted-1"),
        .text(#"{"message":"héllo "#), .text(#"😀","ops":[]}"#),
      ]
    )
    #expect(sentence == "success: \(Probe.answer)")
    #expect(requests == 3)
  }

  static let lasting: [(String, ScriptedReply, String, Int)] = [
    (
      "overloaded", busy,
      "HOST is overloaded (503, request req_7, 3 attempts): busy. Try again", 3
    ),
    (
      "no answer", ScriptedReply([.close]),
      "HOST closed the connection before its reply was whole (3 attempts). Try again", 3
    ),
    ("empty", .completion([]), "HOST sent an empty reply (2 attempts). Try again", 2),
    (
      "a long wait", .body("", status: 429, headers: ["retry-after: 90"]),
      "HOST takes no more requests for now (429); it asks to wait 90 s. "
        + "Wait a moment and try again", 1
    ),
    (
      "broken after its first word", Probe.good.cut(afterWrites: 3, .close),
      "HOST closed the connection before its reply was whole. Try again", 1
    ),
    (
      "not to be retried", .body("{}", status: 500, headers: ["X-Should-Retry: false"]),
      "HOST failed (500). Try again", 1
    ),
  ]

  @Test(arguments: lasting)
  func `a failure that stays tells how often it was tried`(
    name: String, reply: ScriptedReply, expected: String, requests: Int
  ) async throws {
    let outcome = try await Self.events(Array(repeating: reply, count: 4))
    #expect(outcome.sentence == expected)
    #expect(outcome.requests == requests)
  }

  @Test func `a wait is cancelled`() async throws {
    let limited = ScriptedReply.body("", status: 429, headers: ["retry-after: 50"])
    let server = try ScriptedServer([limited, Probe.good])
    let service = try Probe.service(server.baseURL, retries: .standard)
    let isWaiting = Locked(false)
    let turn = Task {
      do throws(ChatError) {
        _ = try await service.reply(to: .sample) { event in
          if case .waiting = event { isWaiting.withLock { $0 = true } }
        }
        return "a reply"
      } catch {
        return error.description
      }
    }
    while !isWaiting.withLock(\.self) { await Task.yield() }
    turn.cancel()
    #expect(await turn.value == "cancelled")
    #expect(server.requests.count == 1)
    #expect(try await Probe.outcome(service).get().content == Probe.answer)
  }
}
