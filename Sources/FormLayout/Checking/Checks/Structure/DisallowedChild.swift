internal import JSON

extension Check {
  static let disallowedChild = Check(
    code: "disallowed-child", severity: .error,
    summary: "a component stands where its kind cannot stand",
    reason: """
      What is inside a field or a text is never shown. A Step is a page, so it stands at the top; \
      an Item is the template of a Repeat, so it stands directly in one, and nothing else does.
      """,
    source: "DynamicUI; house rules for steps and repeats",
    passing: [
      Example(
        "steps at the top, items in a repeat",
        [
          ["type": "Step", "id": "one", "label": "One", "children": [repeatOfNames]],
          ["type": "Step", "id": "two", "label": "Two", "children": []],
        ]),
      Example(
        "a field with an empty list of children",
        [["type": "TextField", "id": "a", "label": "A", "children": []]]),
      Example(
        "children of a type that nobody knows",
        [["type": "Card", "id": "a", "children": [["type": "Divider", "id": "b"]]]]),
    ],
    failing: [
      Example(
        "children of a field",
        [
          [
            "type": "TextField", "id": "a", "label": "A",
            "children": [["type": "Divider", "id": "b"]],
          ]
        ]),
      Example(
        "a step in a section",
        [["type": "Section", "id": "a", "children": [["type": "Step", "id": "b", "label": "B"]]]]),
      Example("an item at the top", [["type": "Item", "id": "a"]]),
      Example(
        "a field directly in a repeat",
        [
          [
            "type": "Repeat", "id": "a", "label": "A",
            "children": [
              ["type": "TextField", "id": "b", "label": "B"], ["type": "Divider", "id": "c"],
            ],
          ]
        ]),
    ],
    find: { context in
      context.components.flatMap { placed in
        [
          leafWithChildren(placed, context), repeatWithOthers(placed, context),
          misplaced(placed, context),
        ]
        .compactMap { $0 }
      }
    })

  private static let repeatOfNames: JSONValue = [
    "type": "Repeat", "id": "people", "label": "People",
    "children": [
      [
        "type": "Item", "id": "person",
        "children": [["type": "TextField", "id": "name", "label": "Name"]],
      ]
    ],
  ]

  private static func leafWithChildren(
    _ placed: PlacedComponent, _ context: CheckContext
  ) -> Finding? {
    guard case .some(.none) = placed.component.catalogued?.children,
      !placed.component.children.isEmpty
    else { return nil }
    let children = context.children(of: placed)
    let place = Edit.Place(
      in: placed.parent == nil ? "" : context.addressOfParent(of: placed),
      after: context.address(of: placed))
    return placed.finding(
      "a \(placed.component.type) cannot hold components, so they are never shown",
      at: "children", help: "move them out, for example to just after it",
      fixes: [
        Fix(
          "move them to just after it", .offered,
          [.move(ids: children.map { context.address(of: $0) }, to: place)])
      ], related: children.map { $0.related("never shown") })
  }

  private static func repeatWithOthers(
    _ placed: PlacedComponent, _ context: CheckContext
  ) -> Finding? {
    guard case .only(let types) = placed.component.catalogued?.children else { return nil }
    let others = context.children(of: placed).filter {
      $0.component.stray == nil && !types.contains($0.component.type)
    }
    guard let first = others.first else { return nil }
    let item = Identifier.unused("item") { context.component($0) != nil }
    let fix = Fix(
      "put \(others.count == 1 ? "it" : "them") into an Item", .offered,
      [
        .add(
          nodes: [Edit.Node(type: "Item", id: item, label: "")],
          at: Edit.Place(in: context.address(of: placed))),
        .move(ids: others.map { context.address(of: $0) }, to: Edit.Place(in: item)),
      ])
    return first.finding(
      "\(first.name) stands directly in the \(placed.component.type) \(placed.name)",
      help: "a Repeat holds Items; what one item asks stands inside an Item",
      fixes: [fix], related: others.dropFirst().map { $0.related("so does \($0.name)") })
  }

  private static func misplaced(_ placed: PlacedComponent, _ context: CheckContext) -> Finding? {
    let address = context.address(of: placed)
    switch placed.component.type {
    case "Step" where placed.parent != nil && placed.parent?.type != "Repeat":
      return placed.finding(
        "a Step stands at the top of the form only",
        help: "move it to the top, or make it a Section",
        fixes: [
          Fix(
            "make it a Section", .offered, [.set(ids: [address], props: [.text("type", "Section")])]
          )
        ])
    case "Item" where placed.parent?.type != "Repeat":
      return placed.finding(
        "an Item stands directly in a Repeat only",
        help: "put it into a Repeat, or make it a Group",
        fixes: [
          Fix("make it a Group", .offered, [.set(ids: [address], props: [.text("type", "Group")])])
        ])
    default: return nil
    }
  }
}
