internal import JSON

extension Check {
  static let emptyOptions = Check(
    code: "empty-options", severity: .error,
    summary: "a Picker has nothing to choose from",
    reason:
      "A choice without options cannot be made; where it is required, the form cannot be sent.",
    source: "SurveyJS linter",
    passing: [
      Example(
        "one option", [["type": "Picker", "id": "a", "label": "A", "options": [["value": "x"]]]]),
      Example(
        "a TextField without suggestions",
        [["type": "TextField", "id": "a", "label": "A", "options": []]]),
      Example(
        "options that the host gives",
        [
          [
            "type": "Picker", "id": "a", "label": "A",
            "origin": ["format": "formhaus", "keys": ["optionsFrom": "countries"]],
          ]
        ]),
    ],
    failing: [
      Example("no options", [["type": "Picker", "id": "plan", "label": "Plan"]]),
      Example("an empty list", [["type": "Picker", "id": "plan", "label": "Plan", "options": []]]),
    ],
    find: { context in
      context.components.compactMap { placed in
        guard placed.component.type == "Picker",
          placed.component["options"].map({ $0.arrayValue?.isEmpty == true }) ?? true,
          // A Formhaus definition may name a function of the host's that gives the options.
          placed.component["origin"]?["keys"]?["optionsFrom"]?.stringValue == nil
        else { return nil }
        return placed.finding(
          "there is nothing to choose from", at: "options",
          help: "add options, each with a value and a label")
      }
    })
}
