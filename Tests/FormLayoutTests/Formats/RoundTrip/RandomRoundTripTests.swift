import FormLayout
import JSON
import Support
import Testing

/// A thousand random layouts a run, in every format.
@Suite struct RandomRoundTripTests {
  private static let forms = RandomSeeds.take(1_000).map { seed in
    var generator = LayoutGenerator(seed: seed)
    return (seed: seed, form: generator.form(components: 20))
  }

  /// Parts of the forms, so that other tests get their turn between them.
  private static let parts = (0..<10).map { $0 * 100..<($0 + 1) * 100 }

  private static let readable = LayoutFormat.all.filter { $0.write != nil && $0.read != nil }

  @Test(arguments: readable.map(\.name), parts)
  func `what the losses do not mention is found again, and a second pass changes nothing`(
    name: String, part: Range<Int>
  ) throws {
    let format = try #require(LayoutFormat.named(name))
    let write = try #require(format.write)
    for (seed, form) in Self.forms[part] {
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

  @Test(arguments: writeOnly.map(\.name), parts)
  func `any layout is written, and each time the same`(name: String, part: Range<Int>) throws {
    let write = try #require(LayoutFormat.named(name)?.write)
    for (seed, form) in Self.forms[part] {
      #expect(write(form).text == write(form).text, "seed \(seed)")
    }
  }
}
