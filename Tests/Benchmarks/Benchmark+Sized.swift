extension Benchmark {
  /// The sizes that everything is measured at, in components.
  static let sizes = [10, 100, 1_000, 10_000]

  /// A benchmark of an operation on forms of growing size.
  ///
  /// `prepare` makes what the operation needs at a size; only the operation is timed.
  static func sized(
    _ name: String, _ summary: String, bars: [Bar] = [],
    prepare: @escaping @Sendable (Int) -> () -> Void
  ) -> Benchmark {
    Benchmark(name, summary, bars: bars + [.linear]) {
      figures(sizes.map { size in (size, Stopwatch.median(of: prepare(size))) })
    }
  }

  /// The figures of times at growing sizes: each, the last one per component, and the growth.
  static func figures(_ times: [(size: Int, time: Double)]) -> [Figure] {
    let each = times.map { Figure(String($0.size), $0.time, .nanoseconds) }
    let perComponent = times.last.map {
      Figure("each", $0.time / Double($0.size), .nanoseconds)
    }
    return each + [perComponent].compactMap { $0 } + [Growth.exponent(of: times)]
  }
}
