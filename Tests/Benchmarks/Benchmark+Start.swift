internal import Platform
internal import Support

extension Benchmark {
  /// The first prompt, beside that of a C program that loads the same libraries; both in turn, in one run.
  static let start = Benchmark(
    "start", "from the start to the prompt, beside a C program with the same libraries",
    bars: [.ratio(2, for: "ratio")]
  ) {
    let folder = TemporaryFolder()
    // A person's second day: settings and lines typed before are there to be read.
    _ = folder.write(#"{"model": "gpt-4.1"}"#, to: "config.json")
    mkdir("\(folder.path)/formchat", 0o700)
    rename("\(folder.path)/config.json", "\(folder.path)/formchat/config.json")
    _ = folder.write(
      (0..<1_000).map { "\"a line typed before, number \($0)\"\n" }.joined(),
      to: "formchat/history.jsonl")
    var own: [Double] = []
    var other: [Double] = []
    for _ in 0..<41 {
      own.append(try timeToPrompt(of: "formchat", folder))
      other.append(try timeToPrompt(of: "StartProbe", folder))
    }
    let (ours, theirs) = (own.sorted()[own.count / 2], other.sorted()[other.count / 2])
    return [
      Figure("formchat", ours, .nanoseconds), Figure("C program", theirs, .nanoseconds),
      Figure("ratio", ours / theirs, .ratio),
    ]
  }

  private static func timeToPrompt(
    of program: String, _ folder: TemporaryFolder
  ) throws -> Double {
    guard access(Products.path(of: program), X_OK) == 0 else {
      throw Trouble(words: "'\(program)' is not built: swift build -c release")
    }
    let start = ContinuousClock.now
    let terminal = try PseudoTerminal(
      Products.path(of: program),
      environment: [
        "HOME": folder.path, "XDG_STATE_HOME": folder.path, "XDG_CONFIG_HOME": folder.path,
      ])
    try terminal.wait(for: "> ")
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
  }
}
