internal import JSON
internal import Support

extension Benchmark {
  /// What the program holds at most while it reads, checks and draws 10,000 components.
  static let memory = Benchmark(
    "memory", "the most memory for 10,000 components, by subcommand",
    bars: [.mebibytes(100, for: "show"), .mebibytes(100, for: "check")]
  ) {
    let folder = TemporaryFolder()
    let layout = JSONValue.object(SampleForm.json(of: 10_000)).text(.indented)
    _ = folder.write(layout, to: "large.json")
    let program = Products.path(of: "formchat")
    return try ["show", "check"].map { subcommand in
      let run = ProgramRun(program, [subcommand, "large.json"], in: folder)
      guard run.exitCode == 0 else { throw Trouble(words: "\(subcommand): \(run.errors)") }
      return Figure(subcommand, run.peakMemory, .bytes)
    }
  }
}
