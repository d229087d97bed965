import FormLayout
import JSON
import Support
import Testing

/// A thousand random layouts a run, in every format.
@Suite struct RandomRoundTripTests {
  private static let seeds = RandomSeeds.take(1_000)

  private func form(_ seed: UInt64) -> Form {
    var generator = LayoutGenerator(seed: seed)
    return generator.form(components: 20)
  }

  private static let readable = LayoutFormat.all.filter { $0.write != nil && $0.read != nil }

  @Test(arguments: readable.map(\.name))
  func `what the losses do not mention is found again, and a second pass changes nothing`(
    name: String
  ) throws {
    let format = try #require(LayoutFormat.named(name))
    let write = try #require(format.write)
    for seed in Self.seeds {
      let form = form(seed)
      let written = write(form)
      let again = try LayoutFormat.read(JSONValue(parsing: written.text))
      #expect(again.format == name && again.refusal == nil, "seed \(seed)")
      var comparison = RoundTripComparison(form, again.form, losing: written.losses, format)
      let missing = comparison.missing()
      #expect(missing == [], "seed \(seed)")
      let second = write(again.form)
      #expect(second.text == written.text, "seed \(seed)")
    }
  }

  private static let writeOnly = LayoutFormat.all.filter { $0.write != nil && $0.read == nil }

  @Test(arguments: writeOnly.map(\.name))
  func `any layout is written, and each time the same`(name: String) throws {
    let write = try #require(LayoutFormat.named(name)?.write)
    for seed in Self.seeds {
      let form = form(seed)
      #expect(write(form).text == write(form).text, "seed \(seed)")
    }
  }
}
