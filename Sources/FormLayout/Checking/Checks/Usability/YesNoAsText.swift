internal import JSON

extension Check {
  static let yesNoAsText = Check(
    code: "yes-no-as-text", severity: .info,
    summary: "a question for yes or no is answered by typing",
    reason: """
      'Yes', 'yep' and 'I think so' must be read by somebody; two radio buttons take one touch and \
      give one of two answers.
      """,
    source: "GOV.UK Design System: Radios",
    passing: [
      Example("an open question", [field("Do you have any comments?")]),
      Example("another kind of question", [field("What is your name?")]),
      Example("several lines", [["type": "TextEditor", "id": "a", "label": "Are you happy?"]]),
    ],
    failing: [
      Example("yes or no", [field("Are you a member?")]),
      Example("in the past", [field("Have you been here before?")]),
      Example("in German", [field("Sind Sie Mitglied?")]),
    ],
    find: { context in
      context.askedFields.compactMap { field in
        let component = field.component
        guard component.type == "TextField", component.input == nil || component.input == "text",
          component.label?.utf8.last == UInt8(ascii: "?"), field.purpose == nil,
          openings.begin(field.words), !open.occur(in: field.words)
        else { return nil }
        let options: JSONValue = [
          ["value": "yes", "label": "Yes"], ["value": "no", "label": "No"],
        ]
        let fix = context.fix(
          "ask with two radio buttons", .offered, of: field.placed, making: "Picker",
          [.text("appearance", "radio"), .path("options", options)])
        return field.placed.finding(
          "a question for yes or no is answered by typing", at: "type",
          help: "use a Picker with the options Yes and No",
          fixes: context.isEnglish && component.defaultValue == nil
            && component["options"] == nil && component.rules.isEmpty ? [fix] : [])
      }
    })

  private static func field(_ label: String) -> JSONValue {
    ["type": "TextField", "id": "a", "label": .string(label)]
  }

  private static let openings = WordPhrases(
    """
    is,are,do,does,did,have,has,will,are there,is there,sind sie,haben sie,ist,mochten sie,\
    wollen sie,hast du,bist du,etes vous,avez vous,est ce que,tiene,es usted,ha estado
    """)
  /// Words that ask for more than yes or no.
  private static let open = WordPhrases(
    """
    any,anything,anyone,what,which,who,how,why,when,where,or,if so,describe,please,else,comments,\
    irgend,etwas,weitere,besondere,welche,was,oder,noch,quelque,autre,autres,algun,alguna,algo,\
    otro,cual
    """)
}
