internal import JSON

extension Check {
  static let conditionForwardReference = Check(
    code: "condition-forward-reference", severity: .warning,
    summary: "a condition waits for an answer that a later step asks for",
    reason: """
      When people come to the earlier step the answer is not there yet, so that the condition does \
      not hold, and changes behind their backs once they have gone on.
      """,
    source: "Formhaus; PAIR-code/deliberate-lab#918",
    passing: [
      Example("an earlier step", form(in: "two", reads: "first")),
      Example("the same step", form(in: "one", reads: "first")),
      Example(
        "below all steps",
        [
          step("one", []), step("two", []),
          ["type": "Text", "id": "t", "text": "Hello", "visibleIf": reading("oneText2")],
          ["type": "Toggle", "id": "oneText2", "label": "On"],
        ]),
    ],
    failing: [
      Example("a later step", form(in: "one", reads: "second")),
      Example(
        "a step by what is in a later one",
        [
          step("zero", []), step("one", [], shown: reading("second")),
          step("two", [toggle("second")]),
        ]),
    ],
    find: { context in
      context.references.compactMap { reference in
        guard reference.kind == .condition, let owner = reference.owner,
          let target = context.component(reference.id), owner.isBefore(stepOf: target),
          let step = target.step
        else { return nil }
        return Finding(
          component: owner.reportedID, pointer: reference.pointer,
          message: "\(reference.property) waits for \(target.name), which is asked later, in "
            + step.name,
          help: "ask for it earlier, or decide in the later step",
          related: [target.related("asked later")])
      }
    })

  private static func reading(_ id: String) -> JSONValue {
    ["field": .string(id), "truthy": true]
  }

  private static func toggle(_ id: String) -> JSONValue {
    ["type": "Toggle", "id": .string(id), "label": "On"]
  }

  private static func step(
    _ id: String, _ children: [JSONValue], shown: JSONValue = true
  ) -> JSONValue {
    [
      "type": "Step", "id": .string(id), "label": .string(id), "visibleIf": shown,
      "children": .array(
        [["type": "Text", "id": .string(id + "Text"), "text": "Hello"]] + children),
    ]
  }

  private static func form(in place: String, reads id: String) -> JSONValue {
    let text: JSONValue = [
      "type": "Text", "id": "t", "text": "Hello", "visibleIf": reading(id),
    ]
    return [
      step("one", [toggle("first")] + (place == "one" ? [text] : [])),
      step("two", [toggle("second")] + (place == "two" ? [text] : [])),
    ]
  }
}
