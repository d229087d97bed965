internal import JSON

extension Check {
  static let multiplePrimaryButtons = Check(
    code: "multiple-primary-buttons", severity: .warning,
    summary: "a page has more than one button that sends the form",
    reason: """
      One main button says what comes next. With two of the same weight people stop to choose, and \
      some press the wrong one.
      """,
    source: "L. Wroblewski, Web Form Design; Human Interface Guidelines: Buttons",
    passing: [
      Example("a button that leaves beside it", [button("a"), button("b", role: "cancel")]),
      Example(
        "one in each step",
        [
          ["type": "Step", "id": "one", "label": "One", "children": [button("a")]],
          ["type": "Step", "id": "two", "label": "Two", "children": [button("b")]],
        ]),
      Example(
        "never both at once",
        [
          ["type": "Toggle", "id": "paid", "label": "Pay now"],
          button("a", if: ["field": "paid", "truthy": true]),
          button("b", if: ["not": ["field": "paid", "truthy": true]]),
        ]),
    ],
    failing: [
      Example("two", [button("a"), button("b")]),
      Example(
        "three in rows",
        [
          ["type": "HStack", "id": "row", "children": [button("a"), button("b")]], button("c"),
        ]),
    ],
    find: { context in
      let buttons = context.components(ofType: "Button").filter { $0.component.role == "submit" }
      let pages = Dictionary(grouping: buttons) { $0.step?.path ?? .root }
      return pages.values.compactMap { conflict(among: $0, context) }
    })

  private static func button(
    _ id: String, role: String = "submit", if condition: JSONValue = true
  ) -> JSONValue {
    [
      "type": "Button", "id": .string(id), "label": .string("Send \(id)"), "role": .string(role),
      "visibleIf": condition,
    ]
  }

  /// The buttons of a page that are shown together with its first.
  private static func conflict(
    among buttons: [PlacedComponent], _ context: CheckContext
  ) -> Finding? {
    guard let first = buttons.first, buttons.count > 1 else { return nil }
    let others = buttons.dropFirst().prefix(20).filter { !context.areExclusive(first, $0) }
    guard let second = others.first else { return nil }
    let edit = Edit.set(
      ids: others.map { context.address(of: $0) }, props: [.text("role", "none")])
    return second.finding(
      "\(second.name) sends the form, and so does \(first.name)", at: "role",
      help: "leave one main button; the others may have an action without the role 'submit'",
      fixes: [Fix("keep \(first.name) as the main button", .offered, [edit])],
      related: [first.related("the first", at: "role")]
        + others.dropFirst().map { $0.related("and \($0.name)", at: "role") })
  }
}
