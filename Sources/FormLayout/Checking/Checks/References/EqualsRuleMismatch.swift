internal import JSON

extension Check {
  static let equalsRuleMismatch = Check(
    code: "equals-rule-mismatch", severity: .error,
    summary: "a field is compared with one that it can never equal",
    reason: """
      'matchField' asks for the same answer as another field's. A text is never a number, and what \
      is asked in a later step is not answered yet.
      """,
    source: "Formhaus",
    passing: [
      Example("two texts", [field("a", "SecureField"), field("b", "SecureField", "a")]),
      Example("a text and a single choice", [picker, field("b", "TextField", "a")]),
      Example("a field that is not there is another finding", [field("b", "TextField", "a")]),
      Example(
        "in an earlier step",
        [
          step("one", field("a", "TextField")), step("two", field("b", "TextField", "a")),
        ]),
    ],
    failing: [
      Example("a text and a number", [field("a", "Stepper"), field("b", "TextField", "a")]),
      Example(
        "in a later step",
        [
          step("one", field("b", "TextField", "a")), step("two", field("a", "TextField")),
        ]),
    ],
    find: { context in
      context.references.compactMap { reference in
        guard reference.kind == .matchField, let owner = reference.owner,
          let target = context.component(reference.id), let kind = owner.component.valueKind,
          let other = target.component.valueKind,
          let message = fault(kind, other, owner, target)
        else { return nil }
        return Finding(
          component: owner.reportedID, pointer: reference.pointer, message: message,
          help: "compare it with an earlier field of the same kind",
          related: [target.related("what it is compared with")])
      }
    })

  private static let picker: JSONValue = [
    "type": "Picker", "id": "a", "label": "A", "options": [["value": "x"]],
  ]

  private static func field(
    _ id: String, _ type: String, _ other: String? = nil
  ) -> JSONValue {
    let rules = other.map { JSONValue.array([["rule": "matchField", "value": .string($0)]]) }
    return [
      "type": .string(type), "id": .string(id), "label": .string(id.uppercased()),
      "rules": rules ?? [],
    ]
  }

  private static func step(_ id: String, _ child: JSONValue) -> JSONValue {
    ["type": "Step", "id": .string(id), "label": .string(id), "children": [child]]
  }

  private static func fault(
    _ kind: FieldValueKind, _ other: FieldValueKind, _ owner: PlacedComponent,
    _ target: PlacedComponent
  ) -> String? {
    if kind != other {
      return "it is compared with \(target.name), whose answers are of another kind"
    }
    guard owner.isBefore(stepOf: target) else { return nil }
    return "it is compared with \(target.name), which a later step asks"
  }
}
