internal import JSON
internal import Platform
internal import Support
internal import Testing

/// One run of the program: a few lines that it acknowledges, one more, and SIGKILL.
struct KilledRun {
  /// The course up to the last line that was waited for.
  private(set) var course: ConversationCourse
  /// The line that was typed last; `nil` where the program was killed while it started.
  private(set) var inFlight: ConversationCourse.Line?
  /// Whether that line was acknowledged before the end.
  private(set) var isAcknowledged = false

  /// - Parameters:
  ///   - acknowledged: how many lines are waited for.
  ///   - microseconds: when the program is killed after the next one is typed; where none is waited
  ///     for, half of the time after its start.
  init(
    _ stage: Stage, _ server: ScriptedServer, _ course: ConversationCourse, acknowledged: Int,
    thenAfter microseconds: UInt32, _ random: inout SeededRandom
  ) throws {
    self.course = course
    if acknowledged == 0, Bool.random(using: &random) {
      let terminal = try Self.terminal(stage, server.baseURL)
      try Self.kill(terminal, after: microseconds)
      return
    }
    let terminal = try Self.start(stage, course, server.baseURL)
    for count in 0...acknowledged {
      let line = self.course.next(&random)
      self.course.lines += 1
      if case .message = line { server.append([Self.reply(self.course.lines)]) }
      let mark = terminal.written.count
      try terminal.send(self.course.text(of: line) + "\r")
      let next = self.course.after(line)
      if count < acknowledged {
        try terminal.wait(for: "revision \(next.current) · ")
        try terminal.wait(for: "\n> ")
        self.course = next
      } else {
        try Self.kill(terminal, after: microseconds)
        let shown = String(decoding: terminal.written[mark...], as: UTF8.self)
        let sign = shown.firstRange(of: "revision \(next.current) · ")
        isAcknowledged = sign.map { shown[$0.upperBound...].contains("\n> ") } ?? false
        inFlight = line
      }
    }
  }

  /// Starts the program, which goes on with the session where there is one.
  private static func terminal(_ stage: Stage, _ base: String) throws -> PseudoTerminal {
    let arguments =
      Fixtures.exists(stage.path(of: "k"))
      ? ["--resume", "k"] : ["\(stage.folder.path)/f.form.json", "--session", "k"]
    return try PseudoTerminal(
      Products.path(of: "formchat"), arguments: arguments + ["--base-url", base],
      environment: ["HOME": stage.folder.path, "XDG_STATE_HOME": stage.folder.path])
  }

  /// Starts the program and waits until it shows the revision that it goes on with.
  static func start(_ stage: Stage, _ course: ConversationCourse, _ base: String) throws
    -> PseudoTerminal
  {
    let terminal = try terminal(stage, base)
    try terminal.wait(for: "revision \(course.current) · ")
    try terminal.wait(for: "\n> ")
    return terminal
  }

  private static func kill(_ terminal: PseudoTerminal, after microseconds: UInt32) throws {
    let process = terminal.process
    OwnThread.start {
      usleep(microseconds)
      _ = Platform.kill(process, SIGKILL)
    }
    #expect(try terminal.waitForEnd() == .signal(SIGKILL))
  }

  /// A reply that labels the field, in pieces with pauses.
  private static func reply(_ number: Int) -> ScriptedReply {
    let text: JSONValue = [
      "message": "Done.",
      "ops": [
        [
          "op": "set", "ids": ["a"], "props": [["text": "label", "v": .string("M\(number)")]],
        ]
      ],
    ]
    let words = text.text()
    let pieces = stride(from: 0, to: words.count, by: 20).map {
      String(words.dropFirst($0).prefix(20))
    }
    let steps = ScriptedReply.completion(pieces).steps
    return ScriptedReply(steps.flatMap { [.pause(milliseconds: 1), $0] })
  }
}
