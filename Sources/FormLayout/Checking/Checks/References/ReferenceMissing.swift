internal import JSON

extension Check {
  static let referenceMissing = Check(
    code: "reference-missing", severity: .error,
    summary: "a condition, rule, bound or route names a component that is not there",
    reason: """
      What is not there has no answer: the condition never holds, the comparison never fits, the \
      route leads nowhere.
      """,
    source: "SurveyJS linter, Formhaus; surveyjs/survey-creator#7297, formbricks/formbricks#524",
    passing: [
      Example(
        "a field that is there",
        [["type": "Toggle", "id": "b", "label": "B"], shown(if: ["field": "b", "truthy": true])]),
      Example(
        "a date and 'today' are no ids",
        [
          [
            "type": "DatePicker", "id": "d", "label": "D", "minimum": "today+3d",
            "maximum": "2030-01-31",
          ]
        ]),
      Example(
        "a route to the end",
        [["type": "Step", "id": "one", "label": "One", "routes": [["to": nil]]]]),
    ],
    failing: [
      Example(
        "a slip in a condition",
        [
          ["type": "Toggle", "id": "hasInsurance", "label": "Insured"],
          shown(if: ["all": [["field": "hasInsurnce", "truthy": true]]]),
        ]),
      Example(
        "two conditions on the same name",
        [
          shown(if: ["field": "gone", "truthy": true]),
          [
            "type": "TextField", "id": "b", "label": "B",
            "requiredIf": ["field": "gone", "truthy": true],
          ],
        ]),
      Example(
        "a rule",
        [
          [
            "type": "SecureField", "id": "a", "label": "A",
            "rules": [["rule": "matchField", "value": "password"]],
          ]
        ]),
      Example("a bound", [["type": "DatePicker", "id": "d", "label": "D", "minimum": "arrival"]]),
      Example(
        "a route", [["type": "Step", "id": "one", "label": "One", "routes": [["to": "two"]]]]),
      Example("an expression", [["type": "Text", "id": "a", "text": "{$gone ? yes : no}"]]),
    ],
    find: { context in
      var order: [CodeUnits] = []
      var groups: [CodeUnits: [PlacedReference]] = [:]
      for reference in context.references where context.component(reference.id) == nil {
        let key = CodeUnits(reference.id)
        if groups[key] == nil { order.append(key) }
        groups[key, default: []].append(reference)
      }
      return order.enumerated().map { rank, key in
        missing(groups[key] ?? [], context, isSuggesting: rank < suggestionLimit)
      }
    })

  /// For so many names a near one is looked for: each search goes over the whole form.
  private static let suggestionLimit = 100

  private static func shown(if condition: JSONValue) -> JSONValue {
    ["type": "Text", "id": "a", "text": "Hello", "visibleIf": condition]
  }

  private static func missing(
    _ places: [PlacedReference], _ context: CheckContext, isSuggesting: Bool
  ) -> Finding {
    let first = places[0]
    let nearest =
      isSuggesting ? NearestName.to(first.id, among: candidates(for: first, context)) : nil
    let what = first.kind == .route ? "step" : first.kind == .expression ? "component" : "field"
    return Finding(
      component: first.owner?.reportedID, pointer: first.pointer,
      message: "\(first.property) names '\(first.id)', which is not there",
      help: nearest.map { "did you mean '\($0)'?" }
        ?? "name a \(what) of this form, or add one with the id '\(first.id)'",
      fixes: nearest.map { [naming($0, insteadOf: first.id, in: places, context)] } ?? [],
      related: places.dropFirst().map { $0.related("named here too") })
  }

  private static func candidates(
    for reference: PlacedReference, _ context: CheckContext
  ) -> [String] {
    context.components.compactMap { placed in
      let component = placed.component
      guard !component.id.isEmpty else { return nil }
      let fits = reference.kind == .route ? component.type == "Step" : component.valueKind != nil
      return fits ? component.id : nil
    }
  }

  private static func naming(
    _ meant: String, insteadOf id: String, in places: [PlacedReference], _ context: CheckContext
  ) -> Fix {
    let edits = places.filter { place in
      place.owner.map { owner in
        places.first { $0.owner?.path == owner.path }?.reference == place.reference
      } ?? false
    }.compactMap { place in
      place.owner.flatMap { edit($0, naming: meant, insteadOf: id, context) }
    }
    return Fix(
      "name '\(meant)'", NearestName.isOneEdit(from: id, to: meant) ? .safe : .offered, edits)
  }

  private static func edit(
    _ owner: PlacedComponent, naming meant: String, insteadOf id: String, _ context: CheckContext
  ) -> Edit? {
    let old = owner.component
    let new = old.rewritingReferences(
      ids: { $0.id.isIdentical(to: id) ? meant : nil },
      conditions: { condition, _ in
        condition.fields.contains { $0.isIdentical(to: id) }
          ? condition.renaming(id, to: meant) : nil
      })
    guard let new else { return nil }
    let changes = new.properties.members.compactMap { member in
      old[member.key] == member.value ? nil : PropertyChange.path(member.key, member.value)
    }
    return .set(ids: [context.address(of: owner)], props: changes)
  }
}
