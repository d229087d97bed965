internal import JSON

extension Check {
  static let pickerStylePlatform = Check(
    code: "picker-style-platform", severity: .info,
    summary: "a wheel is not there on every platform",
    reason:
      "macOS has no wheel; a program that is built for it too has to show another style there.",
    source: "Apple's documentation: WheelPickerStyle, WheelDatePickerStyle",
    passing: [
      Example("a menu", [picker("Picker", "menu")]),
      Example("radio buttons, which other platforms show as a list", [picker("Picker", "radio")]),
    ],
    failing: [
      Example("a wheel of choices", [picker("Picker", "wheel")]),
      Example("a wheel of dates", [picker("DatePicker", "wheel")]),
    ],
    find: { context in
      context.components(having: "appearance").compactMap { placed in
        let component = placed.component
        guard component.appearance == "wheel",
          component.type == "Picker" || component.type == "DatePicker"
        else { return nil }
        let edit = Edit.set(ids: [context.address(of: placed)], props: [.unset("appearance")])
        return placed.finding(
          "macOS has no wheel for a \(component.type)", at: "appearance",
          help: "leave the appearance to the default, if the form is for macOS too",
          fixes: [Fix("take the default appearance", .offered, [edit])])
      }
    })

  private static func picker(_ type: String, _ appearance: String) -> JSONValue {
    var object: JSONObject = [
      "type": .string(type), "id": "a", "label": "A", "appearance": .string(appearance),
    ]
    if type == "Picker" { object["options"] = [["value": "x"], ["value": "y"]] }
    return .object(object)
  }
}
