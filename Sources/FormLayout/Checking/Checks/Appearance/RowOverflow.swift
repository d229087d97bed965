internal import JSON

extension Check {
  static let rowOverflow = Check(
    code: "row-overflow", severity: .warning,
    summary: "a row holds more than a phone is wide",
    reason: """
      An HStack does not break. On a phone of about 390 points its texts are cut, or squeezed until \
      they stand letter above letter, the more so with large type.
      """,
    source: "Human Interface Guidelines: Layout; WCAG 2.2: 1.4.10",
    passing: [
      Example("four texts", [row(["A", "B", "C", "D"])]),
      Example("icons", [row(["", "", "", "", "", ""])]),
      Example("widths that fit", [row(["A", "B"], width: 170)]),
      Example("a row that scrolls", [scrolling]),
    ],
    failing: [
      Example("five texts", [row(["A", "B", "C", "D", "E"])]),
      Example("widths that do not fit", [row(["A", "B"], width: 171)]),
    ],
    find: { context in
      context.components(ofType: "HStack").compactMap { placed in
        let children = placed.component.children
        guard children.count > 1, !scrolls(placed) else { return nil }
        let count = children.count { $0.catalogued != nil && $0.words?.isBlank == false }
        let width = children.reduce(0) { $0 + ($1.style["width"]?.doubleValue ?? 0) }
        guard count > 4 || width > 340 else { return nil }
        let edit = Edit.set(ids: [context.address(of: placed)], props: [.text("type", "VStack")])
        return placed.finding(
          count > 4
            ? "\(count) texts stand side by side"
            : "its parts are \(JSONNumber(width).text) points wide together",
          help: "put them below each other, or into rows of two",
          fixes: [Fix("put them below each other", .offered, [edit])])
      }
    })

  private static func scrolls(_ placed: PlacedComponent) -> Bool {
    placed.ancestors.contains { $0.type == "ScrollView" }
  }

  private static func row(_ labels: [String], width: Int? = nil) -> JSONValue {
    let children = labels.enumerated().map { index, label -> JSONValue in
      var object: JSONObject = [
        "type": "Button", "id": .string("b\(index)"), "label": .string(label),
        "systemName": "star",
      ]
      if let width { object["style"] = ["width": .number(JSONNumber(width))] }
      return .object(object)
    }
    return ["type": "HStack", "id": "row", "children": .array(children)]
  }

  private static let scrolling: JSONValue = [
    "type": "ScrollView", "id": "scroll", "children": [row(["A", "B", "C", "D", "E"])],
  ]
}
