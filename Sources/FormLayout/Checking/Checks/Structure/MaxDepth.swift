internal import JSON

extension Check {
  static let maxDepth = Check(
    code: "max-depth", severity: .warning,
    summary: "containers stand inside each other deeper than anybody follows",
    reason: """
      Each level costs a model and a reader attention, indents what is inside, and makes a screen \
      reader announce one more group.
      """,
    source: "house rule; tidyverse/ellmer#671",
    passing: [
      Example("eight levels", [nested(8)]),
      Example("many beside each other", [nested(2, "a"), nested(2, "b"), nested(2, "c")]),
    ],
    failing: [
      Example("nine levels", [nested(9)]),
      Example("twelve levels", [nested(12)]),
    ],
    find: { context in
      let deep = context.components.filter { $0.ancestors.count == limit + 1 }
      guard let first = deep.first else { return [] }
      return [
        first.finding(
          "it stands \(limit + 1) levels deep",
          help: "leave out containers that hold one thing only",
          related: deep.dropFirst().prefix(20).map { $0.related("as deep") })
      ]
    })

  private static let limit = 8

  private static func nested(_ depth: Int, _ name: String = "a") -> JSONValue {
    var value: JSONValue = ["type": "Text", "id": .string("\(name)0"), "text": "Hello"]
    for level in 1...depth {
      value = [
        "type": "Group", "id": .string("\(name)\(level)"), "children": [value],
      ]
    }
    return value
  }
}
