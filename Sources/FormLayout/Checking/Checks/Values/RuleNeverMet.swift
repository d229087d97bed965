internal import JSON

extension Check {
  static let ruleNeverMet = Check(
    code: "rule-never-met", severity: .error,
    summary: "a rule refuses every answer that the field can have",
    reason: """
      'email', 'url', 'phone' and 'oneOf' look at a text. A number, a switch or a list of choices is \
      none, so whatever is answered is refused, and the form can never be sent.
      """,
    source: "house rule: what can be answered can be sent",
    passing: [
      Example("an email address", [field("TextField", ["rule": "email"])]),
      Example("one of some texts", [field("TextField", ["rule": "oneOf", "value": ["a", "b"]])]),
      Example(
        "a pattern of a number", [field("Stepper", ["rule": "pattern", "value": "^[0-9]$"])]),
    ],
    failing: [
      Example("an email address that is a number", [field("Stepper", ["rule": "email"])]),
      Example(
        "one of some texts that is a list",
        [
          [
            "type": "Picker", "id": "a", "label": "A", "multiple": true,
            "options": [["value": "x"], ["value": "y"]],
            "rules": [["rule": "oneOf", "value": ["x", "y"]]],
          ]
        ]),
    ],
    find: { context in
      context.components(having: "rules").flatMap { placed -> [Finding] in
        guard let kind = placed.component.valueKind,
          let rules = placed.component["rules"]?.arrayValue,
          [.number, .boolean, .textList].contains(kind)
        else { return [] }
        return rules.enumerated().compactMap { index, rule in
          guard let name = rule["rule"]?.stringValue, ofTexts.contains(name) else { return nil }
          let edit = Edit.set(ids: [context.address(of: placed)], props: [.unset(name)])
          return Finding(
            component: placed.reportedID, pointer: placed.pointer(to: "rules").appending(index),
            message: "the rule '\(name)' looks at a text, and its answers are none",
            help: "remove the rule, or ask for a text",
            fixes: [Fix("remove '\(name)'", .offered, [edit])])
        }
      }
    })

  private static let ofTexts: Set<String> = ["email", "url", "phone", "oneOf"]

  private static func field(_ type: String, _ rule: JSONValue) -> JSONValue {
    ["type": .string(type), "id": "a", "label": "A", "rules": [rule]]
  }
}
