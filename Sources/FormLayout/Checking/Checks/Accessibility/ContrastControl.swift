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
      var known: [Surroundings: Bool] = [:]
      var groups: [[String]: [Faint]] = [:]
      for entry in context.colouredWords where !entry.placed.component.style.isEmpty {
        guard let faint = border(of: entry, &known) ?? symbol(entry) else { continue }
        let cause = [faint.property, faint.colour] + faint.grounds.map(\.hex)
        groups[cause, default: []].append(faint)
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

  /// A border with what is on its two sides.
  private struct Surroundings: Hashable {
    let border: String
    let outside: TextColours.Look
    let inside: TextColours.Look
  }

  private static func field(_ border: String, _ ground: String?, width: Int = 1) -> JSONValue {
    var style: JSONObject = [
      "borderColor": .string(border), "borderWidth": .number(JSONNumber(width)),
    ]
    if let ground { style["backgroundColor"] = .string(ground) }
    return ["type": "TextField", "id": "a", "label": "A", "style": .object(style)]
  }

  private static func border(
    of entry: ColouredWords, _ known: inout [Surroundings: Bool]
  ) -> Faint? {
    let component = entry.placed.component
    let kind = component.catalogued?.kind
    guard kind == .field || kind == .action,
      let border = component.style["borderColor"]?.stringValue,
      component.style["borderWidth"]?.doubleValue ?? 1 > 0, component["disabledIf"] != true
    else { return nil }
    let key = Surroundings(
      border: border, outside: entry.around.look, inside: entry.colours.look)
    let isFaint = known[key] ?? isFaint(border, entry)
    known[key] = isFaint
    guard isFaint else { return nil }
    let grounds = appearances(entry.around).map { entry.around.pair(isDark: $0).ground }
    return Faint(
      placed: entry.placed, property: "borderColor", colour: border, grounds: grounds)
  }

  /// Whether neither a border nor what it encloses stands out from what is around.
  private static func isFaint(_ border: String, _ entry: ColouredWords) -> Bool {
    guard let own = Colour(border, isDark: false) else { return false }
    return appearances(entry.around).contains { isDark in
      let ground = entry.around.pair(isDark: isDark).ground
      return own.over(ground).contrast(with: ground) < 3
        && entry.colours.pair(isDark: isDark).ground.contrast(with: ground) < 3
    }
  }

  private static func symbol(_ entry: ColouredWords) -> Faint? {
    let component = entry.placed.component
    let colours = entry.colours
    guard component.type == "Image", component["systemName"]?.stringValue != nil,
      component["alt"]?.stringValue?.isSpoken == true, colours.hasBackground,
      let colour = colours.foreground, component.style["foregroundColor"] != nil,
      entry.worst < 3
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
