@testable import FormLayout
import JSON
import Support
import Testing

/// The page that a form becomes.
@Suite struct HTMLTests {
  private func page(_ form: Form) throws -> WrittenLayout {
    try #require(LayoutFormat.html.write?(form))
  }

  private func form(_ components: [JSONValue]) -> Form {
    Form(json: ["formchat": 1, "id": "test", "title": "Test", "components": .array(components)])
  }

  private func example(_ name: String) throws -> Form {
    let path = Fixtures.projectRoot + "/Tests/Acceptance/\(name).form.json"
    return Form(json: try JSONValue(parsing: Fixtures.bytes(path) ?? []).objectValue ?? [:])
  }

  /// The markup and the data of a page, without the style sheet and the script.
  private func body(_ page: String) -> String {
    let start = page.firstRange(of: "  <body>")?.lowerBound ?? page.startIndex
    let end = page.firstRange(of: "    <script>")?.lowerBound ?? page.endIndex
    return String(page[start..<end])
  }

  // MARK: Whole pages

  @Test(arguments: ["registration", "booking", "checkout", "gallery"])
  func `an example's markup and data are as expected`(_ name: String) throws {
    Expected.check(body(try page(example("layouts/\(name)")).text), "html-\(name).txt")
  }

  @Test func `the same form gives the same bytes`() throws {
    let form = try example("layouts/every-type")
    #expect(try page(form).text == page(form).text)
  }

  @Test func `the policy names the hashes of the blocks as they stand`() throws {
    let text = try page(example("layouts/booking")).text
    let style = try #require(text.between("<style>", "</style>"))
    let script = try #require(text.between("<script>", "</script>"))
    let policy = try #require(text.between("Security-Policy\" content=\"", "\""))
    #expect(
      policy
        == "default-src 'none'; style-src 'sha256-\(SHA256.base64(style.utf8))'; "
        + "script-src 'sha256-\(SHA256.base64(script.utf8))'; img-src data:; form-action 'self'; "
        + "base-uri 'none'")
  }

  @Test func `a hash is written in base 64`() {
    #expect(SHA256.base64("".utf8) == "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=")
    #expect(SHA256.base64("abc".utf8) == "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=")
  }

  // MARK: Hostile text

  @Test func `no text of a form becomes markup`() throws {
    let text = try page(example("pages/hostile")).text
    let tags = body(text).split(separator: "<").dropFirst().map { $0.prefix { $0 != ">" } }
    let names = tags.map { $0.drop { $0 == "/" }.prefix { $0 != " " && $0 != "\n" } }
    #expect(
      Set(names) == [
        "body", "main", "div", "h1", "h2", "ul", "p", "form", "label", "span", "input", "textarea",
        "fieldset", "legend", "template", "button", "section", "pre", "code", "script", "strong",
        "a",
      ])
    #expect(names.count { $0 == "script" } == 2)
    let attributes = tags.flatMap { tag in
      tag.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset.isMultiple(of: 2) }
        .flatMap { $0.element.split(whereSeparator: { " =\n".contains($0) }) }
    }
    #expect(!attributes.contains { $0.hasPrefix("on") || $0 == "style" || $0 == "autofocus" })
    #expect(!attributes.contains("src"))
  }

  @Test func `the data are the form's own words, whatever they are`() throws {
    let text = try page(example("pages/hostile")).text
    let data = try #require(text.between("id=\"form-data\">", "</script>"))
    #expect(!data.contains("<") && !data.contains("&") && !data.contains("\u{2028}"))
    let parts = try JSONValue(parsing: data)["parts"]?.arrayValue ?? []
    #expect(parts.first?["key"] == "__proto__")
    #expect(parts.first?["messages"]?["required"] == "</p><script>alert(13)</script>")
    #expect(parts.first?["messages"]?["pattern"] == "\u{2028}\u{0}\u{202E}evil")
  }

  @Test func `characters that HTML has no place for are replaced`() {
    #expect(
      HTMLPrinter.escaped("a\u{0}b\u{1B}c\u{FFFE}d\te\r\u{9F}")
        == "a\u{FFFD}b\u{FFFD}c\u{FFFD}d\te\n\u{FFFD}")
    #expect(HTMLPrinter.escaped("<\"&'>", isAttribute: true) == "&lt;&quot;&amp;'&gt;")
  }

  @Test func `a style is made of numbers and known colours only`() throws {
    let written = try page(
      form([
        [
          "type": "Text", "id": "a", "text": "A",
          "style": [
            "foregroundColor": "red; } </style><script>", "font": "url(x)", "padding": "1px}",
            "width": -5, "height": 1e300, "opacity": "0", "alignment": "left;",
          ],
        ]
      ]))
    #expect(!written.text.contains("look-1"))
  }

  static let addresses: [(text: String, url: String?)] = [
    ("https://example.com/a?b#c", "https://example.com/a?b#c"), ("HTTP://X", "HTTP://X"),
    ("mailto:a@b.c", "mailto:a@b.c"), ("tel:+441", "tel:+441"), ("javascript:alert(1)", nil),
    (" java\tscript:alert(1)", nil), ("\u{1}javascript:x", nil), ("data:text/html,x", nil),
    ("vbscript:x", nil), ("https://a.b/\"<x>{|}\\^`é", "https://a.b/%22%3Cx%3E%7B%7C%7D%5C%5E%60é"),
    ("file:///etc", nil), ("/relative", nil), ("https", nil), ("", nil),
    (" https://exa\nmple.com", "https://example.com"), ("http://[::bad\"", nil),
    ("http://[::1]:80/a", "http://[::1]:80/a"), ("http://::1]", nil), ("https://?a", nil),
    ("https://a%zz/", nil), ("http://ada:x@b.c?[", "http://ada:x@b.c?["),
  ]

  @Test(arguments: addresses)
  func `only addresses that a page may follow are links`(_ address: (text: String, url: String?)) {
    #expect(HTMLWriter.safeURL(address.text) == address.url)
  }

  @Test func `a control of one line has no line breaks`() throws {
    let field: JSONValue = [
      "type": "TextField", "id": "a", "label": "A", "placeholder": "b\r\nc", "defaultValue": "d\ne",
    ]
    let text = try page(form([field])).text
    #expect(text.between(" placeholder=\"", "\"") == "b  c")
    #expect(text.between(" value=\"", "\"") == "de")
  }

  static let kinds: [(accept: String, kept: String?)] = [
    (".pdf, image/*", ".pdf,image/*"), ("image/png,.jpg", "image/png,.jpg"), ("*/*", nil),
    ("pdf", nil), ("ä/b,.tar.gz", ".tar.gz"), ("**bold**", nil), (".", nil), ("", nil),
  ]

  @Test(arguments: kinds)
  func `kinds of file that a browser cannot take are left out`(
    _ test: (accept: String, kept: String?)
  ) throws {
    let field: JSONValue = [
      "type": "FileField", "id": "a", "label": "A", "accept": .string(test.accept),
    ]
    let text = try page(form([field])).text
    #expect(text.between(" accept=\"", "\"") == test.kept)
  }

  // MARK: Losses

  @Test func `what a page does not have is listed`() throws {
    Expected.check(
      try page(example("layouts/every-type")).losses.map(\.line.plain).joined(separator: "\n"),
      "html-losses.txt")
  }

  @Test func `a password's default is not in the page`() throws {
    let written = try page(
      form([["type": "SecureField", "id": "a", "label": "A", "defaultValue": "hunter2"]]))
    #expect(!written.text.contains("hunter2"))
    #expect(written.losses.map(\.property) == ["defaultValue"])
  }

  @Test func `every part has a name for UI tests where they are asked for`() throws {
    let form = form([
      ["type": "TextField", "id": "name", "label": "Name"],
      ["type": "Toggle", "id": "news", "label": "News", "accessibility": ["identifier": "own"]],
      [
        "type": "Picker", "id": "size", "label": "Size", "appearance": "radio",
        "options": [["value": "s"], ["value": "a \"b\""]],
      ],
      [
        "type": "Repeat", "id": "people", "label": "People",
        "children": [
          [
            "type": "Item", "id": "person",
            "children": [
              ["type": "TextField", "id": "personName", "binding": "name", "label": "N"]
            ],
          ]
        ],
      ],
      ["type": "Button", "id": "send", "label": "Send", "role": "submit"],
    ])
    func names(_ options: WritingOptions) throws -> [String] {
      let page = try #require(LayoutFormat.html.writer?(form, options)).text
      return page.split(separator: " data-testid=\"").dropFirst().map {
        String($0.prefix { $0 != "\"" })
      }
    }
    #expect(try names(WritingOptions()) == ["own"])
    #expect(
      try names(WritingOptions(writesTestIDs: true)) == [
        "test.name", "own", "test.size", "test.size.s", "test.size.a &quot;b&quot;", "test.people",
        "test.people.0.person", "test.people.0.name", "test.people.{0}.person",
        "test.people.{0}.name", "test.send",
      ])
  }

  @Test func `items of a list are written twice and their losses once`() throws {
    let field: JSONValue = ["type": "TextField", "id": "b", "label": "B", "action": "told"]
    let written = try page(
      form([
        [
          "type": "Repeat", "id": "a", "label": "A", "minItems": 2,
          "children": [["type": "Item", "id": "i", "label": "I", "children": [field]]],
        ]
      ]))
    #expect(written.losses.map(\.line.plain).count == 1)
  }

  // MARK: Appearance

  static let palettes: [(text: String, back: String)] = [
    ("#1b1b1f", "#ffffff"), ("#4e4e57", "#ffffff"), ("#0b57d0", "#ffffff"), ("#b3261e", "#ffffff"),
    ("#ffffff", "#0b57d0"), ("#f1f1f5", "#17171a"), ("#c2c2cc", "#17171a"), ("#8ab4ff", "#17171a"),
    ("#ffb4ab", "#17171a"), ("#06245c", "#8ab4ff"), ("#c2c2cc", "#232328"),
  ]

  @Test(arguments: palettes)
  func `a page's own colours stand out`(_ pair: (text: String, back: String)) throws {
    let text = try #require(Colour(pair.text, isDark: false))
    let back = try #require(Colour(pair.back, isDark: false))
    #expect(text.contrast(with: back) >= 4.5)
    let declared =
      HTMLPalette(isDark: false).declarations + HTMLPalette(isDark: true).declarations
    #expect(declared.contains { $0.hasSuffix(pair.text) })
  }

  static let schemes: [(style: JSONValue, schemes: String)] = [
    ([:], "light dark"), (["foregroundColor": "#222222"], "light"),
    (["foregroundColor": "#EEEEEE"], "dark"),
    (["foregroundColor": "#222222", "backgroundColor": "#FFFFFF"], "light dark"),
    (["foregroundColor": "primary"], "light dark"),
  ]

  @Test(arguments: schemes)
  func `a page is dark only where the form's colours can be read in the dark`(
    _ case: (style: JSONValue, schemes: String)
  ) throws {
    let text: JSONValue = ["type": "Text", "id": "a", "text": "A", "style": `case`.style]
    #expect(HTMLColours(form([text])).schemes == `case`.schemes)
  }

  @Test func `a page of a language from right to left is mirrored`() throws {
    var form = form([
      ["type": "Text", "id": "a", "text": "A", "style": ["padding": ["leading": 4]]]
    ])
    form.set("he", for: "language")
    let text = try page(form).text
    #expect(text.contains("<html lang=\"he\" dir=\"rtl\">"))
    #expect(text.contains(".look-1 { padding-right: 4px }"))
  }
}

extension String {
  /// What stands between two texts.
  fileprivate func between(_ start: String, _ end: String) -> String? {
    guard let first = firstRange(of: start),
      let last = self[first.upperBound...].firstRange(of: end)
    else { return nil }
    return String(self[first.upperBound..<last.lowerBound])
  }
}
