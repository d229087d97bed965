internal import JSON

extension Check {
  static let referenceSelf = Check(
    code: "reference-self", severity: .error,
    summary: "a component depends on itself",
    reason: """
      A field that shows while it is answered can never be answered; one that must equal itself \
      always does.
      """,
    source: "SurveyJS linter",
    passing: [
      Example(
        "another field",
        [
          ["type": "Toggle", "id": "a", "label": "A"],
          [
            "type": "Toggle", "id": "b", "label": "B", "visibleIf": ["field": "a", "truthy": true],
          ],
        ]),
      Example(
        "words that follow its own value",
        [["type": "Toggle", "id": "a", "label": "{$a ? On : Off}"]]),
    ],
    failing: [
      Example(
        "a condition",
        [
          [
            "type": "Toggle", "id": "a", "label": "A",
            "visibleIf": ["not": ["field": "a", "truthy": true]],
          ]
        ]),
      Example(
        "a rule",
        [
          [
            "type": "SecureField", "id": "a", "label": "A",
            "rules": [["rule": "matchField", "value": "a"]],
          ]
        ]),
    ],
    find: { context in
      context.references.compactMap { reference in
        guard let owner = reference.owner, owner.component.id.isIdentical(to: reference.id),
          [.condition, .matchField, .bound].contains(reference.kind)
        else { return nil }
        return Finding(
          component: owner.reportedID, pointer: reference.pointer,
          message: "\(reference.property) names the component itself",
          help: "name another field, or remove it")
      }
    })
}
