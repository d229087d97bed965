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
      let faint = context.colouredWords.filter { entry in
        let colours = entry.colours
        return colours.foreground != nil && colours.hasBackground && entry.areRead
          && colours.worst().ratio < colours.needed(by: entry.placed.component)
      }
      return grouped(faint) { [$0.colours.foregroundOwner, $0.colours.backgroundOwner] }
        .compactMap { finding($0, context) }
    })

  /// Entries of one cause together, in the order of the first of each.
  static func grouped<Cause: Hashable>(
    _ entries: [ColouredWords], by cause: (ColouredWords) -> Cause
  ) -> [[ColouredWords]] {
    var places: [Cause: Int] = [:]
    var groups: [[ColouredWords]] = []
    for entry in entries {
      let place = places[cause(entry), default: groups.count]
      if place == groups.count {
        groups.append([])
        places[cause(entry)] = place
      }
      groups[place].append(entry)
    }
    return groups
  }

  private static func words(
    _ colour: String, on background: String?, font: String = "body"
  ) -> JSONValue {
    var style: JSONObject = ["font": .string(font), "foregroundColor": .string(colour)]
    if let background { style["backgroundColor"] = .string(background) }
    return ["type": "Text", "id": "a", "text": "A", "style": .object(style)]
  }

  private static func finding(_ group: [ColouredWords], _ context: CheckContext) -> Finding? {
    guard let first = group.first, let foreground = first.colours.foreground,
      let own = Colour(foreground, isDark: false)
    else { return nil }
    let needed = group.map { $0.colours.needed(by: $0.placed.component) }.max() ?? 4.5
    let (ratio, isDark) = first.colours.worst()
    let ground = first.colours.pair(isDark: isDark).ground
    let shade = own.nearestShade { shade in
      group.allSatisfy { $0.colours.worst(foreground: shade).ratio >= needed }
    }
    let text = shade.map { shade in
      Option(
        shade: shade, distance: shade.distance(to: own),
        fix: fix(
          "make the text \(shade.hex)", "foregroundColor", shade, first.colours.foregroundOwner,
          context))
    }
    let options = [text, behind(group, ground, needed, context)].compactMap { $0 }
      .sorted { $0.distance < $1.distance }
    let isOnlyDark = isDark && first.colours.contrast(isDark: false) != ratio
    return first.placed.finding(
      "\(foreground) on \(ground.hex) has a contrast of \(Colour.ratioInWords(ratio))"
        + (isOnlyDark ? " in the dark" : ""),
      at: "style",
      help: "it needs \(needed == 3 ? "3" : "4.5")"
        + (options.first.map { ": \($0.shade.hex) is the nearest that has it" }
          ?? ": change both colours"),
      fixes: options.map(\.fix),
      related: group.dropFirst().map { $0.placed.related("has the same colours") })
  }

  private struct Option {
    let shade: Colour
    let distance: Double
    let fix: Fix
  }

  /// Another background, where nothing else stands on it.
  private static func behind(
    _ group: [ColouredWords], _ ground: Colour, _ needed: Double, _ context: CheckContext
  ) -> Option? {
    guard group.count == 1, let entry = group.first, entry.placed.component.children.isEmpty,
      entry.colours.backgroundOwner == entry.placed.path,
      let shade = ground.nearestShade(where: {
        entry.colours.worst(background: $0).ratio >= needed
      })
    else { return nil }
    return Option(
      shade: shade, distance: shade.distance(to: ground),
      fix: fix(
        "make the background \(shade.hex)", "backgroundColor", shade, entry.placed.path, context))
  }

  /// A fix that sets a colour of a component, or of the form at the root.
  static func fix(
    _ title: String, _ property: String, _ colour: Colour?, _ path: ComponentPath,
    _ context: CheckContext
  ) -> Fix {
    let owner = context.form[path].map {
      PlacedComponent(component: $0, path: path, ancestors: [])
    }
    let address = owner.map { context.address(of: $0) } ?? TranslationPath.form
    let name = "style." + property
    return Fix(
      title, .offered,
      [.set(ids: [address], props: [colour.map { .path(name, .string($0.hex)) } ?? .unset(name)])])
  }
}
