internal import JSON

extension Check {
  static let referenceOutOfScope = Check(
    code: "reference-out-of-scope", severity: .error,
    summary: "a field inside an Item is named from outside of it",
    reason: """
      A field inside an Item has one answer for each item. From outside nobody can tell which of \
      them is meant.
      """,
    source: "house rule; open-formulieren/open-forms#5234",
    passing: [
      Example(
        "from inside the same item",
        [
          [
            "type": "Repeat", "id": "travellers", "label": "Travellers",
            "children": [
              [
                "type": "Item", "id": "adult",
                "children": [
                  ["type": "TextField", "id": "name", "label": "Name"],
                  [
                    "type": "Text", "id": "hint", "text": "Hello",
                    "visibleIf": ["field": "name", "notEmpty": true],
                  ],
                ],
              ]
            ],
          ]
        ]),
      Example(
        "an item names what is outside",
        [
          ["type": "Toggle", "id": "group", "label": "Group"],
          inItem("b", ["field": "group", "truthy": true]),
        ]),
    ],
    failing: [
      Example(
        "from the form",
        [
          travellers,
          [
            "type": "Text", "id": "hint", "text": "Hello",
            "visibleIf": ["field": "name", "notEmpty": true],
          ],
        ]),
      Example(
        "from another item", [travellers, inItem("c", ["field": "name", "notEmpty": true])]),
    ],
    find: { context in
      context.references.compactMap { reference in
        guard let owner = reference.owner, let target = context.component(reference.id),
          target.scope != .root, !owner.path.isInside(target.scope)
        else { return nil }
        let item =
          target.item.map { $0.id.isEmpty ? "an Item" : "the Item '\($0.id)'" } ?? "an Item"
        return Finding(
          component: owner.reportedID, pointer: reference.pointer,
          message: "\(reference.property) names '\(reference.id)', which is inside \(item)",
          help: "name a field outside of it, or move this component into \(item)",
          related: [target.related("the field inside \(item)")])
      }
    })

  private static let travellers: JSONValue = [
    "type": "Repeat", "id": "travellers", "label": "Travellers",
    "children": [
      [
        "type": "Item", "id": "adult",
        "children": [["type": "TextField", "id": "name", "label": "Name"]],
      ]
    ],
  ]

  private static func inItem(_ id: String, _ condition: JSONValue) -> JSONValue {
    [
      "type": "Repeat", "id": .string(id), "label": "More",
      "children": [
        [
          "type": "Item", "id": .string(id + "Item"),
          "children": [
            [
              "type": "TextField", "id": .string(id + "Field"), "label": "Field",
              "visibleIf": condition,
            ]
          ],
        ]
      ],
    ]
  }
}
