internal import Support
internal import Testing

@testable import formchat

/// The page about the terminal names, for each complaint and each case, tests that there are; so does
/// the page of what was tried.
@Suite struct TerminalPageTests {
  private static let root = Fixtures.projectRoot

  /// The rows of a page's tables, cell by cell.
  private static func rows(of page: String) -> [[String]] {
    let path = root + "/Sources/formchat/Documentation.docc/\(page).md"
    let text = String(decoding: Fixtures.bytes(path) ?? [], as: UTF8.self)
    return text.split(separator: "\n").filter { $0.hasPrefix("| ") }
      .map { row in row.dropFirst().dropLast().split(separator: "|").map { String($0).trimmed } }
      .filter { $0.last != "held by" }
  }

  /// The names of all tests.
  private static let tests: Set<String> = {
    let folders = Fixtures.files(in: root + "/Tests").flatMap { folder in
      let path = "\(root)/Tests/\(folder)"
      return [path] + Fixtures.files(in: path).map { "\(path)/\($0)" }
    }
    let files = folders.flatMap { folder in
      Fixtures.files(in: folder).filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
    }
    return files.reduce(into: []) { names, file in
      let text = String(decoding: Fixtures.bytes(file) ?? [], as: UTF8.self)
      for match in text.matches(of: /func\s+`([^`]+)`/) { names.insert(String(match.1)) }
    }
  }()

  @Test func `all twenty-five complaints are there, and the cases`() {
    let rows = Self.rows(of: "Terminal")
    #expect(rows.filter { $0.count == 4 }.map { $0[0] } == (1...25).map(String.init))
    #expect(rows.filter { $0.count == 2 }.count == 16)
  }

  @Test(arguments: ["Terminal", "Tested"])
  func `each is held by tests that there are`(_ page: String) {
    let rows = Self.rows(of: page)
    #expect(!rows.isEmpty)
    for row in rows {
      let names = (row.last ?? "").matches(of: /`([^`]+)`/).map { String($0.1) }
      #expect(!names.isEmpty, "\(row)")
      for name in names where name != "start" {
        #expect(
          name.hasPrefix("Tests/")
            ? Fixtures.exists("\(Self.root)/\(name)") : Self.tests.contains(name), "\(name)")
      }
    }
  }
}
