/// One thing that is measured, with what it has to keep to.
struct Benchmark: Sendable {
  /// The name on the command line: one word.
  let name: String
  /// What is measured, in one line.
  let summary: String
  /// What its figures must keep to.
  let bars: [Bar]
  private let figures: @Sendable () throws -> [Figure]

  init(
    _ name: String, _ summary: String, bars: [Bar] = [],
    figures: @escaping @Sendable () throws -> [Figure]
  ) {
    self.name = name
    self.summary = summary
    self.bars = bars
    self.figures = figures
  }

  /// Measures it.
  func run() throws -> Result {
    let figures = try figures()
    return Result(
      benchmark: self, figures: figures, missed: bars.filter { !$0.isKept(by: figures) })
  }

  /// What one run gave.
  struct Result {
    let benchmark: Benchmark
    let figures: [Figure]
    /// The bars that the figures do not keep to.
    let missed: [Bar]
  }
}
