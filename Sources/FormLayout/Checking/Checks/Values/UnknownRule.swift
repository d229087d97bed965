internal import JSON

extension Check {
  static let unknownRule = Check(
    code: "unknown-rule", severity: .error,
    summary: "a rule's name is not in the catalogue",
    reason: "A rule that nobody knows is never tried, so answers pass that should not.",
    source: "SurveyJS linter (validator of an unknown type)",
    passing: [
      Example(
        "a rule", [["type": "TextField", "id": "a", "label": "A", "rules": [["rule": "email"]]]]),
      Example(
        "a rule of the host's",
        [
          [
            "type": "TextField", "id": "a", "label": "A",
            "rules": [["rule": "custom", "value": "iban"]],
          ]
        ]),
    ],
    failing: [
      Example(
        "a slip",
        [
          [
            "type": "TextField", "id": "a", "label": "A",
            "rules": [["rule": "minlength", "value": 3]],
          ]
        ]),
      Example(
        "a name like no other",
        [
          [
            "type": "TextField", "id": "a", "label": "A",
            "rules": [["rule": "email"], ["rule": "luhn"]],
          ]
        ]),
    ],
    find: { context in
      context.shapeFaults.compactMap { fault in
        guard fault.isRuleName, let owner = fault.owner,
          let rules = fault.value.arrayValue, let index = Int(fault.tokens[1]),
          let name = rules[index]["rule"]?.stringValue
        else { return nil }
        let meant = NearestName.to(name, among: RuleType.all.map(\.name))
        var fixes: [Fix] = []
        if let meant {
          let new = JSONValue.array(
            rules.map {
              $0["rule"]?.stringValue == name ? $0.setting("rule", to: .string(meant)) : $0
            })
          fixes = [
            Fix(
              "make it '\(meant)'", NearestName.isOneEdit(from: name, to: meant) ? .safe : .offered,
              [.set(ids: [context.address(of: owner)], props: [.path("rules", new)])])
          ]
        }
        return Finding(
          component: owner.reportedID, pointer: fault.pointer,
          message: "there is no rule '\(name)'",
          help: meant.map { "did you mean '\($0)'?" }
            ?? "a rule that the host knows is written {\"rule\": \"custom\", \"value\": \"\(name)\"}",
          fixes: fixes)
      }
    })
}
