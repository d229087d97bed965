internal import JSON

extension Check {
  static let headingOrder = Check(
    code: "heading-order", severity: .warning,
    summary: "a form with headings has no title above them",
    reason: """
      Who hears a page goes from heading to heading. The title is the first of them: without it \
      nothing says which form this is, and the sections hang in the air.
      """,
    source: "WCAG 2.2: 1.3.1, 2.4.6",
    passing: [
      Example("a title", ["formchat": 1, "id": "a", "title": "Order", "components": [section]]),
      Example(
        "a large text as a title is another finding",
        [["type": "Text", "id": "t", "text": "Order", "style": ["font": "largeTitle"]], section]),
      Example("no headings", [["type": "TextField", "id": "a", "label": "Name"]]),
    ],
    failing: [
      Example("a section", [section]),
      Example(
        "steps",
        [
          ["type": "Step", "id": "one", "label": "You"],
          ["type": "Step", "id": "two", "label": "Pay"],
        ]),
    ],
    find: { context in
      guard context.form.title?.isSpoken != true, !context.isOfPlainFormat,
        let heading = context.components(ofType: "Section", "Step").first(where: {
          $0.component.label?.isSpoken == true
        }),
        !context.components.prefix(5).contains(where: { isLikeHeading($0.component) })
      else { return [] }
      return [
        Finding(
          pointer: .root, message: "there are headings, and no title above them",
          help: "give the form a 'title'", related: [heading.related("the first heading")])
      ]
    })

  private static let section: JSONValue = [
    "type": "Section", "id": "s", "label": "Delivery",
    "children": [["type": "Divider", "id": "d"]],
  ]

  /// Whether a text looks like a heading.
  static func isLikeHeading(_ component: Component) -> Bool {
    guard component.type == "Text", let text = component.text, text.isSpoken, text.count < 60,
      case let style = component.style, !style.isEmpty
    else { return false }
    if ["largeTitle", "title", "title2", "title3", "headline"].contains(
      style["font"]?.stringValue ?? "")
    {
      return true
    }
    return ["bold", "heavy", "black"].contains(style["weight"]?.stringValue ?? "")
      && text.utf8.last.map { !".:!".utf8.contains($0) } ?? false
  }
}
