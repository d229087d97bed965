internal import JSON

extension Check {
  static let destructiveNextToPrimary = Check(
    code: "destructive-next-to-primary", severity: .info,
    summary: "a button empties the form",
    reason: """
      Hardly anybody wants to start over, and who presses the wrong of two buttons loses all that \
      was typed.
      """,
    source: "L. Wroblewski, primary and secondary actions; Nielsen Norman Group",
    passing: [
      Example("only a button that leaves", [submit, button("cancel")]),
      Example("nothing to lose", [button("reset")]),
    ],
    failing: [
      Example("beside the button that sends", [field, submit, button("reset")]),
      Example(
        "in a row with it",
        [
          field,
          ["type": "HStack", "id": "row", "children": [button("reset"), submit]],
        ]),
    ],
    find: { context in
      guard !context.fields.isEmpty else { return [] }
      return context.components(ofType: "Button").compactMap { placed in
        guard placed.component.role == "reset" else { return nil }
        return placed.finding(
          "\(placed.name) empties all that was typed", at: "role",
          help: "leave it out, or have it asked again before it does",
          fixes: [
            Fix("remove it", .offered, [.remove(ids: [context.address(of: placed)])])
          ])
      }
    })

  private static let field: JSONValue = ["type": "TextField", "id": "name", "label": "Subject"]
  private static let submit: JSONValue = button("submit")

  private static func button(_ role: String) -> JSONValue {
    ["type": "Button", "id": .string(role), "label": "Go", "role": .string(role)]
  }
}
