internal import JSON

extension Check {
  static let nestedForm = Check(
    code: "nested-form", severity: .error,
    summary: "a Form stands inside a Form",
    reason: """
      HTML has no form in a form, and SwiftUI draws the inner one without a height, so that its \
      fields cannot be seen.
      """,
    source: "HTML standard, the form element; SwiftUI: Form",
    passing: [
      Example(
        "sections in a form",
        [
          [
            "type": "Form", "id": "a",
            "children": [
              ["type": "Section", "id": "b", "children": [["type": "Divider", "id": "c"]]]
            ],
          ]
        ]),
      Example(
        "two forms beside each other",
        [
          ["type": "Form", "id": "a", "children": [["type": "Divider", "id": "b"]]],
          ["type": "Form", "id": "c", "children": [["type": "Divider", "id": "d"]]],
        ]),
    ],
    failing: [
      Example("a form in a form", [form(in: ["type": "Divider", "id": "c"])]),
      Example(
        "further inside",
        [
          [
            "type": "Form", "id": "x",
            "children": [
              [
                "type": "VStack", "id": "y",
                "children": [
                  ["type": "Form", "id": "z", "children": [["type": "Divider", "id": "w"]]]
                ],
              ]
            ],
          ]
        ]),
    ],
    find: { context in
      context.components(ofType: "Form").compactMap { placed in
        guard let outer = placed.ancestors.last(where: { $0.type == "Form" })
        else { return nil }
        let edit = Edit.set(ids: [context.address(of: placed)], props: [.text("type", "Group")])
        return placed.finding(
          "a Form stands inside the Form '\(outer.id)'", at: "type",
          help: "make the inner one a Group or a Section",
          fixes: [Fix("make it a Group", .offered, [edit])])
      }
    })

  private static func form(in child: JSONValue) -> JSONValue {
    [
      "type": "Form", "id": "a",
      "children": [["type": "Form", "id": "b", "children": [child]]],
    ]
  }
}
