import FormLayout
import Support
import Testing

/// Every rule of the catalogue is built, or it is said why not.
@Suite struct RuleTableTests {
  @Test func `a rule is in the table once`() {
    let codes = CatalogueRule.all.map(\.code)
    #expect(codes.count == 155)
    #expect(Set(codes).count == codes.count)
  }

  @Test(.enabled(if: Fixtures.exists(Fixtures.ruleCatalogue)))
  func `the table has the rules of the catalogue and no others`() throws {
    let bytes = try #require(Fixtures.bytes(Fixtures.ruleCatalogue))
    let codes = Self.codes(in: String(decoding: bytes, as: UTF8.self))
    #expect(codes.count == 155)
    #expect(Set(codes) == Set(CatalogueRule.all.map(\.code)))
  }

  @Test(arguments: CatalogueRule.all)
  func `a rule is built or it is said why not`(_ rule: CatalogueRule) {
    switch rule.state {
    case .built: #expect(Check.named(rule.code) != nil)
    case .covered(let code): #expect(Check.named(code) != nil && Check.named(rule.code) == nil)
    case .leftOut(let reason): #expect(!reason.isEmpty && Check.named(rule.code) == nil)
    }
  }

  @Test func `a check is of the catalogue or our own`() {
    let built = CatalogueRule.all.filter { $0.state == .built }.map(\.code)
    #expect(CatalogueRule.own.isDisjoint(with: CatalogueRule.all.map(\.code)))
    #expect(
      Set(Check.all.map(\.code)).symmetricDifference(CatalogueRule.own.union(built)).sorted() == [])
  }

  @Test func `the page of checks says what each finds, and which rules are left out`() {
    Expected.check(CheckPage.lines.joined(separator: "\n"), CheckPage.path)
  }

  private static let sections = 2...6

  /// The codes in the first column of the tables of section 2.
  private static func codes(in text: String) -> [String] {
    var isInside = false
    var codes: [String] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("#") { isInside = sections.contains { line.hasPrefix("## 2.\($0) ") } }
      guard isInside, line.hasPrefix("| ") else { continue }
      let parts = line.dropFirst().prefix { $0 != "|" }.split(
        separator: "`", omittingEmptySubsequences: false)
      codes += parts.indices.filter { !$0.isMultiple(of: 2) }.map { String(parts[$0]) }
    }
    return codes
  }
}
