internal import JSON

extension Check {
  static let allOptional = Check(
    code: "all-optional", severity: .info,
    summary: "nothing in the form must be answered",
    reason:
      "Such a form can be sent empty. What is needed to act on it is required; the rest could go.",
    source: "GOV.UK Design System: Question pages",
    passing: [
      Example("one required field", [field("a", true), field("b", false), field("c", false)]),
      Example(
        "required in a case",
        [
          field("a", false), field("b", false),
          [
            "type": "TextField", "id": "c", "label": "c",
            "requiredIf": ["field": "a", "notEmpty": true],
          ],
        ]),
      Example(
        "a search", [["type": "TextField", "id": "a", "label": "Search", "input": "search"]]),
      Example(
        "settings, which have their values",
        [toggle("a"), toggle("b"), toggle("c"), Example.submit]),
    ],
    failing: [
      Example(
        "three fields", [field("a", false), field("b", false), field("c", false), Example.submit]),
      Example(
        "fields and a switch",
        [field("a", false), field("b", false), toggle("d"), field("c", false), Example.submit]),
    ],
    find: { context in
      let asked = context.fields.filter { asks($0.component) }
      guard asked.count >= 3,
        !context.isOfPlainFormat,
        context.components(having: "requiredIf").isEmpty,
        !context.fields.contains(where: { mustBeAnswered($0.component) }),
        context.components(having: "minItems").isEmpty
      else { return [] }
      return [
        Finding(
          pointer: .root, message: "none of the \(asked.count) fields is required",
          help: "require what you cannot do without")
      ]
    })

  private static func field(_ id: String, _ isRequired: Bool) -> JSONValue {
    [
      "type": "TextField", "id": .string(id), "label": .string(id), "required": .bool(isRequired),
    ]
  }

  private static func toggle(_ id: String) -> JSONValue {
    ["type": "Toggle", "id": .string(id), "label": .string(id)]
  }

  /// Whether it can be left empty, unlike what always has a value.
  private static func asks(_ component: Component) -> Bool {
    !["Toggle", "Slider", "Stepper", "ColorPicker"].contains(component.type)
      && !component.isReadOnly && component.input != "search" && component.defaultValue == nil
  }

  private static func mustBeAnswered(_ component: Component) -> Bool {
    component.isRequired || component.rule("custom") != nil
  }
}
