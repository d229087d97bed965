package import FormLayout
internal import JSON
internal import Support

/// The request cases of a file, and the layouts they start with.
package struct RequestSuite: Sendable {
  package let cases: [RequestCase]
  package let layouts: [String: Form]

  /// The public cases; `nil` where they are not there.
  package static let shared: RequestSuite? = RequestSuite(folder: Fixtures.root + "/requests")

  private init?(folder: String) {
    guard let bytes = Fixtures.bytes(folder + "/public.json"),
      let list = try? JSONDocument(parsing: bytes).value.arrayValue
    else { return nil }
    cases = list.compactMap { RequestCase($0) }
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
