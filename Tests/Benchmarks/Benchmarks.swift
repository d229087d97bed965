/// Prints how long the main operations take; build it for release.
@main struct Benchmarks {
  static func main() {
    EditBenchmark.run { print($0) }
    CheckBenchmark.run()
    FillBenchmark.run { print($0) }
  }
}
