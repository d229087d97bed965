internal import JSON

extension Check {
  static let insecureURL = Check(
    code: "insecure-url", severity: .warning,
    summary: "an address is not encrypted",
    reason: """
      What comes over 'http:' can be read and changed on the way, and browsers pass such pictures \
      over in a page that is encrypted.
      """,
    source: "HTML standard; W3C: Mixed Content",
    passing: [
      Example("encrypted", [link("https://example.com")]),
      Example("this computer", [link("http://localhost:8080/")]),
      Example("an address of mail", [link("mailto:a@example.com")]),
    ],
    failing: [
      Example("a link", [link("http://example.com")]),
      Example(
        "a picture",
        [["type": "Image", "id": "a", "alt": "A map", "url": " HTTP://example.com/a.png"]]),
    ],
    find: { context in
      context.components(having: "url").compactMap { placed in
        guard let url = placed.component["url"]?.stringValue, let address = WebAddress(url),
          address.scheme == "http", !address.isLocal
        else { return nil }
        let encrypted = "https" + address.rest
        let edit = Edit.set(ids: [context.address(of: placed)], props: [.text("url", encrypted)])
        return placed.finding(
          "the address is not encrypted", at: "url", help: "write 'https:'",
          fixes: [Fix("write 'https:'", .safe, [edit])])
      }
    })

  private static func link(_ url: String) -> JSONValue {
    ["type": "Link", "id": "a", "label": "Our page", "url": .string(url)]
  }
}
