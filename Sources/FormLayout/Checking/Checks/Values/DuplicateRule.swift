internal import JSON

extension Check {
  static let duplicateRule = Check(
    code: "duplicate-rule", severity: .error,
    summary: "a field has the same rule twice",
    reason:
      "A rule's name occurs once in a field: an edit or a message by that name could mean either.",
    source: "house rule: rules are addressed by name",
    passing: [
      Example(
        "two rules", [field(rules: [["rule": "email"], ["rule": "maxLength", "value": 9]])]),
      Example(
        "the same rule in two fields",
        [
          field(rules: [["rule": "email"]]),
          ["type": "TextField", "id": "b", "label": "B", "rules": [["rule": "email"]]],
        ]),
    ],
    failing: [
      Example(
        "two lengths",
        [field(rules: [["rule": "minLength", "value": 2], ["rule": "minLength", "value": 8]])]),
      Example("a flag twice", [field(rules: [["rule": "email"], ["rule": "email"]])]),
    ],
    find: { context in
      context.components.flatMap { placed in
        (placed.component["rules"]?.arrayValue ?? []).repeatedTexts(under: "rule").map {
          sameRule($0.text, at: $0.indices, in: placed, context)
        }
      }
    })

  private static func field(rules: JSONValue) -> JSONValue {
    ["type": "TextField", "id": "a", "label": "A", "rules": rules]
  }

  private static func sameRule(
    _ name: String, at indices: [Int], in placed: PlacedComponent, _ context: CheckContext
  ) -> Finding {
    let list = placed.pointer(to: "rules")
    func place(_ index: Int, _ message: String) -> Diagnostic.Related {
      Diagnostic.Related(
        component: placed.reportedID, pointer: list.appending(index), message: message)
    }
    var seen: Set<CodeUnits> = []
    let once = (placed.component["rules"]?.arrayValue ?? []).filter { rule in
      rule["rule"]?.stringValue.map { seen.insert(CodeUnits($0)).inserted } ?? true
    }
    return Finding(
      component: placed.reportedID, pointer: list.appending(indices[1]),
      message:
        "the rule '\(name)' is there \(indices.count == 2 ? "twice" : "\(indices.count) times")",
      help: "keep one of them",
      fixes: [
        Fix(
          "keep the first", .offered,
          [.set(ids: [context.address(of: placed)], props: [.path("rules", .array(once))])])
      ],
      related: [place(indices[0], "the first is here")]
        + indices.dropFirst(2).map { place($0, "and here") })
  }
}
