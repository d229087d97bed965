internal import JSON

extension Check {
  static let unsafeURL = Check(
    code: "unsafe-url", severity: .error,
    summary: "an address runs a program or opens a file",
    reason: """
      'javascript:' and its like run in the page of the form, with all that was typed into it at \
      hand; 'file:' points into the computer of whoever wrote it.
      """,
    source: "HTML standard; OWASP: Cross Site Scripting Prevention",
    passing: [
      Example("a page", [link("https://example.com/javascript:guide")]),
      Example("a picture in the layout", [image("data:image/png;base64,AAAA")]),
      Example("a telephone number", [link("tel:+491234567")]),
    ],
    failing: [
      Example("a script", [link("javascript:alert(1)")]),
      Example("a script that hides", [link(" java\nscript:alert(1)")]),
      Example("a page in the layout", [link("data:text/html,<b>Hello</b>")]),
      Example("a file", [image("file:///etc/passwd")]),
    ],
    find: { context in
      context.components(having: "url").compactMap { placed in
        guard let url = placed.component["url"]?.stringValue, let address = WebAddress(url),
          isUnsafe(address)
        else { return nil }
        let edit = Edit.set(ids: [context.address(of: placed)], props: [.unset("url")])
        return placed.finding(
          "an address with '\(address.scheme):' is not safe", at: "url",
          help: "use an address of the web, with 'https:'",
          fixes: [Fix("remove the address", .offered, [edit])])
      }
    })

  private static func link(_ url: String) -> JSONValue {
    ["type": "Link", "id": "a", "label": "Our page", "url": .string(url)]
  }

  private static func image(_ url: String) -> JSONValue {
    ["type": "Image", "id": "a", "alt": "A map", "url": .string(url)]
  }

  private static func isUnsafe(_ address: WebAddress) -> Bool {
    switch address.scheme {
    case "javascript", "vbscript", "file": true
    case "data": !address.rest.lowercased().hasPrefix(":image/")
    default: false
    }
  }
}
