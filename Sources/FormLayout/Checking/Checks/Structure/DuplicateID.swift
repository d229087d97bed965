internal import JSON

extension Check {
  static let duplicateID = Check(
    code: "duplicate-id", severity: .error,
    summary: "two components have the same id",
    reason: """
      An id names one component in the whole form, templates of repeated items included. Where two \
      share it, edits, conditions and answers reach only the first.
      """,
    source: "SurveyJS linter, DynamicUI and Formhaus; open-formulieren/open-forms#2670",
    passing: [
      Example(
        "ids that differ in case",
        [["type": "Divider", "id": "a"], ["type": "Divider", "id": "A"]]),
      Example("two components without an id", [["type": "Divider"], ["type": "Divider"]]),
      Example(
        "the form's own id",
        ["formchat": 1, "id": "a", "components": [["type": "Divider", "id": "a"]]]),
    ],
    failing: [
      Example("side by side", [["type": "Divider", "id": "a"], ["type": "Spacer", "id": "a"]]),
      Example(
        "in two places",
        [
          ["type": "VStack", "id": "box", "children": [["type": "Divider", "id": "a"]]],
          ["type": "Divider", "id": "a"], ["type": "Divider", "id": "a"],
        ]),
    ],
    find: { context in
      var groups: [CodeUnits: [PlacedComponent]] = [:]
      for placed in context.components where !placed.component.id.isEmpty {
        groups[CodeUnits(placed.component.id), default: []].append(placed)
      }
      return groups.values.filter { $0.count > 1 }.map { sameID($0, in: context) }
    })

  private static func sameID(_ group: [PlacedComponent], in context: CheckContext) -> Finding {
    let id = group[0].component.id
    var given: Set<String> = []
    let edits = group.dropFirst().map { placed in
      let free = Identifier.unused(Identifier.isValid(id) ? id : "component") {
        given.contains($0) || context.component($0) != nil
      }
      given.insert(free)
      return Edit.rename(id: context.address(of: placed), to: free)
    }
    let times = group.count == 2 ? "twice" : "\(group.count) times"
    return group[1].finding(
      "the id '\(id)' is used \(times)", at: "id",
      help: "give the later one another id; what refers to '\(id)' means the first",
      fixes: [Fix("number the later ones", .offered, Array(edits))],
      related: [group[0].related("the first is here", at: "id")]
        + group.dropFirst(2).map { $0.related("and here", at: "id") })
  }
}
