internal import JSON

extension Check {
  static let imageAltMissing = Check(
    code: "image-alt-missing", severity: .warning,
    summary: "a picture says nothing to who cannot see it",
    reason: """
      A screen reader speaks the alternative text, and where there is none, the file's name or \
      nothing. A picture that is decoration says so with an empty 'alt'.
      """,
    source: "WCAG 2.2: 1.1.1",
    passing: [
      Example("words", [["type": "Image", "id": "a", "name": "logo", "alt": "Northwind"]]),
      Example("decoration", [["type": "Image", "id": "a", "name": "wave", "alt": ""]]),
      Example(
        "passed over",
        [["type": "Image", "id": "a", "name": "wave", "accessibility": ["hidden": true]]]),
    ],
    failing: [
      Example("no words", [["type": "Image", "id": "companyLogo", "name": "logo"]]),
      Example("a file's name", [["type": "Image", "id": "a", "name": "b", "alt": "logo_2.png"]]),
      Example("what everybody knows", [["type": "Image", "id": "a", "name": "b", "alt": "Image"]]),
    ],
    find: { context in
      context.components.compactMap { placed in
        let component = placed.component
        guard component.type == "Image", component.accessibility["hidden"]?.boolValue != true,
          component.accessibility["label"]?.stringValue?.isSpoken != true
        else { return nil }
        guard let alt = component["alt"] else {
          let words = Identifier.words(of: component.id.isEmpty ? "image" : component.id)
          let edit = Edit.set(ids: [context.address(of: placed)], props: [.text("alt", words)])
          return placed.finding(
            "the picture has no alternative text",
            help: "say in 'alt' what it shows; leave it empty where it is decoration",
            fixes: isEmptyName(words) ? [] : [Fix("describe it as '\(words)'", .offered, [edit])])
        }
        guard let text = alt.stringValue, isEmptyName(text) else { return nil }
        return placed.finding(
          "'\(text)' does not say what the picture shows", at: "alt",
          help: "say in a few words what there is to see")
      }
    })

  private static func isEmptyName(_ text: String) -> Bool {
    let lower = text.lowercased()
    return ["image", "picture", "photo", "img", "bild", "imagen"].contains(lower)
      || [".png", ".jpg", ".jpeg", ".svg", ".gif", ".webp"].contains { lower.hasSuffix($0) }
  }
}
