internal import Support
internal import Testing

@testable import formchat

/// The page about the terminal names, for each complaint and each case, tests that there are.
@Suite struct TerminalPageTests {
  private static let root = Fixtures.projectRoot

  /// The rows of the page's tables, cell by cell.
  private static let rows: [[String]] = {
    let path = root + "/Sources/formchat/Documentation.docc/Terminal.md"
    let page = String(decoding: Fixtures.bytes(path) ?? [], as: UTF8.self)
    return page.split(separator: "\n").filter { $0.hasPrefix("| ") }
      .map { row in row.dropFirst().dropLast().split(separator: "|").map { String($0).trimmed } }
      .filter { $0.last != "held by" }
  }()

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
    #expect(Self.rows.filter { $0.count == 4 }.map { $0[0] } == (1...25).map(String.init))
    #expect(Self.rows.filter { $0.count == 2 }.count == 16)
  }

  @Test func `each is held by tests that there are`() {
    for row in Self.rows {
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
