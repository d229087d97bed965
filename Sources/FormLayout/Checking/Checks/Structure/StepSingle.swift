internal import JSON

extension Check {
  static let stepSingle = Check(
    code: "step-single", severity: .info,
    summary: "a form has one step only",
    reason: "A single page needs no steps: 'step 1 of 1' tells nobody anything.",
    source: "Formhaus",
    passing: [
      Example("two", [step("one"), step("two")]),
      Example("none", [["type": "Text", "id": "a", "text": "Hello"]]),
    ],
    failing: [
      Example("one", [step("one")]),
      Example("one and a button", [step("one"), Example.submit]),
    ],
    find: { context in
      let steps = context.form.components.indices.filter {
        context.form.components[$0].type == "Step"
      }
      guard steps.count == 1, let index = steps.first else { return [] }
      let component = context.form.components[index]
      let placed = PlacedComponent(
        component: component, path: ComponentPath([index]), ancestors: [])
      let isPlain = ["routes", "next", "back", "skip", "autoAdvance"].allSatisfy {
        component[$0] == nil
      }
      let edit = Edit.set(ids: [context.address(of: placed)], props: [.text("type", "Section")])
      return [
        placed.finding(
          "it is the only step", help: "make it a Section, or split the form into several steps",
          fixes: isPlain ? [Fix("make it a Section", .offered, [edit])] : [])
      ]
    })

  private static func step(_ id: String) -> JSONValue {
    [
      "type": "Step", "id": .string(id), "label": .string(id),
      "children": [["type": "Text", "id": .string(id + "Text"), "text": "Hello"]],
    ]
  }
}
