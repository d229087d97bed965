internal import JSON

extension Check {
  static let headingFake = Check(
    code: "heading-fake", severity: .info,
    summary: "a text only looks like a heading",
    reason: """
      Large or bold letters are a heading to the eye alone. The label of a Section and the form's \
      title are headings to everybody, and exports know them.
      """,
    source: "WCAG 2.2: 1.3.1; axe p-as-heading",
    passing: [
      Example("a section", [["type": "Section", "id": "s", "label": "You", "children": [name]]]),
      Example("a sentence", [["type": "Text", "id": "t", "text": "Hello"], name]),
      Example(
        "a large text with nothing below", [name, heading("Thank you", font: "title")]),
      Example(
        "a bold sentence",
        [
          ["type": "Text", "id": "t", "text": "All fields count.", "style": ["weight": "bold"]],
          name,
        ]),
    ],
    failing: [
      Example("the title", [heading("Registration", font: "largeTitle"), name]),
      Example(
        "a section's",
        [
          "formchat": 1, "id": "a", "title": "Order",
          "components": [heading("About you", font: "headline"), name, Example.submit],
        ]),
    ],
    find: { context in
      var titled = context.form.title?.isSpoken == true
      return context.components(ofType: "Text").compactMap { placed in
        guard isLikeHeading(placed.component), let text = placed.component.text,
          placed.parent?.type != "HStack", !context.isNamed(placed),
          case let below = fieldsBelow(placed, context), !below.isEmpty
        else { return nil }
        let isTitle = !titled && placed.path.indices.allSatisfy { $0 < 2 }
        titled = titled || isTitle
        return placed.finding(
          "'\(text)' looks like a heading and is a text", at: "text",
          help: isTitle
            ? "make it the form's 'title'"
            : "put what belongs to it into a Section with that label",
          fixes: placed.component["visibleIf"] != nil
            ? []
            : [isTitle ? title(text, placed, context) : section(text, placed, below, context)])
      }
    })

  private static let name: JSONValue = ["type": "TextField", "id": "name", "label": "Name"]

  private static func heading(_ text: String, font: String) -> JSONValue {
    ["type": "Text", "id": "t", "text": .string(text), "style": ["font": .string(font)]]
  }

  /// What follows up to the next heading, where there are fields among it.
  private static func fieldsBelow(
    _ placed: PlacedComponent, _ context: CheckContext
  ) -> [PlacedComponent] {
    let siblings = placed.parent?.children ?? context.form.components
    var below: [PlacedComponent] = []
    for offset in 1..<max(2, siblings.count - placed.path.last) {
      guard let next = context.place(offset, from: placed), !ends(next.component) else { break }
      below.append(next)
    }
    return below.contains { asks($0.component) } ? below : []
  }

  private static func ends(_ component: Component) -> Bool {
    isLikeHeading(component) || ["Section", "Step", "Button"].contains(component.type)
  }

  private static func asks(_ component: Component) -> Bool {
    component.isField || component.children.contains(where: asks)
  }

  private static func title(
    _ text: String, _ placed: PlacedComponent, _ context: CheckContext
  ) -> Fix {
    Fix(
      "make it the form's title", .offered,
      [
        .set(ids: [TranslationPath.form], props: [.text("title", text)]),
        .remove(ids: [context.address(of: placed)]),
      ])
  }

  private static func section(
    _ text: String, _ placed: PlacedComponent, _ below: [PlacedComponent], _ context: CheckContext
  ) -> Fix {
    let id = Identifier.unused(Identifier.made(from: text) ?? "section") {
      context.component($0) != nil
    }
    let place = Edit.Place(
      in: context.addressOfParent(of: placed), after: context.address(of: placed))
    return Fix(
      "make it a Section with \(below.count == 1 ? below[0].name : "what is below")", .offered,
      [
        .add(nodes: [Edit.Node(type: "Section", id: id, label: text)], at: place),
        .move(ids: below.map { context.address(of: $0) }, to: Edit.Place(in: id)),
        .remove(ids: [context.address(of: placed)]),
      ])
  }
}
