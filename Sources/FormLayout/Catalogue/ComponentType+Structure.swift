internal import JSON

extension ComponentType {
  static let structure: [ComponentType] = [
    ComponentType(
      "Step", .structure, "one page of the form; at the top only", children: .any,
      [
        Property.label, Property("description", .text, "a sentence below the heading"),
        Property.stepButton("next", "the button that goes on"),
        Property.stepButton("back", "the button that goes back"),
        Property.stepButton("skip", "the button that passes the page over"),
        Property.routes,
        Property("autoAdvance", .flag, "goes on once answered", default: false),
      ]),
    ComponentType(
      "Repeat", .structure, "a list of items that people add to", children: .only(["Item"]),
      [
        Property.label, Property("description", .text, "a sentence below the heading"),
        Property("minItems", .integer(0...1_000), "the fewest items"),
        Property("maxItems", .integer(0...1_000), "the most items"),
        Property("itemLabel", .text, "what one item is called"),
      ]),
    ComponentType(
      "Item", .structure, "the template of one kind of item in a Repeat", children: .any,
      [Property.label]),
  ]
}
