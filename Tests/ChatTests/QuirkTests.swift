import Chat
import Platform
import Support
import Testing

/// What services do in the wild: one case or more for each that was seen, numbered as in the survey.
@Suite struct QuirkTests {
  @Test(arguments: Quirk.all, [false, true])
  func `each quirk has its outcome, in one write and byte by byte`(
    quirk: Quirk, isByteByByte: Bool
  ) async throws {
    let server = try ScriptedServer(
      quirk.replies.map { isByteByByte ? $0.byteByByte : $0.inOneWrite })
    let wire = WireLog()
    let service = try Probe.service(
      server.baseURL, timeouts: quirk.timeouts, retries: .standard, timer: Probe.hurry,
      preferences: quirk.wants, wire: wire.wire)
    let result = await Probe.outcome(service)
    #expect(Probe.sentence(of: result) == quirk.sentence)
    #expect(server.requests.count == quirk.requests)
    if case .success(let reply) = result {
      #expect(reply.remarks == quirk.remarks)
      if let usage = quirk.usage { #expect(reply.usage == usage) }
    }
    #expect(!wire.text.contains(Quirk.secret))
    #expect(wire.text.contains("Authorization: Bearer (hidden)"))
  }

  @Test(.enabled(if: Fixtures.exists(Fixtures.serviceSurvey)))
  func `every row of the survey is among the quirks`() throws {
    let survey = String(
      decoding: try #require(Fixtures.bytes(Fixtures.serviceSurvey)), as: UTF8.self)
    let section = try #require(survey.split(separator: "\n## ").first { $0.hasPrefix("13 ") })
    let rows = section.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /^([0-9]+)[.]\s/).flatMap { Int($0.1) }
    }
    #expect(rows.count == 45)
    #expect(Set(Quirk.all.map(\.row)) == Set(rows))
  }

  @Test func `silence in a reply is not given up before its time`() async throws {
    let quirk = try #require(Quirk.patience.first { $0.row == 39 })
    let server = try ScriptedServer(quirk.replies)
    let service = try Probe.service(server.baseURL, timeouts: quirk.timeouts)
    let start = ContinuousClock.now
    #expect(Probe.sentence(of: await Probe.outcome(service)) == quirk.sentence)
    #expect(start.duration(to: .now) >= .seconds(1))
  }

  @Test func `the time-outs are those of the survey`() {
    #expect(
      Timeouts.remote
        == Timeouts(
          connect: .seconds(10), firstByte: .seconds(120), idle: .seconds(60),
          silent: .seconds(300), total: .seconds(600), kept: .seconds(118)))
    #expect(
      Timeouts.loopback
        == Timeouts(
          connect: .seconds(3), firstByte: nil, idle: .seconds(300), silent: nil,
          total: .seconds(1_800), kept: .seconds(1_800)))
    #expect(Timeouts.slowRemote.firstByte == .seconds(300))
  }
}
