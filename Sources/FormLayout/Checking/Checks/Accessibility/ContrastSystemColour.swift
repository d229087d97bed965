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
        guard entry.isFaint, let name = entry.colours.foreground, !entry.colours.hasBackground,
          name != "accentColor", !isFixed(name)
        else { return false }
        return entry.light < entry.colours.needed(by: entry.placed.component) && entry.areRead
      }
      return faint.grouped { $0.colours.foregroundOwner }.compactMap { finding($0, context) }
    })

  private static func text(_ colour: String, font: String = "body") -> JSONValue {
    [
      "type": "Text", "id": "a", "text": "A",
      "style": ["font": .string(font), "foregroundColor": .string(colour)],
    ]
  }

  private static func finding(_ group: [ColouredWords], _ context: CheckContext) -> Finding? {
    guard let first = group.first, let name = first.colours.foreground else { return nil }
    let shade = Colour(name, isDark: false)?.shade(withRatioOnBoth: group.needed)
    return first.placed.finding(
      "'\(name)' on the light background has a contrast of \(Colour.ratioInWords(first.light))",
      at: "style",
      help: "it needs \(group.needed == 3 ? "3" : "4.5"): "
        + (shade.map { "\($0.hex) has it in the light and in the dark" }
          ?? "choose a darker colour"),
      fixes: shade.map { shade in
        [
          context.fix(
            "make the text \(shade.hex)", .foregroundColor, shade, first.colours.foregroundOwner)
        ]
      } ?? [],
      related: group.dropFirst().map { $0.placed.related("has the same colour") })
  }
}
