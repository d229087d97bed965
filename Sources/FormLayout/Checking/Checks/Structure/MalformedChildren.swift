internal import JSON

extension Check {
  static let malformedChildren = Check(
    code: "malformed-children", severity: .error,
    summary: "components or children are not in a list",
    reason: "What stands inside is a list, in the order it is shown; anything else cannot be read.",
    source: "house rule",
    passing: [
      Example("lists", [["type": "VStack", "id": "box", "children": []]]),
      Example("no children at all", [["type": "VStack", "id": "box"]]),
    ],
    failing: [
      Example(
        "one child without a list",
        [["type": "VStack", "id": "box", "children": ["type": "Divider", "id": "a"]]]),
      Example("no components", ["formchat": 1, "id": "a"]),
      Example(
        "components as an object",
        ["formchat": 1, "id": "a", "components": ["type": "Divider", "id": "b"]]),
    ],
    find: { context in
      var findings: [Finding] = []
      if context.form["components"]?.arrayValue == nil {
        let value = context.form["components"]
        findings.append(
          Finding(
            pointer: value == nil ? .root : JSONPointer(["components"]),
            message: value.map { "'components' takes a list, not \($0.kindInWords)" }
              ?? "the form has no 'components'",
            help: "write a list; it may be empty"))
      }
      for placed in context.components where placed.component.hasMalformedChildren {
        let kind = (placed.component["children"] ?? .null).kindInWords
        findings.append(
          placed.finding(
            "'children' takes a list, not \(kind)", at: "children",
            help: "put what is inside between '[' and ']'"))
      }
      return findings
    })
}
