internal import JSON

extension Check {
  static let submitMissing = Check(
    code: "submit-missing", severity: .error,
    summary: "a form that asks something has no button that sends it",
    reason: "Without such a button people fill the form in and cannot hand it over.",
    source: "Formhaus; camunda/skills#96",
    passing: [
      Example(
        "a button that submits",
        [
          ["type": "TextField", "id": "a", "label": "A"],
          ["type": "Button", "id": "send", "label": "Send", "role": "submit"],
        ]),
      Example(
        "a button whose action the host knows",
        [
          ["type": "TextField", "id": "a", "label": "A"],
          [
            "type": "HStack", "id": "row",
            "children": [["type": "Button", "id": "go", "label": "Go", "action": "register"]],
          ],
        ]),
      Example(
        "a form of DynamicUI's, whose host is told of every answer as it is given",
        [
          "formchat": 1, "id": "a", "origin": ["format": "dynamicui"],
          "components": [["type": "Toggle", "id": "b", "label": "B"]],
        ]),
      Example("nothing is asked", [["type": "Text", "id": "a", "text": "Thank you"]]),
    ],
    failing: [
      Example("no button", [["type": "TextField", "id": "a", "label": "A"]]),
      Example(
        "only a button that leaves",
        [
          ["type": "TextField", "id": "a", "label": "A"],
          ["type": "Button", "id": "back", "label": "Back", "role": "cancel", "action": "leave"],
        ]),
    ],
    find: { context in
      guard context.form.source?.hearsEachAnswer != true else { return [] }
      let asks = context.components.contains {
        $0.component.valueKind != nil && !$0.component.isReadOnly
      }
      guard asks, !context.components.contains(where: { canSubmit($0.component) }) else {
        return []
      }
      let button = Edit.Node(
        type: "Button", id: Identifier.unused("submit") { context.component($0) != nil },
        label: "Submit", props: [.text("role", "submit")])
      return [
        Finding(
          pointer: .root, message: "no button sends the answers",
          help: "add a Button with the role 'submit'",
          fixes: [
            Fix(
              "add a Submit button", context.isEnglish ? .safe : .offered,
              [.add(nodes: [button], at: Edit.Place())])
          ])
      ]
    })

  /// Whether pressing it sends the form, or tells the host something by which it may.
  private static func canSubmit(_ component: Component) -> Bool {
    guard component.type == "Button" else { return false }
    switch component.role {
    case "submit": return true
    case nil, "none": return component.action?.isEmpty == false
    default: return false
    }
  }
}
