import FormLayout
import JSON
import Support
import Testing

/// What reading and writing another format reports can be explained.
@Suite struct FormatFindingTests {
  @Test func `every code is there once, and is none of a check`() {
    let codes = FormatFinding.all.map(\.code) + Check.all.map(\.code)
    #expect(Set(codes).count == codes.count)
  }

  @Test func `every code is explained`() {
    let texts = FormatFinding.all.map { $0.explanation(width: 72).text(isColoured: false) }
    Expected.check(texts.joined(separator: "\n"), "explain-formats.txt")
  }

  @Test(.enabled(if: AcceptedFixture.exist), arguments: AcceptedFixture.all)
  func `whatever reading a layout reports is among them`(fixture: AcceptedFixture) throws {
    for finding in try fixture.read().layout.diagnostics {
      let kind = try #require(FormatFinding.named(finding.code), "\(finding.code)")
      #expect(kind.severity == finding.severity)
    }
  }
}
