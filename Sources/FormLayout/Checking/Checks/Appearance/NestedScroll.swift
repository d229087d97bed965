internal import JSON

extension Check {
  static let nestedScroll = Check(
    code: "nested-scroll", severity: .warning,
    summary: "what scrolls stands inside of what scrolls",
    reason: """
      A List or Form inside a ScrollView has no height of its own and collapses, and people cannot \
      tell which of the two their finger moves.
      """,
    source: "SwiftUI: List, Form, ScrollView",
    passing: [
      Example("one that scrolls", [nested("ScrollView", "VStack")]),
      Example("a stack around it", [nested("VStack", "List")]),
      Example("a Form in a Form is another finding", [nested("Form", "Form")]),
    ],
    failing: [
      Example("a list in a view that scrolls", [nested("ScrollView", "List")]),
      Example(
        "further inside", [nested("Form", "Section", in: nested("VStack", "ScrollView", id: "c"))]),
    ],
    find: { context in
      context.components(ofType: "ScrollView", "List", "Form").compactMap { placed in
        guard let outer = placed.ancestors.last(where: { scrolling.contains($0.type) }),
          outer.type != "Form" || placed.component.type != "Form"
        else { return nil }
        let edit = Edit.set(ids: [context.address(of: placed)], props: [.text("type", "VStack")])
        return placed.finding(
          "a \(placed.component.type) stands inside a \(outer.type)"
            + (outer.id.isEmpty ? "" : ", '\(outer.id)'"), at: "type",
          help: "let one of them scroll, and make the other a stack",
          fixes: [Fix("make it a VStack", .offered, [edit])])
      }
    })

  private static let scrolling: Set<String> = ["ScrollView", "List", "Form"]

  private static func nested(
    _ outer: String, _ inner: String, id: String = "a",
    in child: JSONValue = ["type": "Text", "id": "t", "text": "Hello"]
  ) -> JSONValue {
    [
      "type": .string(outer), "id": .string(id),
      "children": [["type": .string(inner), "id": .string(id + "2"), "children": [child]]],
    ]
  }
}
