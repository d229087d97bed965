internal import JSON

extension Check {
  static let contrastOneSided = Check(
    code: "contrast-one-sided", severity: .warning,
    summary: "one of text and background has a fixed colour, the other follows the appearance",
    reason: """
      In the dark appearance the system's text turns white and its background black. A white box, \
      or black words, that stay as they are make the words disappear there.
      """,
    source: "WCAG 2.2: 1.4.3",
    passing: [
      Example("both", [text(["foregroundColor": "#000000", "backgroundColor": "#FFFFFF"])]),
      Example("neither", [text(["padding": 8])]),
      Example(
        "a ground on which black and white can be read", [text(["backgroundColor": "#757575"])]),
      Example(
        "over something in a ZStack",
        [
          [
            "type": "ZStack", "id": "z",
            "children": [
              ["type": "Image", "id": "a", "name": "night", "alt": ""],
              ["type": "Text", "id": "b", "text": "B", "style": ["foregroundColor": "white"]],
            ],
          ]
        ]),
      Example(
        "nothing to read on it",
        [
          [
            "type": "Image", "id": "a", "name": "b", "alt": "",
            "style": ["backgroundColor": "white"],
          ]
        ]),
    ],
    failing: [
      Example("a white box", [text(["backgroundColor": "#FFFFFF"])]),
      Example("black words", [text(["foregroundColor": "#111111"])]),
      Example(
        "a form and its fields",
        [
          "formchat": 1, "id": "a", "style": ["backgroundColor": "#FFFFFF"],
          "components": [
            [
              "type": "TextField", "id": "b", "label": "B", "style": ["backgroundColor": "#F0F0F0"],
            ],
            [
              "type": "TextField", "id": "c", "label": "C", "style": ["backgroundColor": "#F0F0F0"],
            ],
          ],
        ]),
      Example("a dark red", [text(["foregroundColor": "#8B0000"])]),
    ],
    find: { context in
      let faint = context.colouredWords.filter { $0.isFaint && isOneSided($0) && $0.areRead }
      let onFixed = faint.filter { $0.colours.hasBackground }
      let fixed = faint.filter { !$0.colours.hasBackground }
      var search = ShadeSearch()
      return onFixed.grouped { $0.colours.outermostOwner }
        .compactMap { ground($0, &search, context) }
        + fixed.grouped { $0.colours.foregroundOwner }.compactMap { words($0, context) }
    })

  private static func text(_ style: JSONValue) -> JSONValue {
    ["type": "Text", "id": "a", "text": "A", "style": style]
  }

  private static func isOneSided(_ entry: ColouredWords) -> Bool {
    let colours = entry.colours
    if let foreground = colours.foreground { return !colours.hasBackground && isFixed(foreground) }
    // What is touched has the accent colour of the host, which is not known.
    let component = entry.placed.component
    return colours.hasBackground && component.catalogued?.kind != .action
      && component.type != "Link"
  }

  /// Whether a colour is the same in both appearances.
  static func isFixed(_ colour: String) -> Bool {
    colour.hasPrefix("#") || colour == "white" || colour == "black"
  }

  /// Words of the appearance's colour on a fixed ground.
  private static func ground(
    _ group: [ColouredWords], _ search: inout ShadeSearch, _ context: CheckContext
  ) -> Finding? {
    guard let first = group.first else { return nil }
    let ground = first.colours.pair(isDark: first.isWorseInDark).ground
    let shade = search.blackOrWhite(for: group, group.needed)
    let path = first.colours.outermostOwner
    return finding(
      first, at: path, .backgroundColor,
      "words in the system's colour stand on \(ground.hex), with a contrast of \(ratio(first))",
      help: "set 'foregroundColor' too, or neither",
      fix: shade.map { context.fix("make the text \($0.hex)", .foregroundColor, $0, path) },
      context)
  }

  /// Fixed words on the appearance's ground.
  private static func words(_ group: [ColouredWords], _ context: CheckContext) -> Finding? {
    guard let first = group.first, let foreground = first.colours.foreground,
      let own = Colour(foreground, isDark: false)
    else { return nil }
    let path = first.colours.foregroundOwner
    let shade = own.isGrey ? nil : own.shade(withRatioOnBoth: group.needed)
    return finding(
      first, at: path, .foregroundColor,
      "\(foreground) on the system's background has a contrast of \(ratio(first))",
      help: "set 'backgroundColor' too, or neither",
      fix: shade.map {
        context.fix("make the text \($0.hex), to be read in both", .foregroundColor, $0, path)
      } ?? context.fix("leave the colour to the system", .foregroundColor, nil, path),
      context)
  }

  private static func ratio(_ entry: ColouredWords) -> String {
    "\(Colour.ratioInWords(entry.worst)) in the \(entry.isWorseInDark ? "dark" : "light")"
  }

  /// A finding at what sets the colour.
  private static func finding(
    _ entry: ColouredWords, at path: ComponentPath, _ property: CheckContext.ColourProperty,
    _ message: String, help: String, fix: Fix?, _ context: CheckContext
  ) -> Finding {
    let id = context.form[path]?.id ?? ""
    return Finding(
      component: id.isEmpty ? nil : id,
      pointer: path.pointer.appending("style").appending(property.rawValue), message: message,
      help: help, fixes: fix.map { [$0] } ?? [],
      related: entry.placed.path == path ? [] : [entry.placed.related("words that disappear")])
  }
}
