internal import Chat
internal import JSON
internal import Platform
internal import Support

extension Benchmark {
  /// A turn in a terminal, with a piece of the reply every 5 ms.
  static let streaming = Benchmark(
    "stream", "a streamed turn in a terminal, on a form of 400 fields",
    bars: [.milliseconds(20, for: "word, 95 of 100"), .milliseconds(50, for: "prompt")]
  ) {
    let times = try StreamedTurn().run()
    return [
      Figure("word, median", times.word(at: 50), .nanoseconds),
      Figure("word, 95 of 100", times.word(at: 95), .nanoseconds),
      Figure("prompt", times.prompt, .nanoseconds),
    ]
  }

  /// The bytes of a long reply decoded at full speed.
  static let decoding = Benchmark(
    "decode", "a streamed reply decoded at full speed, by its number of events",
    bars: [.linear]
  ) {
    figures(
      [100, 1_000, 10_000].map { count in
        let reply = ScriptedReply.completion((0..<count).map { "word\($0) " })
        let pieces = reply.steps.compactMap { step -> [UInt8]? in
          if case .write(let bytes) = step { bytes } else { nil }
        }.dropFirst().dropLast().map(bodyOfChunk)
        let time = Stopwatch.median {
          var decoder = CompletionDecoder(contentType: "text/event-stream")
          var events: [ChatEvent] = []
          for piece in pieces { try? decoder.push(piece, into: &events) }
          precondition(decoder.assembly.isDone)
        }
        return (count, time)
      })
  }

  /// What is between a chunk's length and its end, as libcurl hands it on.
  private static func bodyOfChunk(_ bytes: [UInt8]) -> [UInt8] {
    let start = bytes.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return Array(bytes[start...].dropLast(2))
  }
}

/// When the parts of a turn were sent, and when they were seen.
private struct StreamedTurn {
  struct Times {
    let words: [Double]
    let prompt: Double

    /// A percentile of the time from a word's bytes to the word on the screen.
    func word(at percent: Int) -> Double {
      words.sorted()[min(words.count - 1, words.count * percent / 100)]
    }
  }

  private static let words = (0..<80).map { "w\($0)x" }
  private let folder = TemporaryFolder()

  func run() throws -> Times {
    let clock = ContinuousClock()
    let sent = Locked<[ContinuousClock.Instant]>([])
    let server = try ScriptedServer([Self.reply { sent.withLock { $0.append(clock.now) } }])
    defer { server.stop() }
    _ = folder.write(JSONValue.object(SampleForm.json(of: 400)).text(.indented), to: "form.json")
    let terminal = try PseudoTerminal(
      Products.path(of: "formchat"),
      arguments: ["chat", "\(folder.path)/form.json", "--base-url", server.baseURL],
      environment: [
        "HOME": folder.path, "XDG_STATE_HOME": folder.path, "XDG_CONFIG_HOME": folder.path,
      ], rows: 60)
    try terminal.wait(for: "> ")
    try terminal.send("go on\r")
    let seen = try Self.words.map { word in
      try terminal.wait(for: word)
      return clock.now
    }
    try terminal.wait(for: "\n> ")
    let back = clock.now
    let instants = sent.withLock { $0 }
    guard instants.count == Self.words.count + 1, let last = instants.last else {
      throw Trouble(words: "the server sent \(instants.count) pieces")
    }
    return Times(
      words: zip(instants, seen).map { Self.nanoseconds(from: $0, to: $1) },
      prompt: Self.nanoseconds(from: last, to: back))
  }

  private static func nanoseconds(
    from start: ContinuousClock.Instant, to end: ContinuousClock.Instant
  ) -> Double {
    let (seconds, attoseconds) = (end - start).components
    return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
  }

  /// A reply with a word every 5 ms and one edit, each piece noted as it goes out.
  private static func reply(_ note: @escaping @Sendable () -> Void) -> ScriptedReply {
    let edit =
      #""ops":[{"op":"set","ids":["\#(SampleForm.middleField(of: 400))"],"#
      + #""props":[{"text":"label","v":"Another"}]}]}"#
    let pieces = [#"{"message":""#] + words.map { $0 + " " } + [#"",\#(edit)"#]
    let whole = ScriptedReply.completion(pieces)
    let steps = whole.steps.flatMap { step -> [ScriptedReply.Step] in
      guard case .write(let bytes) = step else { return [step] }
      let text = String(decoding: bytes, as: UTF8.self)
      let isNoted = words.contains { text.contains($0) } || text.contains("[DONE]")
      return [.pause(milliseconds: 5)] + (isNoted ? [.note(note)] : []) + [step]
    }
    return ScriptedReply(steps)
  }
}
