internal import JSON

extension Check {
  static let emailRuleNarrow = Check(
    code: "email-rule-narrow", severity: .warning,
    summary: "a rule refuses email addresses that work",
    reason: """
      Addresses have up to 254 characters, a '+' to sort mail by, apostrophes, and domains that end \
      in long words. Who has one cannot use the form.
      """,
    source: "GOV.UK Design System: Email addresses; RFC 5321, 4.5.3",
    passing: [
      Example("all that may be", [email([["rule": "maxLength", "value": 254]])]),
      Example("a sign and a dot", [email([["rule": "pattern", "value": "^\\S+@\\S+\\.\\S+$"]])]),
      Example(
        "one firm's addresses", [email([["rule": "pattern", "value": "@northwind\\.example$"]])]),
    ],
    failing: [
      Example("too short", [email([["rule": "maxLength", "value": 50]])]),
      Example(
        "short endings",
        [email([["rule": "pattern", "value": "^[\\w.+'-]+@[\\w.-]+\\.[a-z]{2,4}$"]])]),
      Example(
        "no plus", [email([["rule": "pattern", "value": "^[a-z0-9._]+@[a-z0-9.]+\\.[a-z]+$"]])]),
    ],
    find: { context in
      var samples = RefusedSamples(usual: ["ann@example.com"], real)
      return context.purposefulFields.flatMap { field -> [Finding] in
        guard field.purpose == .email else { return [] }
        return field.component.rules.compactMap { rule in
          finding(rule, of: field.placed, &samples, context)
        }
      }
    })

  private static func email(_ rules: JSONValue) -> JSONValue {
    ["type": "TextField", "id": "email", "label": "Email", "input": "email", "rules": rules]
  }

  private static func finding(
    _ rule: FieldRule, of placed: PlacedComponent, _ samples: inout RefusedSamples,
    _ context: CheckContext
  ) -> Finding? {
    switch rule.name {
    case "maxLength":
      guard let length = rule.value?.intValue, length < 254 else { return nil }
      return placed.finding(
        "email addresses may have \(length) characters at most", at: "rules",
        help: "take 254, the longest there are",
        fixes: [
          context.fix(
            "take up to 254 characters", .safe, of: placed,
            [.number("maxLength", JSONNumber(254))])
        ])
    case "pattern":
      guard let source = rule.value?.stringValue else { return nil }
      return samples.refused(by: source).map { refused in
        placed.finding(
          "the pattern refuses addresses such as '\(refused)'", at: "rules",
          help: "use the rule 'email' in place of the pattern",
          fixes: [
            context.fix(
              "use the rule 'email'", .offered, of: placed,
              [.unset("pattern"), .flag("email", true)])
          ])
      }
    default: return nil
    }
  }

  private static let real = [
    "ann+news@example.com", "ann@mail.example.com", "ann@example.museum", "ann@my-example.com",
  ]
}
