internal import JSON

extension Check {
  static let patternWithoutMessage = Check(
    code: "pattern-without-message", severity: .info,
    summary: "a format is asked for, and nothing says which",
    reason: """
      Who is told that an answer 'does not have the right format' has to guess. A sentence before, \
      an example, or a message of its own says what is wanted.
      """,
    source: "WCAG 2.2: 3.3.3; GOV.UK Design System",
    passing: [
      Example("a message", [field(["messages": ["pattern": "It looks like NW-123456."]])]),
      Example("an example in the field", [field(["placeholder": "NW-000000"])]),
      Example("help", [field(["help": "It is on your card."])]),
    ],
    failing: [
      Example("nothing", [field([:])]),
      Example("a message for another rule", [field(["messages": ["required": "Needed."]])]),
      Example("an empty message", [field(["messages": ["pattern": ""]])]),
    ],
    find: { context in
      context.patternRules.compactMap { rule in
        let component = rule.placed.component
        let words = [
          component["messages"]?["pattern"]?.stringValue, component.help, component.placeholder,
          component.accessibility["hint"]?.stringValue,
        ]
        guard words.allSatisfy({ $0?.isBlank ?? true }) else { return nil }
        return Finding(
          component: rule.placed.reportedID, pointer: rule.pointer,
          message: "it asks for a format, and nothing says which",
          help: "say it in 'help', or give 'messages' words for 'pattern'")
      }
    })

  private static func field(_ properties: JSONObject) -> JSONValue {
    var object: JSONObject = [
      "type": "TextField", "id": "a", "label": "A",
      "rules": [["rule": "pattern", "value": "^NW-[0-9]{6}$"]],
    ]
    for member in properties.members { object[member.key] = member.value }
    return .object(object)
  }
}
