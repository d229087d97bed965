import FormLayout
import JSON
import Support
import Testing

/// A layout of the fixtures that its own format takes.
struct AcceptedFixture: CustomTestStringConvertible, Sendable {
  let format: String
  let path: String

  var testDescription: String { "\(format)/\(path)" }

  static let exist = Fixtures.exists(Fixtures.root + "/dynamicui")

  /// Every one of all formats.
  static let all: [AcceptedFixture] =
    DynamicUIReaderTests.layouts.filter(\.isValid).map {
      AcceptedFixture(format: "dynamicui", path: "dynamicui/" + $0.file)
    } + viewLayouts
    + ["formhaus/definitions/", "formhaus/later-1.0/definitions/"].flatMap { folder in
      Fixtures.files(in: Fixtures.root + "/" + folder).filter { $0.hasSuffix(".json") }
        .map { AcceptedFixture(format: "formhaus", path: folder + $0) }
    }

  private static let viewLayouts: [AcceptedFixture] = ViewLayoutReaderTests.manifest
    .filter { $0.isValid && $0.file.hasSuffix(".json") }
    .map { AcceptedFixture(format: "viewlayout", path: "viewlayout/" + $0.file) }

  /// The fixture's JSON, and the form that is read from it.
  func read() throws -> (source: JSONValue, layout: ReadLayout) {
    let bytes = try #require(Fixtures.bytes(Fixtures.root + "/" + path))
    let source = try JSONValue(parsing: bytes, leniency: .trailingCommas)
    return (source, try LayoutFormat.read(source))
  }
}
