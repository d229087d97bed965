package import FormLayout
internal import JSON
internal import Support

/// The request cases of a file, and the layouts they start with.
package struct RequestSuite: Sendable {
  package let cases: [RequestCase]
  package let layouts: [String: Form]

  /// The public cases; `nil` where they are not there.
  package static let shared: RequestSuite? = RequestSuite(folder: Fixtures.root + "/requests")

  /// The project's own requests, which start with the shared layouts.
  package static let own: [RequestCase] =
    cases(Fixtures.projectRoot + "/Tests/DesignerTests/Requests/own.json") ?? []

  /// The cases of a file; `nil` where it cannot be read.
  package static func cases(_ path: String) -> [RequestCase]? {
    guard let bytes = Fixtures.bytes(path) else { return nil }
    return (try? JSONDocument(parsing: bytes).value.arrayValue)?.compactMap { RequestCase($0) }
  }

  private init?(folder: String) {
    guard let cases = Self.cases(folder + "/public.json") else { return nil }
    self.cases = cases
    var layouts: [String: Form] = [:]
    let ending = ".form.json"
    for file in Fixtures.files(in: folder + "/layouts") where file.hasSuffix(ending) {
      guard let bytes = Fixtures.bytes(folder + "/layouts/" + file),
        let object = try? JSONDocument(parsing: bytes).value.objectValue
      else { continue }
      layouts[String(file.dropLast(ending.count))] = Form(json: object)
    }
    self.layouts = layouts
  }

  /// The case of a name.
  package func named(_ name: String) -> RequestCase? { cases.first { $0.name == name } }
}
