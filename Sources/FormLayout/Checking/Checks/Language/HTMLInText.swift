internal import JSON

extension Check {
  static let htmlInText = Check(
    code: "html-in-text", severity: .warning,
    summary: "words hold markup or a template that is shown as it stands",
    reason: """
      Texts are shown letter by letter: '<b>' is four characters, '&amp;' five, and nothing is put \
      in for '{{name}}'.
      """,
    source: "formio/formio.js#2523, #5462",
    passing: [
      Example("less and more", [text("Age < 18 or > 65, R&D")]),
      Example("a set", [text("One of {red, green}")]),
      Example(
        "a text that depends on an answer",
        [
          ["type": "Toggle", "id": "b", "label": "B"], text("{$b ? Yes : No}"),
        ]),
    ],
    failing: [
      Example("a tag", [text("Please <b>read</b> this")]),
      Example("an entity", [text("Terms &amp; conditions")]),
      Example("a template", [text("Hello {{name}}")]),
      Example(
        "a value of Swift's",
        [["type": "TextField", "id": "a", "label": "Hello \\(name)"]]),
    ],
    find: { context in
      context.suspiciousTexts.compactMap { place in
        guard place.signs.contains(.markup), place.isForPeople,
          let found = markup(in: place.text)
        else { return nil }
        return place.finding(
          "'\(found)' is shown as it stands",
          help: "write the words alone; a Text takes Markdown with 'markdown'")
      }
    })

  private static func text(_ text: String) -> JSONValue {
    ["type": "Text", "id": "a", "text": .string(text)]
  }

  private static let tags: Set<String> = [
    "a", "b", "br", "code", "div", "em", "font", "h1", "h2", "h3", "hr", "i", "iframe", "img",
    "input", "label", "li", "ol", "p", "pre", "script", "small", "span", "strong", "style", "sub",
    "sup", "table", "td", "tr", "u", "ul",
  ]
  private static let entities: Set<String> = [
    "amp", "lt", "gt", "quot", "apos", "nbsp", "copy", "reg", "euro", "pound", "hellip", "mdash",
    "ndash", "rsquo", "lsquo", "auml", "ouml", "uuml", "szlig", "eacute",
  ]

  /// The first tag, entity or template in a text.
  private static func markup(in text: String) -> String? {
    var rest = text[...]
    while let start = rest.firstIndex(where: { "<&{$\\".contains($0) }) {
      rest = rest[start...]
      if let found = tag(at: rest) ?? entity(at: rest) ?? template(at: rest) { return found }
      rest = rest.dropFirst()
    }
    return nil
  }

  private static func tag(at text: Substring) -> String? {
    guard text.first == "<", let end = text.prefix(200).firstIndex(of: ">") else { return nil }
    let name = text.dropFirst().drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
    guard tags.contains(name.lowercased()) else { return nil }
    return String(text[...end])
  }

  private static func entity(at text: Substring) -> String? {
    guard text.first == "&" else { return nil }
    let name = text.dropFirst().prefix(10).prefix { $0 != ";" }
    guard text.dropFirst(name.count + 1).first == ";" else { return nil }
    let isNumber = name.first == "#" && name.count > 1
    return isNumber || entities.contains(name.lowercased()) ? "&\(name);" : nil
  }

  private static func template(at text: Substring) -> String? {
    for (open, close) in [("{{", "}}"), ("${", "}"), ("\\(", ")")] where text.hasPrefix(open) {
      let inner = text.dropFirst(2).prefix(60).prefix { $0 != close.first }
      guard !inner.isEmpty, text.dropFirst(2 + inner.count).hasPrefix(close) else { continue }
      return open + inner + close
    }
    return nil
  }
}
