internal import JSON

extension Check {
  static let radiosTooMany = Check(
    code: "radios-too-many", severity: .info,
    summary: "radio buttons show more options than one takes in",
    reason: """
      A long column of radio buttons pushes all else off the screen, and is read to the end before \
      anybody chooses. A menu can be searched by typing.
      """,
    source: "Nielsen Norman Group: Radio Buttons and Lists",
    passing: [
      Example("ten options", [picker(10, "radio")]),
      Example("a menu", [picker(30, "menu")]),
      Example(
        "several may be chosen",
        [
          [
            "type": "Picker", "id": "a", "label": "A", "appearance": "radio", "multiple": true,
            "options": options(12),
          ]
        ]),
    ],
    failing: [
      Example("eleven options", [picker(11, "radio")]),
      Example("countries", [picker(40, "radio")]),
    ],
    find: { context in
      context.components(ofType: "Picker").compactMap { placed in
        let picker = placed.component
        guard picker.appearance == "radio", !picker.isMultiple,
          case let count = picker.options.count, count > 10
        else { return nil }
        return placed.finding(
          "\(count) radio buttons are too many to look through", at: "appearance",
          help: count > 25
            ? "use a menu, which can be searched by typing" : "use a menu, or offer fewer options",
          fixes: [
            context.fix("make it a menu", .safe, of: placed, [.text("appearance", "menu")])
          ])
      }
    })

  private static func picker(_ count: Int, _ appearance: String) -> JSONValue {
    [
      "type": "Picker", "id": "a", "label": "A", "appearance": .string(appearance),
      "options": options(count),
    ]
  }

  private static func options(_ count: Int) -> JSONValue {
    .array((1...count).map { ["value": .string("choice \($0)")] })
  }
}
