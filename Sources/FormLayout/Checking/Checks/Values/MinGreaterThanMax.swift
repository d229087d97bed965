internal import JSON

extension Check {
  static let minGreaterThanMax = Check(
    code: "min-greater-than-max", severity: .error,
    summary: "a lower bound is above the upper one",
    reason: "No answer can satisfy both, so a required field can never be filled in.",
    source: "SurveyJS linter; formio/formio.js#4667",
    passing: [
      Example(
        "equal bounds",
        [["type": "Stepper", "id": "a", "label": "A", "minimum": 3, "maximum": 3.0]]),
      Example(
        "bounds that cannot be compared",
        [
          [
            "type": "DatePicker", "id": "a", "label": "A", "minimum": "today",
            "maximum": "2020-01-01",
          ]
        ]),
      Example(
        "offsets",
        [
          [
            "type": "DatePicker", "id": "a", "label": "A", "minimum": "today-1w",
            "maximum": "today+1d",
          ]
        ]),
    ],
    failing: [
      Example(
        "numbers", [["type": "Slider", "id": "a", "label": "A", "minimum": 10, "maximum": 2]]),
      Example("against the default", [["type": "Rating", "id": "a", "label": "A", "minimum": 6]]),
      Example(
        "dates",
        [
          [
            "type": "DatePicker", "id": "a", "label": "A", "minimum": "2026-02-01",
            "maximum": "2026-01-31",
          ]
        ]),
      Example(
        "offsets of today",
        [
          [
            "type": "DatePicker", "id": "a", "label": "A", "minimum": "today+2w",
            "maximum": "today+3d",
          ]
        ]),
      Example(
        "items", [["type": "Repeat", "id": "a", "label": "A", "minItems": 5, "maxItems": 1]]),
      Example(
        "lengths",
        [
          [
            "type": "TextField", "id": "a", "label": "A",
            "rules": [["rule": "minLength", "value": 9], ["rule": "maxLength", "value": 8]],
          ]
        ]),
      Example(
        "date rules",
        [
          [
            "type": "DatePicker", "id": "a", "label": "A",
            "rules": [
              ["rule": "after", "value": "2026-05-01"], ["rule": "before", "value": "2026-04-01"],
            ],
          ]
        ]),
    ],
    find: { context in
      context.components.flatMap { placed in
        propertyPairs.compactMap { impossible($0, $1, of: placed, context) }
          + rulePairs(of: placed, context)
      }
    })

  private static let propertyPairs = [("minimum", "maximum"), ("minItems", "maxItems")]
  private static let pairsOfRules = [
    ("minLength", "maxLength"), ("minAge", "maxAge"), ("after", "before"),
  ]

  private static func impossible(
    _ lower: String, _ upper: String, of placed: PlacedComponent, _ context: CheckContext
  ) -> Finding? {
    let component = placed.component
    guard component[lower] != nil || component[upper] != nil else { return nil }
    let least = component[lower] ?? component.catalogued?.property(lower)?.defaultValue
    let most = component[upper] ?? component.catalogued?.property(upper)?.defaultValue
    guard let least, let most, Bound.isAbove(least, most) else { return nil }
    let isWhole = component[lower] != nil && component[upper] != nil
    let swap = Edit.set(
      ids: [context.address(of: placed)], props: [.path(lower, most), .path(upper, least)])
    return placed.finding(
      "'\(lower)' \(shown(least)) is above '\(upper)' \(shown(most))"
        + (component[upper] == nil ? ", which it is where nothing is said" : ""),
      at: component[lower] == nil ? upper : lower,
      help: "no answer is between them: swap or change them",
      fixes: isWhole ? [Fix("swap them", .offered, [swap])] : [],
      related: isWhole ? [placed.related("the upper bound", at: upper)] : [])
  }

  private static func rulePairs(of placed: PlacedComponent, _ context: CheckContext) -> [Finding] {
    guard let rules = placed.component["rules"]?.arrayValue, rules.count > 1 else { return [] }
    let names = rules.map { $0["rule"]?.stringValue }
    return pairsOfRules.compactMap { lower, upper in
      func place(_ name: String) -> Int? {
        names.firstIndex { $0?.isIdentical(to: name) == true }
      }
      guard let low = place(lower), let high = place(upper), let least = rules[low]["value"],
        let most = rules[high]["value"], Bound.isAbove(least, most)
      else { return nil }
      var swapped = rules
      swapped[low] = rules[low].setting("value", to: most)
      swapped[high] = rules[high].setting("value", to: least)
      let edit = Edit.set(
        ids: [context.address(of: placed)], props: [.path("rules", .array(swapped))])
      let list = placed.pointer(to: "rules")
      return Finding(
        component: placed.reportedID, pointer: list.appending(low).appending("value"),
        message: "'\(lower)' \(shown(least)) is above '\(upper)' \(shown(most))",
        help: "no answer satisfies both: swap or change them",
        fixes: [Fix("swap them", .offered, [edit])],
        related: [
          Diagnostic.Related(
            component: placed.reportedID, pointer: list.appending(high).appending("value"),
            message: "the upper bound")
        ])
    }
  }

  private static func shown(_ value: JSONValue) -> String { value.stringValue ?? value.text() }
}
