internal import JSON

extension Check {
  static let buttonLabelVague = Check(
    code: "button-label-vague", severity: .info,
    summary: "the last button does not say what it does",
    reason: """
      'OK' and 'Submit' could do anything. 'Create account' says what happens, also to who hears \
      only the buttons.
      """,
    source: "GOV.UK Design System: Button; Nielsen Norman Group",
    passing: [
      Example("what happens", [button("Create account")]),
      Example("a word and what it is about", [button("Submit application")]),
      Example(
        "another button", [["type": "Button", "id": "a", "label": "OK", "action": "closeHint"]]),
    ],
    failing: [
      Example("any form's", [button("Submit")]),
      Example("with an action", [button("OK", action: "placeOrder")]),
    ],
    find: { context in
      context.components(ofType: "Button").compactMap { placed in
        let component = placed.component
        guard component.role == "submit", let label = component.label,
          vague.are(TextWords.of(label))
        else { return nil }
        let words = component.action.flatMap { Identifier.isValid($0) ? $0 : nil }
          .map(Identifier.words)
        return placed.finding(
          "'\(label)' does not say what happens", at: "label",
          help: "say what it does, such as 'Create account' or 'Send order'",
          fixes: words.flatMap { words in
            vague.are(TextWords.of(words)) || !context.isEnglish
              ? nil
              : [context.fix("label it '\(words)'", .offered, of: placed, [.text("label", words)])]
          } ?? [])
      }
    })

  private static func button(_ label: String, action: String? = nil) -> JSONValue {
    var object: JSONObject = [
      "type": "Button", "id": "send", "label": .string(label), "role": "submit",
    ]
    if let action { object["action"] = .string(action) }
    return .object(object)
  }

  private static let vague = WordPhrases(
    """
    submit,submit form,ok,okay,click here,go,done,absenden,abschicken,los,hier klicken,envoyer,\
    valider,cliquez ici,enviar,aceptar,haz clic aqui,送信
    """)
}
