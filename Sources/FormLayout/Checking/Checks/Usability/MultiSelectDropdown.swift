internal import JSON

extension Check {
  static let multiSelectDropdown = Check(
    code: "multi-select-dropdown", severity: .warning,
    summary: "several choices are hidden in a menu",
    reason: """
      Few people know how to choose a second option in a menu without losing the first, and \
      nobody sees what is chosen once it is closed.
      """,
    source: "GOV.UK Design System: Select, Checkboxes",
    passing: [
      Example("a list", [picker("list", multiple: true)]),
      Example("its usual look", [picker(nil, multiple: true)]),
      Example("one choice", [picker("menu", multiple: false)]),
    ],
    failing: [
      Example("a menu", [picker("menu", multiple: true)]),
      Example("a wheel", [picker("wheel", multiple: true)]),
    ],
    find: { context in
      context.components(ofType: "Picker").compactMap { placed in
        let picker = placed.component
        guard picker.isMultiple, let look = picker.appearance, ["menu", "wheel"].contains(look)
        else { return nil }
        return placed.finding(
          "several may be chosen, in a \(look) that shows one", at: "appearance",
          help: "set 'appearance' to 'list', which shows checkboxes",
          fixes: [
            context.fix("show checkboxes", .safe, of: placed, [.text("appearance", "list")])
          ])
      }
    })

  private static func picker(_ appearance: String?, multiple: Bool) -> JSONValue {
    var object: JSONObject = ["type": "Picker", "id": "a", "label": "Toppings"]
    if let appearance { object["appearance"] = .string(appearance) }
    object["multiple"] = .bool(multiple)
    object["options"] = .array("abcdefg".map { ["value": .string(String($0))] })
    return .object(object)
  }
}
