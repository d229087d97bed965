internal import JSON

extension Check {
  static let labelVague = Check(
    code: "label-vague", severity: .warning,
    summary: "a label or the options do not say what is meant",
    reason: """
      A label is often all that somebody reads or hears of a field. 'Input' or 'Option 1' could be \
      about anything.
      """,
    source: "WCAG 2.2: 2.4.6",
    passing: [
      Example("a word for it", [["type": "TextField", "id": "a", "label": "Text of the sign"]]),
      Example(
        "options with names",
        [
          [
            "type": "Picker", "id": "a", "label": "Tariff",
            "options": [
              ["value": "option1", "label": "Small"], ["value": "option2", "label": "Big"],
            ],
          ]
        ]),
    ],
    failing: [
      Example("a word for any field", [["type": "TextField", "id": "a", "label": "Enter here"]]),
      Example("a number", [["type": "TextField", "id": "a", "label": "Field 3"]]),
      Example(
        "options without names",
        [
          [
            "type": "Picker", "id": "a", "label": "Tariff",
            "options": [
              ["value": "a", "label": "Option 1"], ["value": "b", "label": "Option 2"],
            ],
          ]
        ]),
    ],
    find: { context in
      context.askedFields.compactMap { field in
        if vague.are(field.words.filter { $0.utf8.first.map { $0 > 0x39 } ?? false }) {
          return field.placed.finding(
            "'\(field.component.label ?? "")' does not say what is asked", at: "label",
            help: "name what the answer is, such as 'Date of arrival'")
        }
        guard field.component.type == "Picker" else { return nil }
        let labels = field.options.lazy.map(\.label)
        guard let first = labels.first, labels.allSatisfy(isNumbered) else { return nil }
        return field.placed.finding(
          "'\(first)' does not say what is chosen", at: "options",
          help: "give each option the words that people choose by")
      }
    })

  private static func isNumbered(_ label: String) -> Bool {
    let words = TextWords.of(label)
    return words.count == 2 && numbered.contains(words[0])
      && (Int(words[1]) != nil || words[1].utf8.count == 1)
  }

  private static let vague = WordPhrases(
    """
    field,input,text,value,label,untitled,text field,input field,enter here,type here,enter text,\
    enter value,new field,question,eingabe,feld,textfeld,champ,texte,campo,texto,入力,テキスト
    """)
  private static let numbered: Set<String> = ["option", "choice", "choix", "opcion", "auswahl"]
}
