internal import FuzzTargets
internal import Support
internal import Testing

/// What fuzzing found, and a little of what it does, in every run of the tests.
@Suite struct FuzzTargetTests {
  /// An input that once broke its target, as an argument.
  struct Found: CustomTestStringConvertible {
    let target: FuzzTarget
    let bytes: [UInt8]
    let testDescription: String

    /// The files in `Found/TARGET/`.
    static let all = FuzzTarget.all.flatMap { target in
      let folder = Fixtures.projectRoot + "/Tests/Fuzzing/Found/\(target.name)"
      return Fixtures.files(in: folder).compactMap { name in
        Fixtures.bytes("\(folder)/\(name)").map {
          Found(target: target, bytes: $0, testDescription: "\(target.name)/\(name)")
        }
      }
    }
  }

  @Test(arguments: Found.all)
  func `what fuzzing found stays mended`(_ found: Found) {
    found.target.run(found.bytes)
  }

  /// A target stops the program where it is broken, so that the run itself is the test.
  @Test(arguments: FuzzTarget.all)
  func `changed seeds are read as soundly as the seeds`(_ target: FuzzTarget) {
    var random = SeededRandom(seed: 1)
    for seed in target.seeds {
      target.run(seed)
      for _ in 0..<200 { target.run(Self.changing(seed, &random)) }
    }
  }

  /// The same with a few bytes changed, taken out or written twice.
  private static func changing(_ bytes: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: bytes.indices, using: &random)
      let end = min(bytes.count, place + Int.random(in: 1...16, using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes[place] = UInt8.random(in: .min ... .max, using: &random)
      case 1: bytes.removeSubrange(place..<end)
      case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
      default: bytes.swapAt(place, Int.random(in: bytes.indices, using: &random))
      }
    }
    return bytes
  }
}
