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

  /// The repository's later code is what counts. Where the article itself differs: it does not look
  /// whether the password is confirmed at all, and knows no `login`.
  @Test(.enabled(if: Fixtures.exists(path)), arguments: rows)
  func `the article differs from its repository where it is said to`(_ row: [String]) throws {
    let values = try #require(try JSONValue(parsing: row[1]).objectValue)
    let outcome = try #require(ArticleAction(name: row[0])?.outcome(values).rawValue)
    let isUnconfirmed = (values["confirmPassword"] ?? "") == "" && values["password"] == "p"
    switch row[2].prefix(while: { $0 != " " }) {
    case "unhandled": #expect(row[0] == "login")
    case "mismatch" where outcome == "required": #expect(isUnconfirmed)
    case let article: #expect(article == outcome)
    }
  }

  @Test func `other actions are the host's`() {
    #expect(ArticleAction(name: "order") == nil)
  }
}
