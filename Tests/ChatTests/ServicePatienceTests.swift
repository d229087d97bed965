import Chat
import Support
import Testing

@Suite struct ServicePatienceTests {
  // MARK: Patience

  /// Impatient with a pause in the middle alone, so that a busy machine meets no other limit first.
  private static let impatient = Timeouts(
    connect: .seconds(20),
    firstByte: .seconds(20),
    idle: .milliseconds(50),
    silent: .milliseconds(50),
    total: .seconds(30)
  )

  @Test func `a server that says nothing is given up`() async throws {
    var impatient = Self.impatient
    impatient.firstByte = .milliseconds(50)
    #expect(
      Probe.sentence(of: try await Probe.outcome(of: .silence, timeouts: impatient))
        == "HOST did not begin to answer in time. Try again"
    )
  }

  @Test func `a server that falls silent is given up`() async throws {
    let reply = Probe.good.cut(afterWrites: 3, .hang)
    #expect(
      Probe.sentence(of: try await Probe.outcome(of: reply, timeouts: Self.impatient))
        == "HOST stopped in the middle of its reply for 1 s. Try again"
    )
  }

  @Test func `a stream of comments alone is given up`() async throws {
    let steps = ScriptedReply.stream(Array(repeating: ": ping\n\n", count: 100)).steps
    let reply = ScriptedReply(steps.flatMap { [$0, .pause(milliseconds: 20)] })
    #expect(
      Probe.sentence(of: try await Probe.outcome(of: reply, timeouts: Self.impatient))
        == "HOST stopped in the middle of its reply for 1 s. Try again"
    )
  }

  @Test func `a handshake that goes nowhere is given up`() async throws {
    let server = try ScriptedServer([])
    let base = server.baseURL.replacing("http://", with: "https://")
    var impatient = Self.impatient
    impatient.connect = .milliseconds(50)
    #expect(
      Probe.sentence(of: await Probe.outcome(try Probe.service(base, timeouts: impatient)))
        == "HOST could not be reached in time. Check the network and --base-url"
    )
  }

  @Test func `the whole has a limit of its own`() async throws {
    let total = Timeouts(
      connect: .seconds(5),
      firstByte: nil,
      idle: .seconds(5),
      silent: nil,
      total: .milliseconds(50)
    )
    #expect(
      Probe.sentence(of: try await Probe.outcome(of: .silence, timeouts: total))
        == "HOST did not finish its answer in time. Try again"
    )
  }

  // MARK: Cancelling

  static let hangs: [(String, ScriptedReply)] = [
    ("before the first byte", .silence),
    ("after the head", Probe.good.cut(afterWrites: 1, .hang)),
    ("in the middle", Probe.good.cut(afterWrites: 3, .hang)),
  ]

  @Test(arguments: hangs)
  func `a cancelled turn ends and the next one works`(
    name: String,
    reply: ScriptedReply
  ) async throws {
    let server = try ScriptedServer([reply, Probe.good])
    let service = try Probe.service(server.baseURL)
    let turn = Task { await Probe.outcome(service) }
    while server.requests.isEmpty { await Task.yield() }
    turn.cancel()
    #expect(Probe.sentence(of: await turn.value) == "cancelled")
    #expect(try await Probe.outcome(service).get().content == Probe.answer)
  }

  @Test func `a turn is cancelled while it connects`() async throws {
    let server = try ScriptedServer([])
    var patient = Self.impatient
    patient.connect = .seconds(300)
    patient.total = .seconds(300)
    let service = try Probe.service(
      server.baseURL.replacing("http://", with: "https://"), timeouts: patient)
    let turn = Task { await Probe.outcome(service) }
    while server.connectionCount == 0 { await Task.yield() }
    turn.cancel()
    #expect(Probe.sentence(of: await turn.value) == "cancelled")
  }

  @Test func `a turn that is cancelled before it begins sends nothing`() async throws {
    let server = try ScriptedServer([Probe.good])
    let service = try Probe.service(server.baseURL)
    let turn = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await Probe.outcome(service)
    }
    #expect(Probe.sentence(of: await turn.value) == "cancelled")
    #expect(server.requests.isEmpty)
  }

  @Test func `cancelling at any moment leaves the service whole`() async throws {
    let server = try ScriptedServer([])
    let service = try Probe.service(server.baseURL)
    for round in 0..<50 {
      server.append([Probe.good.byteByByte])
      let turn = Task { await Probe.outcome(service) }
      for _ in 0..<round * 4 { await Task.yield() }
      turn.cancel()
      _ = await turn.value
    }
    server.append(Array(repeating: Probe.good, count: 60))
    #expect(try await Probe.outcome(service).get().content == Probe.answer)
  }
}
