internal import JSON

extension Check {
  static let propertyNotApplicable = Check(
    code: "property-not-applicable", severity: .info,
    summary: "a property or rule has no effect on this kind of answer",
    reason: """
      The type takes the property, but not as the field is set up: bounds of a text, counts of a \
      single choice. Whoever wrote it expects something to come of it.
      """,
    source: "SurveyJS linter, Formhaus",
    passing: [
      Example(
        "bounds of a number",
        [["type": "TextField", "id": "a", "label": "A", "input": "integer", "minimum": 1]]),
      Example(
        "counts of several choices",
        [
          [
            "type": "Picker", "id": "a", "label": "A", "multiple": true, "minItems": 1,
            "options": [["value": "x"], ["value": "y"]],
          ]
        ]),
      Example("a length of a text", [field("TextEditor", "minLength", 2)]),
      Example("a length of a list", [field("FileField", "maxLength", 2)]),
    ],
    failing: [
      Example(
        "bounds of a text", [["type": "TextField", "id": "a", "label": "A", "maximum": 9]]),
      Example(
        "counts of one choice",
        [
          [
            "type": "Picker", "id": "a", "label": "A", "maxItems": 2,
            "options": [["value": "x"], ["value": "y"]],
          ]
        ]),
      Example(
        "an example inside a switch",
        [["type": "Toggle", "id": "a", "label": "A", "placeholder": "Yes"]]),
      Example("a length of a number", [field("Stepper", "maxLength", 2)]),
      Example(
        "a condition for what is required anyway",
        [
          ["type": "Toggle", "id": "b", "label": "B"],
          [
            "type": "TextField", "id": "a", "label": "A", "required": true,
            "requiredIf": ["field": "b", "truthy": true],
          ],
        ]),
    ],
    find: { context in
      context.fields.flatMap { placed in
        idleProperties(of: placed.component).map { name, reason in
          idle(name, at: placed.pointer(to: name), reason, of: placed, context)
        } + idleRules(of: placed, context)
      }
    })

  private static func field(_ type: String, _ rule: String, _ value: JSONValue) -> JSONValue {
    [
      "type": .string(type), "id": "a", "label": "A",
      "rules": [["rule": .string(rule), "value": value]],
    ]
  }

  private static let lineless: Set<String> = [
    "Toggle", "Slider", "Stepper", "Rating", "ColorPicker", "FileField",
  ]
  private static let textRules: Set<String> = [
    "minLength", "maxLength", "pattern", "email", "url", "phone",
  ]
  private static let dateRules: Set<String> = ["before", "after", "minAge", "maxAge"]

  /// What is set without effect, and why it has none.
  private static func idleProperties(of component: Component) -> [(String, String)] {
    var idle: [(String, String)] = []
    func add(_ names: [String], _ reason: String) {
      idle += names.filter { component[$0] != nil }.map { ($0, reason) }
    }
    switch component.type {
    case "TextField" where component.valueKind == .text:
      add(["minimum", "maximum", "step"], "the answer is a text: 'input' is no number")
    case "Picker" where !component.isMultiple, "FileField" where !component.isMultiple:
      add(["minItems", "maxItems"], "it takes one answer: 'multiple' is not set")
    default: break
    }
    if lineless.contains(component.type) {
      add(["placeholder"], "a \(component.type) has no empty line to show it in")
    }
    if component.isRequired { add(["requiredIf"], "it is required in any case") }
    return idle
  }

  private static func idleRules(of placed: PlacedComponent, _ context: CheckContext) -> [Finding] {
    guard let rules = placed.component["rules"]?.arrayValue, !rules.isEmpty else { return [] }
    let kind = placed.component.valueKind
    return rules.enumerated().compactMap { index, rule in
      guard let name = rule["rule"]?.stringValue else { return nil }
      let reason: String
      switch kind {
      case .number where textRules.contains(name) || dateRules.contains(name):
        reason = "the answer is a number"
      case .boolean where textRules.contains(name) || dateRules.contains(name):
        reason = "the answer is on or off"
      case .textList where dateRules.contains(name):
        reason = "the answer is a list"
      case .some where name == "unique" && placed.item == nil:
        reason = "it stands in no Repeat, so there is nothing to differ from"
      default: return nil
      }
      return idle(
        name, at: placed.pointer(to: "rules").appending(index), reason, of: placed, context)
    }
  }

  private static func idle(
    _ name: String, at pointer: JSONPointer, _ reason: String, of placed: PlacedComponent,
    _ context: CheckContext
  ) -> Finding {
    let edit = Edit.set(ids: [context.address(of: placed)], props: [.unset(name)])
    return Finding(
      component: placed.reportedID, pointer: pointer,
      message: "'\(name)' has no effect: \(reason)", help: "remove it, or change what is asked",
      fixes: [Fix("remove '\(name)'", .offered, [edit])])
  }
}
