internal import Support

extension Benchmark {
  /// A recording of growing length, made by the program and replayed by it.
  static let replay = Benchmark(
    "replay", "a recorded conversation run again, by its number of turns", bars: [.linear]
  ) {
    let times = try [10, 100, 1_000].map { turns in
      (size: turns, time: try timeOfReplay(turns: turns))
    }
    return times.map { Figure(String($0.size), $0.time, .nanoseconds) }
      + [Growth.exponent(of: times)]
  }

  private static func timeOfReplay(turns: Int) throws -> Double {
    let folder = TemporaryFolder()
    let program = Products.path(of: "formchat")
    let lines = (0..<turns).map { number in
      number < 5 ? "/add TextField Field \(number)" : "/field field\(number % 5) label=\(number)"
    }
    let recording = "formchat/sessions/long.jsonl"
    let made = ProgramRun(
      program, ["chat", "--session", "long"], input: Array(lines.joined(separator: "\n").utf8),
      in: folder)
    let run = ProgramRun(program, ["replay", recording], in: folder)
    guard made.exitCode == 0, run.exitCode == 0 else {
      throw Trouble(words: "no recording was made: \(made.errors)\(run.errors)")
    }
    return run.processorTime
  }
}
