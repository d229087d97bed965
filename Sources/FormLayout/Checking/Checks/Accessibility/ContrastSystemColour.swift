internal import JSON

extension Check {
  static let contrastSystemColour = Check(
    code: "contrast-system-colour", severity: .warning,
    summary: "words have a system colour that stands out too little",
    reason: """
      The system's colours are made for symbols and surfaces. As text on the system's light \
      background only indigo has the ratio of 4.5 that words need; yellow has 1.5.
      """,
    source: "WCAG 2.2: 1.4.3 (palette before iOS 26, computed)",
    passing: [
      Example("indigo", [text("indigo")]),
      Example("the system's own", [text("primary")]),
      Example("large words", [text("red", font: "title")]),
      Example(
        "a background is another finding",
        [
          [
            "type": "Text", "id": "a", "text": "A",
            "style": ["foregroundColor": "yellow", "backgroundColor": "white"],
          ]
        ]),
    ],
    failing: [
      Example("red", [text("red")]),
      Example("grey", [text("gray", font: "footnote")]),
      Example("yellow, however large", [text("yellow", font: "largeTitle")]),
    ],
    find: { context in
      let faint = context.colouredWords.filter { entry in
        let colours = entry.colours
        guard let name = colours.foreground, !colours.hasBackground, name != "accentColor",
          !isFixed(name), entry.areRead
        else { return false }
        return colours.contrast(isDark: false) < colours.needed(by: entry.placed.component)
      }
      return grouped(faint) { $0.colours.foregroundOwner }.compactMap { finding($0, context) }
    })

  private static func text(_ colour: String, font: String = "body") -> JSONValue {
    [
      "type": "Text", "id": "a", "text": "A",
      "style": ["font": .string(font), "foregroundColor": .string(colour)],
    ]
  }

  private static func finding(_ group: [ColouredWords], _ context: CheckContext) -> Finding? {
    guard let first = group.first, let name = first.colours.foreground,
      let own = Colour(name, isDark: false)
    else { return nil }
    let needed = group.map { $0.colours.needed(by: $0.placed.component) }.max() ?? 4.5
    let shade = own.nearestShade { shade in
      group.allSatisfy { $0.colours.worst(foreground: shade).ratio >= needed }
    }
    let ratio = first.colours.contrast(isDark: false)
    return first.placed.finding(
      "'\(name)' on the light background has a contrast of \(Colour.ratioInWords(ratio))",
      at: "style",
      help: "it needs \(needed == 3 ? "3" : "4.5"): "
        + (shade.map { "\($0.hex) has it in the light and in the dark" } ?? "choose a darker colour"),
      fixes: shade.map {
        [
          fix(
            "make the text \($0.hex)", "foregroundColor", $0, first.colours.foregroundOwner, context
          )
        ]
      } ?? [],
      related: group.dropFirst().map { $0.placed.related("has the same colour") })
  }
}
