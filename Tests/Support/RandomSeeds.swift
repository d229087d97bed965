internal import Platform

/// The seeds of a test that draws them anew in every run, printed so that a failure can be had again.
package enum RandomSeeds {
  /// The variable that gives the first seed.
  private static let variable = "FORMCHAT_SEED"

  /// The first seed of this run: drawn, or as the environment says.
  private static let first: UInt64 = {
    let given = getenv(variable).flatMap { UInt64(String(cString: $0)) }
    let seed = given ?? UInt64.random(in: 0...UInt64(UInt32.max))
    let line = Array("random seeds from \(seed); \(variable)=\(seed) repeats them\n".utf8)
    _ = write(STDOUT_FILENO, line, line.count)
    return seed
  }()

  /// So many seeds, one after the other.
  package static func take(_ count: Int) -> [UInt64] {
    (0..<UInt64(count)).map { first &+ $0 }
  }
}
