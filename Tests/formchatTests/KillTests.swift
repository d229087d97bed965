internal import Chat
internal import FormLayout
internal import JSON
internal import Platform
internal import Support
internal import Testing

@testable import formchat

/// SIGKILL at random moments of one long conversation.
@Suite struct KillTests {
  /// How often the program is killed: as the environment says, or few enough for every run.
  private static let kills =
    getenv("FORMCHAT_KILLS").flatMap { Int(String(cString: $0)) } ?? 20

  private let stage = Stage()

  @Test func `killed at random moments, a conversation keeps all that was acknowledged`() throws {
    stage.folder.write(
      #"{"formchat":1,"id":"f","components":[{"type":"TextField","id":"a","label":"A"}]}"#,
      to: "f.form.json")
    let server = try ScriptedServer([])
    defer { server.stop() }
    let seed = RandomSeeds.take(1)[0]
    var random = SeededRandom(seed: seed)
    var course = ConversationCourse()
    var counts = (starting: 0, lost: 0, kept: 0)
    for kill in 1...Self.kills {
      let run = try KilledRun(
        stage, server, course, acknowledged: Int.random(in: 0...2, using: &random),
        thenAfter: UInt32.random(in: 0...60_000, using: &random), &random)
      course = run.course
      let session = try session()
      let now = session?.tree.current.number ?? 0
      let place: Comment = "kill \(kill), seed \(seed)"
      guard let line = run.inFlight else {
        #expect(now == course.current, place)
        counts.starting += 1
        continue
      }
      let next = course.after(line)
      if now == next.current {
        course = next
        counts.kept += 1
      } else {
        #expect(!run.isAcknowledged && now == course.current, place)
        counts.lost += 1
      }
      #expect(session?.tree.revisions.count ?? 1 == course.parents.count, place)
    }
    let last = try KilledRun.start(stage, course, server.baseURL)
    try last.send("\u{4}")
    #expect(try last.waitForEnd() == .exit(0))
    // A draft that was never given its name may be left, and is no session.
    #expect(stage.run(["sessions", "list"]).output.hasPrefix("k  "))
    report(
      "killed \(Self.kills) times (seed \(seed)): \(counts.starting) while it started, "
        + "\(counts.kept) with the last line kept, \(counts.lost) before it was\n")
  }

  /// The session as it is on disk; `nil` where it has not begun.
  private func session() throws -> Session? {
    guard let bytes = Fixtures.bytes(stage.path(of: "k")) else { return nil }
    return try Session(resuming: Transcript(parsing: bytes), path: "k.jsonl")
  }

  private func report(_ line: String) { _ = write(STDOUT_FILENO, line, line.utf8.count) }

  // MARK: A torn file

  @Test(arguments: ReplayTests.transcripts)
  func `cut at any byte, a session is resumed with what was whole before`(_ name: String) throws {
    let bytes = try #require(Fixtures.bytes("\(Fixtures.projectRoot)/transcripts/\(name)"))
    let whole = try Transcript(parsing: bytes)
    let header = try #require(bytes.firstIndex(of: 0x0A)) + 1
    var random = SeededRandom(seed: RandomSeeds.take(1)[0])
    let ends = bytes.indices.filter { $0 >= header && bytes[$0] == 0x0A }
    let places = ends.flatMap { end in
      [end, end + 1, Int.random(in: header...bytes.count, using: &random)]
    }
    for place in places {
      let cut = try Transcript(parsing: Array(bytes[..<place]))
      #expect(cut.events == Array(whole.events.prefix(cut.events.count)), "byte \(place)")
      // Two lines are written together at most, so that no more than the last two are lost.
      let lines = bytes[header..<place].count { $0 == 0x0A }
      #expect(cut.events.count >= lines - 1, "byte \(place)")
      _ = try Session(resuming: cut, path: name)
    }
  }
}
