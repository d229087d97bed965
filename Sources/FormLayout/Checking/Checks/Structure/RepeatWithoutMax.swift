internal import JSON

extension Check {
  static let repeatWithoutMax = Check(
    code: "repeat-without-max", severity: .info,
    summary: "a list has no upper limit",
    reason: """
      Without a limit a list may grow until the host cannot take it, and nobody can say so before \
      it is sent.
      """,
    source: "house rule: a form says what it takes",
    passing: [
      Example("a limit", [list(["maxItems": 9])]),
      Example("a limit of none is another finding", [list(["maxItems": 0])]),
    ],
    failing: [
      Example("none", [list([:])]),
      Example("only a lower limit", [list(["minItems": 1])]),
    ],
    find: { context in
      context.components(ofType: "Repeat").compactMap { placed in
        guard placed.component["maxItems"] == nil else { return nil }
        let edit = Edit.set(
          ids: [context.address(of: placed)], props: [.number("maxItems", JSONNumber(50))])
        return placed.finding(
          "any number of items may be added", help: "say how many the host takes, in 'maxItems'",
          fixes: [Fix("take 50 at most", .offered, [edit])])
      }
    })

  private static func list(_ properties: JSONObject) -> JSONValue {
    var object: JSONObject = ["type": "Repeat", "id": "a", "label": "People"]
    for member in properties.members { object[member.key] = member.value }
    return .object(object)
  }
}
