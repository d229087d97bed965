internal import JSON

extension Check {
  static let notAComponent = Check(
    code: "not-a-component", severity: .error,
    summary: "something else stands where a component should",
    reason:
      "A list of components holds objects with a type and an id; anything else is passed over.",
    source: "house rule: nothing is lost, and nothing is passed over in silence",
    passing: [
      Example("objects only", [["type": "Divider", "id": "a"]]),
      Example("an object without any key is another finding", [[:]]),
    ],
    failing: [
      Example("a text", ["Email"]),
      Example(
        "null among children",
        [["type": "VStack", "id": "box", "children": [nil, ["type": "Divider", "id": "a"]]]]),
    ],
    find: { context in
      context.components.compactMap { placed in
        guard let stray = placed.component.stray else { return nil }
        let edit = Edit.remove(ids: [placed.path.pointer.description])
        return placed.finding(
          "\(stray.kindInWords) is no component",
          help: "remove it, or write an object with a type and an id",
          fixes: [Fix("remove it", .offered, [edit])])
      }
    })
}
