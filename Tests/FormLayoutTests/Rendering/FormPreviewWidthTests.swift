internal import FormLayout
internal import JSON
internal import Support
internal import Testing

@Suite struct FormPreviewWidthTests {
  private static let folders = [
    Fixtures.projectRoot + "/Tests/Acceptance/layouts", Fixtures.root + "/requests/layouts",
  ]
  private static let paths = folders.flatMap { folder in
    Fixtures.files(in: folder).filter { $0.hasSuffix(".form.json") }.map { folder + "/" + $0 }
  }

  @Test(arguments: paths)
  func `no line is wider than the width and no words are missing`(path: String) throws {
    let bytes = try #require(Fixtures.bytes(path))
    let form = Form(json: try #require(try JSONValue(parsing: bytes).objectValue))
    check(form, everyWidth: form.placed.count < 20)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `so it is in a scribbled form`(seed: UInt64) {
    check(ScribbledForm.make(seed: seed), everyWidth: false, first: 20 + Int(seed % 12))
  }

  /// Every width, or the narrow ones and a spread of the others.
  private func check(_ form: Form, everyWidth: Bool, first: Int = 20) {
    let words = PreviewWords(form)
    var width = first
    while width <= 200 {
      for look in [(false, false), (true, false), (false, true)] where !look.0 || width % 4 == 0 {
        let options = FormPreview.Options(width: width, isASCII: look.0, isPlain: look.1)
        let lines = FormPreview(form, options).lines
        let wide = lines.first { $0.plain.displayWidth > width }
        #expect(wide?.plain == nil, "at \(width), ASCII \(look.0), plain \(look.1)")
        if look.0 { continue }
        let missing = words.missing(in: lines)
        #expect(missing == [], "at \(width), plain \(look.1)")
        if wide != nil || !missing.isEmpty { return }
      }
      width += everyWidth || width < 26 ? 1 : 1 + width / 5
    }
  }
}
