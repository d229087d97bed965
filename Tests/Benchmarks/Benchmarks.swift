/// Prints how long the main operations take; build it for release.
@main struct Benchmarks {
  static func main() {
    CheckBenchmark.run()
  }
}
