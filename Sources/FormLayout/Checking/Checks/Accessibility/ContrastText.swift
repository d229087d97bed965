internal import JSON

extension Check {
  static let contrastText = Check(
    code: "contrast-text", severity: .warning,
    summary: "words stand out too little from what is behind them",
    reason: """
      Who sees less well, or reads in the sun, cannot tell the words from the ground. Text needs a \
      ratio of 4.5, large text of 3, in the light and in the dark appearance.
      """,
    source: "WCAG 2.2: 1.4.3",
    passing: [
      Example("just enough", [words("#767676", on: "#FFFFFF")]),
      Example("large words", [words("#949494", on: "#FFFFFF", font: "largeTitle")]),
      Example("only one colour is set", [words("#777777", on: nil)]),
      Example(
        "what cannot be used",
        [
          [
            "type": "Button", "id": "a", "label": "A", "disabledIf": true,
            "style": ["foregroundColor": "#999999", "backgroundColor": "#FFFFFF"],
          ]
        ]),
    ],
    failing: [
      Example("just too little", [words("#777777", on: "#FFFFFF")]),
      Example(
        "an inherited colour",
        [
          [
            "type": "VStack", "id": "a",
            "style": ["foregroundColor": "#999999", "backgroundColor": "#FFFFFF"],
            "children": [
              ["type": "Text", "id": "b", "text": "B"], ["type": "Text", "id": "c", "text": "C"],
            ],
          ]
        ]),
      Example("seen through", [words("#00000060", on: "#FFFFFF")]),
      Example(
        "thinned",
        [
          [
            "type": "VStack", "id": "a",
            "style": [
              "foregroundColor": "#000000", "backgroundColor": "#FFFFFF", "opacity": 0.4,
            ],
            "children": [["type": "Text", "id": "b", "text": "B"]],
          ]
        ]),
      Example(
        "a button, whose background is nearer to be right",
        [
          [
            "type": "Button", "id": "a", "label": "A",
            "style": ["foregroundColor": "#FFFFFF", "backgroundColor": "#007BFF"],
          ]
        ]),
      Example("a system colour", [words("yellow", on: "white")]),
    ],
    find: { context in
      var search = ShadeSearch()
      let faint = context.colouredWords.filter { entry in
        let colours = entry.colours
        return entry.isFaint && colours.foreground != nil && colours.hasBackground && entry.areRead
      }
      return faint.grouped { [$0.colours.foregroundOwner, $0.colours.backgroundOwner] }
        .compactMap { finding($0, &search, context) }
    })

  private static func words(
    _ colour: String, on background: String?, font: String = "body"
  ) -> JSONValue {
    var style: JSONObject = ["font": .string(font), "foregroundColor": .string(colour)]
    if let background { style["backgroundColor"] = .string(background) }
    return ["type": "Text", "id": "a", "text": "A", "style": .object(style)]
  }

  private static func finding(
    _ group: [ColouredWords], _ search: inout ShadeSearch, _ context: CheckContext
  ) -> Finding? {
    guard let first = group.first, let foreground = first.colours.foreground,
      let own = Colour(foreground, isDark: false)
    else { return nil }
    let needed = group.needed
    let ground = first.colours.pair(isDark: first.isWorseInDark).ground
    let shades = [
      search.text(own, for: group, needed).map { shade in
        Shade(
          colour: shade, distance: shade.distance(to: own),
          fix: context.fix(
            "make the text \(shade.hex)", .foregroundColor, shade, first.colours.foregroundOwner))
      },
      behind(group, ground, needed, &search, context),
    ].compactMap { $0 }.sorted { $0.distance < $1.distance }
    return first.placed.finding(
      "\(foreground) on \(ground.hex) has a contrast of \(Colour.ratioInWords(first.worst))"
        + (first.isWorseInDark ? " in the dark" : ""),
      at: "style",
      help: "it needs \(needed == 3 ? "3" : "4.5")"
        + (shades.first.map { ": \($0.colour.hex) is the nearest that has it" }
          ?? ": change both colours"),
      fixes: shades.map(\.fix),
      related: group.dropFirst().map { $0.placed.related("has the same colours") })
  }

  /// A colour that would do, and how far it is from the one that is there.
  private struct Shade {
    let colour: Colour
    let distance: Double
    let fix: Fix
  }

  /// Another background, where nothing else stands on it.
  private static func behind(
    _ group: [ColouredWords], _ ground: Colour, _ needed: Double, _ search: inout ShadeSearch,
    _ context: CheckContext
  ) -> Shade? {
    guard group.count == 1, let entry = group.first, entry.placed.component.children.isEmpty,
      entry.colours.backgroundOwner == entry.placed.path,
      let shade = search.ground(ground, for: group, needed)
    else { return nil }
    return Shade(
      colour: shade, distance: shade.distance(to: ground),
      fix: context.fix(
        "make the background \(shade.hex)", .backgroundColor, shade, entry.placed.path))
  }
}
