internal import JSON

extension Check {
  static let negativeToggle = Check(
    code: "negative-toggle", severity: .info,
    summary: "a switch says what does not happen when it is on",
    reason: """
      On for 'do not' has to be thought about, off twice: many choose the opposite of what they \
      want.
      """,
    source: "Nielsen Norman Group: Toggle-Switch Guidelines",
    passing: [
      Example("what happens", [toggle("Send me email")]),
      Example("a statement", [toggle("I have not been abroad this year")]),
      Example("a word that begins alike", [toggle("Union member")]),
    ],
    failing: [
      Example("do not", [toggle("Do not send me email")]),
      Example("turned off", [toggle("Disable notifications")]),
      Example("I do not want", [toggle("I do not want to receive offers")]),
    ],
    find: { context in
      context.askedFields.compactMap { field in
        guard field.component.type == "Toggle", negative.begin(field.words) else { return nil }
        return field.placed.finding(
          "on means that something does not happen", at: "label",
          help: "say what happens when it is on, and turn conditions and the default round")
      }
    })

  private static func toggle(_ label: String) -> JSONValue {
    ["type": "Toggle", "id": "a", "label": .string(label)]
  }

  private static let negative = WordPhrases(
    """
    do not,don t,disable,deactivate,turn off,switch off,opt out,unsubscribe,never,no emails,\
    no email,no newsletter,i do not want,i don t want,i do not wish,please do not,nicht,keine,\
    deaktivieren,ich mochte keine,ich mochte nicht,ne pas,desactiver,je ne souhaite pas,no quiero,\
    desactivar
    """)
}
