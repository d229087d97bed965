internal import JSON

extension Check {
  static let phoneFormatStrict = Check(
    code: "phone-format-strict", severity: .warning,
    summary: "a telephone number must be written in one way",
    reason: """
      People write their number with blanks, a '+', brackets or dashes, as they know it, and copy \
      it from elsewhere. A program takes those out; a person has to find out what is wrong.
      """,
    source: "GOV.UK Design System: Telephone numbers; L. Wroblewski: Web Form Design",
    passing: [
      Example("any way", [phone([["rule": "phone"]])]),
      Example(
        "with blanks and signs", [phone([["rule": "pattern", "value": "^[0-9+() .-]{5,20}$"]])]),
      Example(
        "a code that is no number of a telephone",
        [
          [
            "type": "TextField", "id": "a", "label": "Phone code",
            "rules": [["rule": "pattern", "value": "^\\d{4}$"]],
          ]
        ]),
    ],
    failing: [
      Example("digits alone", [phone([["rule": "pattern", "value": "^[0-9]{10}$"]])]),
      Example("in one shape", [phone([["rule": "pattern", "value": "^\\d{3}-\\d{3}-\\d{4}$"]])]),
      Example("as many as ten", [phone([["rule": "maxLength", "value": 10]])]),
    ],
    find: { context in
      var samples = RefusedSamples(usual: plain, spaced)
      return context.purposefulFields.flatMap { field -> [Finding] in
        guard field.purpose == .telephone else { return [] }
        return field.component.rules.compactMap { rule in
          finding(rule, of: field.placed, &samples, context)
        }
      }
    })

  private static func phone(_ rules: JSONValue) -> JSONValue {
    ["type": "TextField", "id": "phone", "label": "Phone", "input": "phone", "rules": rules]
  }

  private static func finding(
    _ rule: FieldRule, of placed: PlacedComponent, _ samples: inout RefusedSamples,
    _ context: CheckContext
  ) -> Finding? {
    switch rule.name {
    case "maxLength":
      guard let length = rule.value?.intValue, length < 16 else { return nil }
      return placed.finding(
        "a telephone number may have \(length) characters at most", at: "rules",
        help: "take 25: fifteen digits, a '+', and blanks between them",
        fixes: [
          context.fix(
            "take up to 25 characters", .safe, of: placed, [.number("maxLength", JSONNumber(25))])
        ])
    case "pattern":
      guard let source = rule.value?.stringValue else { return nil }
      return samples.refused(by: source).map { refused in
        placed.finding(
          "the pattern refuses numbers written as '\(refused)'", at: "rules",
          help: "use the rule 'phone' in place of the pattern",
          fixes: [
            context.fix(
              "use the rule 'phone'", .offered, of: placed,
              [.unset("pattern"), .flag("phone", true)])
          ])
      }
    default: return nil
    }
  }

  private static let plain = [
    "2025550123", "02079460958", "+442079460958", "202-555-0123", "(202) 555-0123", "+12025550123",
    "5550123",
  ]
  private static let spaced = ["020 7946 0958", "+44 20 7946 0958", "(020) 7946-0958"]
}
