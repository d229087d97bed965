internal import JSON

extension Check {
  static let confirmWithoutMatch = Check(
    code: "confirm-without-match", severity: .warning,
    summary: "a field that repeats another is not compared with it",
    reason: """
      Who mistypes a password and its repetition in two ways is told nothing, and is locked out \
      later.
      """,
    source: "SurveyJS linter; ViewLayout's registration form",
    passing: [
      Example("compared", [password, repeated([["rule": "matchField", "value": "password"]])]),
      Example(
        "compared by the host",
        [password, repeated([["rule": "custom", "value": "samePassword"]])]),
      Example("nothing to compare with", [repeated([])]),
      Example(
        "another purpose",
        [password, ["type": "TextField", "id": "b", "label": "Confirm your email"]]),
    ],
    failing: [
      Example("a password", [password, repeated([])]),
      Example(
        "an email address",
        [
          ["type": "TextField", "id": "email", "label": "Email"],
          ["type": "TextField", "id": "email2", "label": "Repeat your email"],
        ]),
    ],
    find: { context in
      var latest: [Asked: PlacedComponent] = [:]
      return context.purposefulFields.compactMap { field -> Finding? in
        let asked = Asked(purpose: field.purpose, scope: field.placed.scope)
        guard field.isRepeated else {
          latest[asked] = field.placed
          return nil
        }
        guard [.email, .telephone].contains(field.purpose) || field.purpose.isPassword,
          field.component.rule("matchField") == nil, field.component.rule("custom") == nil,
          let first = latest[asked], first.component.rule("matchField") == nil,
          !first.component.id.isEmpty
        else { return nil }
        let edit = Edit.set(
          ids: [context.address(of: field.placed)], props: [.text("matchField", first.component.id)]
        )
        return field.placed.finding(
          "it is not compared with \(first.name), which it repeats",
          help: "add the rule 'matchField' with '\(first.component.id)'",
          fixes: [Fix("compare it with \(first.name)", .safe, [edit])],
          related: [first.related("what it repeats")])
      }
    })

  private static let password: JSONValue = [
    "type": "SecureField", "id": "password", "label": "Password", "purpose": "new-password",
  ]

  private static func repeated(_ rules: JSONValue) -> JSONValue {
    [
      "type": "SecureField", "id": "confirm", "label": "Confirm password",
      "purpose": "new-password", "rules": rules,
    ]
  }
}

/// What the fields before have asked, and in which scope.
private struct Asked: Hashable {
  let purpose: Purpose
  let scope: ComponentPath
}
