internal import JSON

extension Check {
  static let reservedID = Check(
    code: "reserved-id", severity: .error,
    summary: "an id is a word of the condition grammar",
    reason: """
      In conditions and commands \(reservedWords) have a meaning of their own, so a component of \
      that name could not be written there.
      """,
    source: "house rule: conditions are written as text",
    passing: [
      Example("a reserved word inside a longer one", [["type": "Stepper", "id": "ageInYears"]]),
      Example("other letters", [["type": "Stepper", "id": "Age"]]),
    ],
    failing: [
      Example("'age'", [["type": "Stepper", "id": "age", "label": "Age"]]),
      Example("'form'", [["type": "VStack", "id": "form", "children": []]]),
    ],
    find: { context in
      context.components.compactMap { placed in
        let id = placed.component.id
        guard Identifier.reserved.contains(id) else { return nil }
        let made = Identifier.unused(id + "Field") { context.component($0) != nil }
        let edit = Edit.rename(id: context.address(of: placed), to: made)
        return placed.finding(
          "'\(id)' cannot be an id: it is a word of conditions", at: "id",
          help: "use another, such as '\(made)'",
          fixes: [Fix("rename it to '\(made)'", .offered, [edit])])
      }
    })

  private static let reservedWords =
    Identifier.reserved.sorted().map { "'\($0)'" }.joined(separator: ", ")
}
