internal import JSON

extension Check {
  static let selectCountImpossible = Check(
    code: "select-count-impossible", severity: .error,
    summary: "more choices are wanted than there are, or none may be made",
    reason: "Nobody can choose five of three, so the form can never be sent.",
    source: "SurveyJS linter",
    passing: [
      Example("all of them", [picker(["minItems": 2])]),
      Example("options that the host gives", [picker(["minItems": 2, "options": []])]),
      Example(
        "of one choice it is another finding", [picker(["minItems": 5, "multiple": false])]),
    ],
    failing: [
      Example("more than there are", [picker(["minItems": 3])]),
      Example(
        "more than may be chosen",
        [picker(["minItems": 2, "options": [["value": "x"], ["value": "y", "disabled": true]]])]),
      Example("none", [picker(["maxItems": 0])]),
    ],
    find: { context in
      context.components(ofType: "Picker", "FileField").compactMap { placed in
        let component = placed.component
        guard component.isMultiple, component.valueKind == .textList else { return nil }
        func fix(_ title: String, _ change: PropertyChange) -> [Fix] {
          [Fix(title, .offered, [.set(ids: [context.address(of: placed)], props: [change])])]
        }
        if component["maxItems"]?.doubleValue == 0 {
          return placed.finding(
            "'maxItems' is 0, so nothing may be chosen", at: "maxItems",
            help: "allow one at least", fixes: fix("drop the limit", .unset("maxItems")))
        }
        let choices = component.options.count { !$0.isDisabled }
        guard component.type == "Picker", let fewest = component["minItems"]?.intValue,
          choices > 0, fewest > choices
        else { return nil }
        return placed.finding(
          "\(fewest) choices are wanted, and there are \(choices)", at: "minItems",
          help: "ask for fewer, or add options",
          fixes: fix("ask for \(choices)", .number("minItems", JSONNumber(choices))))
      }
    })

  private static func picker(_ properties: JSONObject) -> JSONValue {
    var object: JSONObject = [
      "type": "Picker", "id": "a", "label": "A", "multiple": true,
      "options": [["value": "x"], ["value": "y"]],
    ]
    for member in properties.members { object[member.key] = member.value }
    return .object(object)
  }
}
