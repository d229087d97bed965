internal import JSON

extension Check {
  static let repeatCountInvalid = Check(
    code: "repeat-count-invalid", severity: .error,
    summary: "a list may have no items",
    reason: "Nobody can add anything to a list of at most 0 items.",
    source: "SurveyJS linter",
    passing: [
      Example("at least none", [list("minItems", 0)]),
      Example("one", [list("maxItems", 1)]),
    ],
    failing: [
      Example("at most none", [list("maxItems", 0)]),
      Example("at most none, written otherwise", [list("maxItems", 0.0)]),
    ],
    find: { context in
      context.components(ofType: "Repeat").compactMap { placed in
        guard placed.component["maxItems"]?.doubleValue == 0
        else { return nil }
        let edit = Edit.set(ids: [context.address(of: placed)], props: [.unset("maxItems")])
        return placed.finding(
          "'maxItems' is 0, so nothing can be added", at: "maxItems",
          help: "allow one at least, or remove the list",
          fixes: [Fix("drop the limit", .offered, [edit])])
      }
    })

  private static func list(_ property: String, _ value: JSONValue) -> JSONValue {
    .object(["type": "Repeat", "id": "a", "label": "People", property: value])
  }
}
