internal import JSON
internal import Platform

/// Measures the program: `swift run -c release Benchmarks [--json] [NAME…]`; a name with a star at
/// its end stands for all that begin so. The exit code is 1 where a bar is missed.
@main struct Benchmarks {
  static func main() {
    var names = CommandLine.arguments.dropFirst()
    let isJSON = names.contains("--json")
    names.removeAll { $0 == "--json" }
    let chosen = Benchmark.all.filter { benchmark in
      names.isEmpty || names.contains { matches(benchmark.name, $0) }
    }
    guard !chosen.isEmpty else {
      print("no such benchmark; there are: " + Benchmark.all.map(\.name).joined(separator: " "))
      exit(64)
    }
    do {
      let missed = try isJSON ? printJSON(chosen) : printTable(chosen)
      exit(missed == 0 ? 0 : 1)
    } catch {
      print("cannot measure: \(error)")
      exit(70)
    }
  }

  private static func matches(_ name: String, _ pattern: String) -> Bool {
    pattern.last == "*" ? name.hasPrefix(pattern.dropLast()) : name == pattern
  }

  private static func printTable(_ benchmarks: [Benchmark]) throws -> Int {
    var missed = 0
    for benchmark in benchmarks {
      let result = try benchmark.run()
      ResultTable.lines(of: result).forEach { print($0) }
      // Where the output is no terminal, each result is still there as soon as it is known.
      fflush(nil)
      missed += result.missed.count
    }
    let bars = benchmarks.reduce(0) { $0 + $1.bars.count }
    print("\(bars - missed) bars kept, \(missed) missed")
    return missed
  }

  private static func printJSON(_ benchmarks: [Benchmark]) throws -> Int {
    let results = try benchmarks.map { try $0.run() }
    print(JSONValue.array(results.map(ResultTable.json)).text(.indented))
    return results.reduce(0) { $0 + $1.missed.count }
  }
}
