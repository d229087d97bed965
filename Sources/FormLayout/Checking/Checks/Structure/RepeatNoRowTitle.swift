internal import JSON

extension Check {
  static let repeatNoRowTitle = Check(
    code: "repeat-no-row-title", severity: .info,
    summary: "the items of a list have no name",
    reason: """
      'Traveller 2' tells who reads or hears the form which of the equal groups of fields they are \
      in, and what the button adds.
      """,
    source: "WCAG 2.2: 2.4.6",
    passing: [
      Example("a name for all", [list("itemLabel", "Traveller", item: nil)]),
      Example("a name of the kind", [list("label", "Travellers", item: "Adult")]),
    ],
    failing: [
      Example("neither", [list("label", "Travellers", item: nil)]),
      Example("a blank one", [list("itemLabel", " ", item: "")]),
    ],
    find: { context in
      context.components(ofType: "Repeat").compactMap { placed in
        let component = placed.component
        guard component["itemLabel"]?.stringValue?.isBlank ?? true,
          let item = component.children.first(where: { child in
            child.type == "Item" && child.label?.isBlank ?? true
          })
        else { return nil }
        return placed.finding(
          "its items have no name", help: "say what one is called, in 'itemLabel'",
          related: context.children(of: placed).filter { $0.component.id.isIdentical(to: item.id) }
            .prefix(1).map { $0.related("nor has this kind of item a label") })
      }
    })

  private static func list(_ name: String, _ value: String, item: String?) -> JSONValue {
    var template: JSONObject = ["type": "Item", "id": "b"]
    if let item { template["label"] = .string(item) }
    template["children"] = [["type": "TextField", "id": "c", "label": "Name"]]
    return .object([
      "type": "Repeat", "id": "a", name: .string(value), "maxItems": 9,
      "children": [.object(template)],
    ])
  }
}
