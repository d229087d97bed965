internal import JSON

extension Check {
  static let disabledSubmit = Check(
    code: "disabled-submit", severity: .info,
    summary: "the button that sends is off until all is well, and nothing says why",
    reason: """
      A button that cannot be pressed explains nothing: people look for what is missing, and who \
      navigates by keyboard does not even find it. Pressed, it could say what is missing.
      """,
    source: "GOV.UK Design System: Button; Nielsen Norman Group",
    passing: [
      Example("always on", [agree, button([:])]),
      Example(
        "with the reason",
        [
          agree,
          button(["accessibility": ["hint": "On once you agree to the terms"], "disabledIf": off]),
        ]),
      Example(
        "a text says it",
        [
          agree, ["type": "Text", "id": "t", "text": "Agree first, please"],
          button(["disabledIf": off]),
        ]),
    ],
    failing: [
      Example("until a choice", [agree, button(["disabledIf": off])]),
      Example("for good", [agree, button(["disabledIf": true])]),
    ],
    find: { context in
      context.components(having: "disabledIf").compactMap { placed in
        let component = placed.component
        guard component.type == "Button", component.role == "submit",
          let condition = component["disabledIf"], condition != false,
          component.accessibility["hint"]?.stringValue?.isSpoken != true,
          ![-1, 1].contains(where: { context.place($0, from: placed)?.component.type == "Text" })
        else { return nil }
        return placed.finding(
          "it is off\(condition == true ? "" : " at first"), and nothing says why",
          at: "disabledIf",
          help: "leave it on: pressed, it says what is missing",
          fixes: [context.fix("leave it on", .offered, of: placed, [.unset("disabledIf")])])
      }
    })

  private static let agree: JSONValue = ["type": "Toggle", "id": "agree", "label": "I agree"]
  private static let off: JSONValue = ["not": ["field": "agree", "truthy": true]]

  private static func button(_ more: JSONObject) -> JSONValue {
    var object: JSONObject = ["type": "Button", "id": "send", "label": "Order", "role": "submit"]
    for member in more.members { object[member.key] = member.value }
    return .object(object)
  }
}
