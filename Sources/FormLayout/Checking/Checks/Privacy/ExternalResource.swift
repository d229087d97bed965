internal import JSON

extension Check {
  static let externalResource = Check(
    code: "external-resource", severity: .info,
    summary: "a picture is fetched from elsewhere",
    reason: """
      Without a connection the picture is missing, an exported page does not let it in, and the \
      other server is told who opens the form.
      """,
    source: "W3C: Content Security Policy; GDPR, article 5",
    passing: [
      Example("an asset", [image(["name": "logo"])]),
      Example("an asset that goes before its address", [image(["name": "a", "url": far])]),
      Example("a picture in the layout", [image(["url": "data:image/png;base64,AAAA"])]),
      Example("a link", [["type": "Link", "id": "a", "label": "Our page", "url": far]]),
    ],
    failing: [
      Example("an address", [image(["url": far])]),
      Example("two", [image(["url": far]), image(["url": far], "b")]),
    ],
    find: { context in
      let remote = context.components(ofType: "Image").filter { placed in
        placed.component["name"] == nil && placed.component["systemName"] == nil
          && ["http", "https"].contains(
            placed.component["url"]?.stringValue.flatMap { WebAddress($0) }?.scheme)
      }
      guard let first = remote.first else { return [] }
      return [
        first.finding(
          remote.count == 1
            ? "the picture is fetched from elsewhere"
            : "\(remote.count) pictures are fetched from elsewhere", at: "url",
          help: "deliver the picture with the form, and name it in 'name'",
          related: remote.dropFirst().map { $0.related("this one too", at: "url") })
      ]
    })

  private static let far: JSONValue = "https://example.com/a.png"

  private static func image(_ properties: JSONObject, _ id: String = "a") -> JSONValue {
    var object: JSONObject = ["type": "Image", "id": .string(id), "alt": "A map"]
    for member in properties.members { object[member.key] = member.value }
    return .object(object)
  }
}
