internal import JSON

extension Check {
  static let selectFewOptions = Check(
    code: "select-few-options", severity: .info,
    summary: "a menu hides few options",
    reason: """
      A menu must be opened before one sees what there is to choose; with up to five options radio \
      buttons show all at once and take one touch.
      """,
    source: "GOV.UK Design System: Select; Nielsen Norman Group; L. Wroblewski",
    passing: [
      Example("six options", [picker(6)]),
      Example("radio buttons", [picker(3, appearance: "radio")]),
      Example(
        "a unit beside a number",
        [
          [
            "type": "HStack", "id": "row",
            "children": [["type": "Stepper", "id": "n", "label": "Size"], picker(2)],
          ]
        ]),
      Example(
        "rows of settings",
        [["type": "Form", "id": "settings", "children": [picker(3)]]]),
    ],
    failing: [
      Example("three options", [picker(3)]),
      Example("a menu that was asked for", [picker(2, appearance: "menu")]),
    ],
    find: { context in
      context.components(ofType: "Picker").compactMap { placed in
        let picker = placed.component
        guard picker.appearance == nil || picker.appearance == "menu", !picker.isMultiple,
          (2...5).contains(picker.options.count),
          !placed.ancestors.contains(where: { narrow.contains($0.type) })
        else { return nil }
        return placed.finding(
          "a menu hides \(picker.options.count) options",
          at: picker.appearance == nil ? "options" : "appearance",
          help: "show them: set 'appearance' to 'radio'",
          fixes: [
            context.fix(
              "show them as radio buttons", picker.appearance == nil ? .safe : .offered,
              of: placed, [.text("appearance", "radio")])
          ])
      }
    })

  /// Where there is room for one line only.
  private static let narrow: Set<String> = [
    "HStack", "LazyHStack", "Grid", "GridRow", "LazyHGrid", "Form", "List", "Menu",
  ]

  private static func picker(_ count: Int, appearance: String? = nil) -> JSONValue {
    var object: JSONObject = ["type": "Picker", "id": "size", "label": "Size"]
    if let appearance { object["appearance"] = .string(appearance) }
    object["options"] = .array((1...count).map { ["value": .string("size \($0)")] })
    return .object(object)
  }
}
