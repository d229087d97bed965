internal import JSON

extension ComponentLook {
  static let content: [ComponentLook] = [
    ComponentLook(
      type: "Text", shows: ["text"], isCompact: true, word: { _ in "text" },
      draw: { component, pen in
        pen.paragraph(pen.words(component, "text") ?? "", TextStyle(ofFontIn: component.style))
      }),
    ComponentLook(
      type: "Label", shows: ["label"], isCompact: true, word: { _ in "label" },
      facts: { component, pen in [pen.words(component, "systemName").map { "icon \($0)" }].compacted
      },
      draw: { component, pen in pen.hanging(pen.icon(component), pen.name(component)) }),
    ComponentLook(
      type: "Image", shows: ["alt"], isCompact: true, word: { _ in "image" },
      facts: { component, pen in [pen.pictureWords(component)] },
      draw: { component, pen in pen.paragraph("[image: \(pen.pictureWords(component))]") }),
    ComponentLook(
      type: "Link", shows: ["label"], isCompact: true, word: { _ in "link" },
      facts: { component, pen in [pen.words(component, "url")].compacted },
      draw: { component, pen in
        var text = StyledText(pen.name(component).plain, .underlined)
        if let url = pen.words(component, "url") { text += StyledText(" (\(url))", .dim) }
        return pen.hanging(pen.icon(component), text)
      }),
    ComponentLook(
      type: "Divider", shows: [], word: { _ in "line" }, draw: { _, pen in pen.rule() }),
    ComponentLook(
      type: "Spacer", shows: [], word: { _ in nil }, draw: { _, _ in .blank }),
  ]
}

extension Pen {
  /// Words in quotation marks.
  func quoted(_ words: String) -> String { "\"\(words)\"" }

  /// What an image shows: its name and its alternative text.
  func pictureWords(_ component: Component) -> String {
    let sources = ["name", "systemName", "url"].lazy.compactMap { words(component, $0) }
    let source = sources.first ?? visible(component.id)
    if let alt = words(component, "alt") { return source + ", " + quoted(alt) }
    return component["alt"] == "" ? source + ", decorative" : source
  }
}

extension TextStyle {
  /// As much of a font as a terminal can show.
  init(ofFontIn style: JSONObject) {
    switch style["font"]?.stringValue {
    case "largeTitle", "title", "title2", "title3", "headline": self = .heading
    case "caption", "caption2", "footnote": self = .dim
    default: self = .plain
    }
    switch style["weight"]?.stringValue {
    case "semibold", "bold", "heavy", "black": isBold = true
    default: break
    }
  }
}

extension [String?] {
  /// The elements that are there.
  var compacted: [String] { compactMap { $0 } }
}
