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
      Example("a system colour", [words("yellow", on: "white")]),
    ],
    find: { context in
      var found: [[ComponentPath]: Int] = [:]
      var groups: [[(placed: PlacedComponent, colours: TextColours)]] = []
      for entry in context.textColours where isTooFaint(entry.placed.component, entry.colours) {
        let key = [entry.colours.foregroundOwner, entry.colours.backgroundOwner]
        if let place = found[key] {
          groups[place].append(entry)
        } else {
          found[key] = groups.count
          groups.append([entry])
        }
      }
      return groups.compactMap { finding($0, context) }
    })

  private static func words(
    _ colour: String, on background: String?, font: String = "body"
  ) -> JSONValue {
    var style: JSONObject = ["font": .string(font), "foregroundColor": .string(colour)]
    if let background { style["backgroundColor"] = .string(background) }
    return ["type": "Text", "id": "a", "text": "A", "style": .object(style)]
  }

  private static func isTooFaint(_ component: Component, _ colours: TextColours) -> Bool {
    guard colours.foreground != nil, !colours.backgrounds.isEmpty,
      component.words?.isSpoken == true,
      component.type != "Image", component["disabledIf"] != true
    else { return false }
    return worst(colours).ratio < needed(component, colours)
  }

  private static func worst(_ colours: TextColours) -> (ratio: Double, isDark: Bool) {
    let light = colours.contrast(isDark: false) ?? 21
    let dark = colours.contrast(isDark: true) ?? 21
    return dark < light ? (dark, true) : (light, false)
  }

  /// Large is 24 points, or 18.66 where it is bold.
  private static func needed(_ component: Component, _ colours: TextColours) -> Double {
    if ["largeTitle", "title"].contains(colours.font) { return 3 }
    let isBold = ["bold", "heavy", "black"].contains(component.style["weight"]?.stringValue)
    return isBold && ["title2", "title3"].contains(colours.font) ? 3 : 4.5
  }

  private static func finding(
    _ group: [(placed: PlacedComponent, colours: TextColours)], _ context: CheckContext
  ) -> Finding? {
    guard let (placed, colours) = group.first else { return nil }
    let needed = group.map { Self.needed($0.placed.component, $0.colours) }.max() ?? 4.5
    let (ratio, isDark) = worst(colours)
    let cut = Int(ratio * 100)
    let shown = "\(cut / 100).\(cut % 100 < 10 ? "0" : "")\(cut % 100)"
    let ground = colours.background(isDark: isDark).hex
    let shade = colours.passingShade(needed)
    let path = colours.foregroundOwner
    let owner = context.form[path].map {
      PlacedComponent(component: $0, path: path, ancestors: [])
    }
    let address = owner.map { context.address(of: $0) } ?? TranslationPath.form
    let fixes = shade.map { shade in
      [
        Fix(
          "make the text \(shade.hex)", .offered,
          [.set(ids: [address], props: [.path("style.foregroundColor", .string(shade.hex))])])
      ]
    }
    return placed.finding(
      "\(colours.foreground ?? "") on \(ground) has a contrast of \(shown)"
        + (isDark && colours.contrast(isDark: false) != ratio ? " in the dark" : ""),
      at: "style",
      help: "it needs \(needed == 3 ? "3" : "4.5")"
        + (shade.map { ": \($0.hex) is the nearest that has it" } ?? ": change the background"),
      fixes: fixes ?? [],
      related: group.dropFirst().map { $0.placed.related("has the same colours") })
  }
}
