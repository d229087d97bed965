internal import JSON

extension Check {
  static let referenceWrongKind = Check(
    code: "reference-wrong-kind", severity: .error,
    summary: "a reference names a component of a kind that cannot be meant",
    reason: """
      A condition reads an answer, so it names a field; a date is bounded by a date field; a route \
      leads to a step. Anything else has nothing to give.
      """,
    source: "SurveyJS linter (expression type mismatch), Formhaus",
    passing: [
      Example(
        "a condition on a list of items",
        [
          ["type": "Repeat", "id": "people", "label": "People"],
          [
            "type": "Text", "id": "a", "text": "Hello",
            "visibleIf": ["field": "people", "notEmpty": true],
          ],
        ]),
      Example(
        "a condition on a type that nobody knows",
        [
          ["type": "Signature", "id": "sign"],
          [
            "type": "Text", "id": "a", "text": "Hello",
            "visibleIf": ["field": "sign", "notEmpty": true],
          ],
        ]),
    ],
    failing: [
      Example(
        "a condition on a section",
        [
          ["type": "Section", "id": "box", "children": [["type": "Divider", "id": "line"]]],
          [
            "type": "Text", "id": "a", "text": "Hello",
            "visibleIf": ["field": "box", "truthy": true],
          ],
        ]),
      Example(
        "a bound that is no date",
        [
          ["type": "TextField", "id": "a", "label": "A"],
          ["type": "DatePicker", "id": "d", "label": "D", "maximum": "a"],
        ]),
      Example(
        "a route to a section",
        [
          ["type": "Step", "id": "one", "label": "One", "routes": [["to": "end"]]],
          ["type": "Section", "id": "end", "label": "End"],
        ]),
    ],
    find: { context in
      context.references.compactMap { reference in
        guard let target = context.component(reference.id)?.component, target.catalogued != nil,
          let wanted = wanted(of: target, by: reference.kind)
        else { return nil }
        return Finding(
          component: reference.owner?.reportedID, pointer: reference.pointer,
          message: "\(reference.property) names '\(reference.id)', a \(target.type), not \(wanted)",
          help: "name \(wanted), or remove it",
          related: context.component(reference.id).map { [$0.related("the \(target.type)")] } ?? [])
      }
    })

  /// What should be named; `nil` where the target is of that kind.
  private static func wanted(of target: Component, by kind: Reference.Kind) -> String? {
    switch kind {
    case .condition, .matchField, .expression: target.valueKind == nil ? "a field" : nil
    case .bound: target.valueKind == .date ? nil : "a date field"
    case .route: target.type == "Step" ? nil : "a step"
    case .translation: nil
    }
  }
}
