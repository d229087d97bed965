internal import JSON

extension Check {
  static let contrastControl = Check(
    code: "contrast-control", severity: .warning,
    summary: "the border of a control, or a picture with a meaning, can hardly be seen",
    reason: """
      Who sees less well does not find a field whose border is nearly as light as what is around it. \
      What one has to see to use a form needs a ratio of 3.
      """,
    source: "WCAG 2.2: 1.4.11",
    passing: [
      Example("a grey that can be seen", [field("#8A8A8A", nil)]),
      Example("a field that its own ground shows", [field("#DDDDDD", "#666666")]),
      Example("no border", [field("#DDDDDD", nil, width: 0)]),
      Example(
        "decoration",
        [
          [
            "type": "Image", "id": "a", "systemName": "star", "alt": "",
            "style": ["foregroundColor": "#EEEEEE", "backgroundColor": "#FFFFFF"],
          ]
        ]),
    ],
    failing: [
      Example("a light grey", [field("#CCCCCC", nil)]),
      Example("with a ground that is hardly another", [field("#DDDDDD", "#F0F0F0")]),
      Example(
        "a symbol",
        [
          [
            "type": "Image", "id": "a", "systemName": "star", "alt": "A favourite",
            "style": ["foregroundColor": "#EEEEEE", "backgroundColor": "#FFFFFF"],
          ]
        ]),
    ],
    find: { context in
      let faint = context.colouredWords.compactMap { entry -> Faint? in
        guard !entry.placed.component.style.isEmpty else { return nil }
        return border(of: entry, context) ?? symbol(entry)
      }
      var groups: [String: [Faint]] = [:]
      for entry in faint {
        groups["\(entry.property) \(entry.colour) \(entry.grounds.map(\.hex))", default: []].append(
          entry)
      }
      return groups.values.compactMap { finding($0, context) }
    })

  private struct Faint {
    let placed: PlacedComponent
    let property: String
    let colour: String
    /// What it must stand out from, in each appearance that is known.
    let grounds: [Colour]
  }

  private static func field(_ border: String, _ ground: String?, width: Int = 1) -> JSONValue {
    var style: JSONObject = [
      "borderColor": .string(border), "borderWidth": .number(JSONNumber(width)),
    ]
    if let ground { style["backgroundColor"] = .string(ground) }
    return ["type": "TextField", "id": "a", "label": "A", "style": .object(style)]
  }

  private static func border(of entry: ColouredWords, _ context: CheckContext) -> Faint? {
    let placed = entry.placed
    let style = placed.component.style
    let kind = placed.component.catalogued?.kind
    guard kind == .field || kind == .action, placed.component["disabledIf"] != true,
      let colour = style["borderColor"]?.stringValue, let own = Colour(colour, isDark: false),
      style["borderWidth"]?.doubleValue ?? 1 > 0
    else { return nil }
    let around = context.coloursAround(placed)
    let grounds = appearances(around).map { around.pair(isDark: $0).ground }
    let isShown = zip(appearances(around), grounds).allSatisfy { isDark, ground in
      own.over(ground).contrast(with: ground) >= 3
        || entry.colours.pair(isDark: isDark).ground.contrast(with: ground) >= 3
    }
    return isShown
      ? nil : Faint(placed: placed, property: "borderColor", colour: colour, grounds: grounds)
  }

  private static func symbol(_ entry: ColouredWords) -> Faint? {
    let component = entry.placed.component
    let colours = entry.colours
    guard component.type == "Image", component["systemName"]?.stringValue != nil,
      component["alt"]?.stringValue?.isSpoken == true, colours.hasBackground,
      let colour = colours.foreground, component.style["foregroundColor"] != nil,
      colours.worst().ratio < 3
    else { return nil }
    let grounds = [false, true].map { colours.pair(isDark: $0).ground }
    return Faint(
      placed: entry.placed, property: "foregroundColor", colour: colour, grounds: grounds)
  }

  /// Whether each appearance is dark, of those in which the ground is known to be as it is set.
  private static func appearances(_ colours: TextColours) -> [Bool] {
    colours.hasBackground ? [false, true] : [false]
  }

  private static func finding(_ group: [Faint], _ context: CheckContext) -> Finding? {
    guard let first = group.first, let own = Colour(first.colour, isDark: false),
      let ground = first.grounds.min(by: {
        own.over($0).contrast(with: $0) < own.over($1).contrast(with: $1)
      })
    else { return nil }
    let shade = own.nearestShade { shade in
      first.grounds.allSatisfy { shade.contrast(with: $0) >= 3 }
    }
    let edits = shade.map { shade in
      [
        Edit.set(
          ids: group.map { context.address(of: $0.placed) },
          props: [.path("style." + first.property, .string(shade.hex))])
      ]
    }
    let what = first.property == "borderColor" ? "the border" : "the symbol"
    let ratio = Colour.ratioInWords(own.over(ground).contrast(with: ground))
    return Finding(
      component: first.placed.reportedID,
      pointer: first.placed.pointer(to: "style").appending(first.property),
      message: "\(what) in \(first.colour) on \(ground.hex) has a contrast of \(ratio)",
      help: "it needs 3" + (shade.map { ": \($0.hex) is the nearest that has it" } ?? ""),
      fixes: edits.map { [Fix("make it \(shade?.hex ?? "")", .offered, $0)] } ?? [],
      related: group.dropFirst().map { $0.placed.related("has the same colours") })
  }
}
