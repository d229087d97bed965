import FormLayout
import JSON
import Support
import Testing

@Suite struct ArticleActionTests {
  static let path = Fixtures.root + "/viewlayout/actions.tsv"

  static let rows: [[String]] = String(decoding: Fixtures.bytes(path) ?? [], as: UTF8.self)
    .split(separator: "\n").dropFirst().map { $0.split(separator: "\t").map(String.init) }

  @Test(.enabled(if: Fixtures.exists(path)), arguments: rows)
  func `an action answers as the app does`(_ row: [String]) throws {
    let values = try #require(try JSONValue(parsing: row[1]).objectValue)
    #expect(ArticleAction(name: row[0])?.outcome(values).rawValue == row[3])
  }

  @Test func `other actions are the host's`() {
    #expect(ArticleAction(name: "order") == nil)
  }
}
