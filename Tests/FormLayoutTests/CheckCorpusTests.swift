import FormLayout
import JSON
import Support
import Testing

/// Layouts that are in order: what is found in them is advice that is right, or a false alarm: every line was read.
@Suite struct CheckCorpusTests {
  private static let folder = Fixtures.root + "/requests/layouts"

  private static func report(_ document: JSONDocument, _ name: String) throws -> String {
    let form = Form(json: try #require(document.value.objectValue))
    return ReportText(file: name).full(form.diagnostics().placed(in: document))
      .text(isColoured: false)
  }

  @Test(.enabled(if: Fixtures.exists(Self.folder)), arguments: Fixtures.files(in: Self.folder))
  func `a layout of the request suite has the findings that were judged right`(
    _ name: String
  ) throws {
    let bytes = try #require(Fixtures.bytes(Self.folder + "/" + name))
    Expected.check(try Self.report(JSONDocument(parsing: bytes), name), "corpus/\(name).txt")
  }

  @Test(.enabled(if: Fixtures.exists(Fixtures.layoutFormat)))
  func `the example of the layout format has the findings that were judged right`() throws {
    let text = String(decoding: try #require(Fixtures.bytes(Fixtures.layoutFormat)), as: UTF8.self)
    let block = try #require(text.components(between: "```json\n", and: "```").last)
    Expected.check(
      try Self.report(JSONDocument(parsing: block), "example"), "corpus/example.txt")
  }
}

extension String {
  /// The texts between each pair of marks.
  fileprivate func components(between start: String, and end: String) -> [String] {
    split(separator: start).dropFirst().map { part in
      String(part.split(separator: end, omittingEmptySubsequences: false)[0])
    }
  }
}
