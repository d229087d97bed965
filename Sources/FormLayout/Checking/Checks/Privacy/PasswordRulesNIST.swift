internal import JSON

extension Check {
  static let passwordRules = Check(
    code: "password-rules-nist", severity: .warning,
    summary: "the rules of a new password keep good passwords out or let bad ones in",
    reason: """
      Length makes a password strong. Demands for capitals, digits and signs lead to 'Password1!', \
      and a low upper limit keeps passphrases and password managers out.
      """,
    source: "NIST SP 800-63B-4, 3.1.1.2",
    passing: [
      Example("a good length", [password([["rule": "minLength", "value": 15]])]),
      Example(
        "any characters", [password([["rule": "pattern", "value": "^[ -~]{8,}$"]])]),
      Example("a rule of the host's", [password([["rule": "custom", "value": "isStrong"]])]),
      Example(
        "a password that exists",
        [
          [
            "type": "SecureField", "id": "a", "label": "Password", "purpose": "current-password",
            "rules": [["rule": "minLength", "value": 4]],
          ]
        ]),
    ],
    failing: [
      Example("any length", [password([])]),
      Example("too short", [password([["rule": "minLength", "value": 6]])]),
      Example("an upper limit", [password([["rule": "maxLength", "value": 20]])]),
      Example(
        "a composition",
        [password([["rule": "pattern", "value": "^(?=.*[A-Z])(?=.*[0-9]).{8,}$"]])]),
    ],
    find: { context in
      context.purposefulFields.flatMap { field -> [Finding] in
        guard field.purpose == .newPassword, !field.isRepeated else { return [] }
        let rules = field.component.rules
        return [withoutLength(rules, of: field.placed, context)].compactMap { $0 }
          + rules.compactMap { finding($0, of: field.placed, context) }
      }
    })

  /// A password that may be of any length, as far as the form says.
  private static func withoutLength(
    _ rules: [FieldRule], of placed: PlacedComponent, _ context: CheckContext
  ) -> Finding? {
    guard !rules.contains(where: { ["minLength", "pattern", "custom"].contains($0.name) }) else {
      return nil
    }
    let edit = Edit.set(
      ids: [context.address(of: placed)], props: [.number("minLength", JSONNumber(15))])
    return placed.finding(
      "a password of one character is enough for it",
      help: "ask for 15 characters at least; 8 where something else protects too",
      fixes: [Fix("ask for 15 characters", .offered, [edit])])
  }

  private static func password(_ rules: JSONValue) -> JSONValue {
    [
      "type": "SecureField", "id": "a", "label": "Password", "purpose": "new-password",
      "rules": rules,
    ]
  }

  private static func finding(
    _ rule: FieldRule, of placed: PlacedComponent, _ context: CheckContext
  ) -> Finding? {
    func fix(_ title: String, _ safety: Fix.Safety, _ changes: [PropertyChange]) -> [Fix] {
      [Fix(title, safety, [.set(ids: [context.address(of: placed)], props: changes)])]
    }
    let shortest = placed.component.rule("minLength")?.value?.intValue ?? 0
    switch (rule.name, rule.value?.intValue) {
    case ("minLength", let length?) where length < 8:
      return placed.finding(
        "a password of \(length) characters is enough for it", at: "rules",
        help: "ask for 8 at least; 15 where the password alone protects",
        fixes: fix("ask for 8 characters", .offered, [.number("minLength", JSONNumber(8))]))
    case ("maxLength", let length?) where length < 64:
      return placed.finding(
        "a password may have \(length) characters at most", at: "rules",
        help: "take 64 at least, so that passphrases fit",
        fixes: fix("take up to 64 characters", .safe, [.number("maxLength", JSONNumber(64))]))
    case ("pattern", _) where rule.value?.stringValue.map(demandsKinds) == true:
      return placed.finding(
        "a password must have characters of several kinds", at: "rules",
        help: "ask for length in place of it",
        fixes: fix(
          "ask for length in place of it", .offered,
          [.unset("pattern"), .number("minLength", JSONNumber(max(15, shortest)))]))
    default: return nil
    }
  }

  /// Whether a pattern looks ahead for single kinds of characters.
  private static func demandsKinds(_ pattern: String) -> Bool {
    ["(?=.*[", "(?=.*\\d", "(?=.*\\W", "(?=[^", "(?=.*?["].contains { piece in
      pattern.utf8.count >= piece.utf8.count && pattern.split(separator: piece).count > 1
        || pattern.hasPrefix(piece)
    }
  }
}
