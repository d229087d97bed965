internal import JSON

extension Check {
  static let namePattern = Check(
    code: "name-pattern", severity: .warning,
    summary: "a rule refuses names that people have",
    reason: """
      There are names of one letter, with apostrophes, hyphens, blanks and accents. Who is told \
      that their name is wrong cannot mend it.
      """,
    source: "GOV.UK Design System: Names; W3C: Personal names around the world",
    passing: [
      Example("any letters", [name([["rule": "pattern", "value": "^[^0-9]+$"]])]),
      Example("an upper limit", [name([["rule": "maxLength", "value": 100]])]),
      Example(
        "the name of a file",
        [
          [
            "type": "TextField", "id": "file", "label": "File name",
            "rules": [["rule": "pattern", "value": "^[a-z]+$"]],
          ]
        ]),
      Example("the reading of a name", [name([["rule": "pattern", "value": "^[ァ-ヶー　]+$"]])]),
    ],
    failing: [
      Example("plain letters", [name([["rule": "pattern", "value": "^[A-Za-z]+$"]])]),
      Example("letters and blanks", [name([["rule": "pattern", "value": "^[a-zA-Z ]{2,50}$"]])]),
      Example("a lower limit", [name([["rule": "minLength", "value": 3]])]),
    ],
    find: { context in
      var samples = RefusedSamples(usual: ["Mary"], real)
      return context.purposefulFields.flatMap { field -> [Finding] in
        guard [.name, .givenName, .familyName].contains(field.purpose) else { return [] }
        return field.component.rules.compactMap { rule in
          finding(rule, of: field.placed, &samples, context)
        }
      }
    })

  private static func name(_ rules: JSONValue) -> JSONValue {
    ["type": "TextField", "id": "name", "label": "Your name", "rules": rules]
  }

  private static func finding(
    _ rule: FieldRule, of placed: PlacedComponent, _ samples: inout RefusedSamples,
    _ context: CheckContext
  ) -> Finding? {
    switch rule.name {
    case "minLength":
      guard let length = rule.value?.intValue, length >= 2 else { return nil }
      return placed.finding(
        "names of fewer than \(length) characters are refused", at: "rules",
        help: "'required' is enough for a name",
        fixes: [context.fix("drop the least length", .offered, of: placed, [.unset("minLength")])])
    case "pattern":
      guard let source = rule.value?.stringValue else { return nil }
      return samples.refused(by: source).map { refused in
        placed.finding(
          "the pattern refuses names such as '\(refused)'", at: "rules",
          help: "take any characters in a name",
          fixes: [context.fix("drop the pattern", .offered, of: placed, [.unset("pattern")])])
      }
    default: return nil
    }
  }

  private static let real = ["O'Brien", "Zoë", "Jean-Luc", "Nguyễn"]
}
