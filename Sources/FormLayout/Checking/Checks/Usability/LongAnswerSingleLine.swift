internal import JSON

extension Check {
  static let longAnswerSingleLine = Check(
    code: "long-answer-single-line", severity: .info,
    summary: "a field of one line asks for more than a line",
    reason: """
      The room that a field shows tells how much is wanted, and in one line nobody can read again \
      what they have written.
      """,
    source: "GOV.UK Design System: Textarea",
    passing: [
      Example("room for it", [["type": "TextEditor", "id": "a", "label": "Message"]]),
      Example("a word in another sense", [field("Subject of the message")]),
      Example(
        "no longer than a line",
        [
          [
            "type": "TextField", "id": "a", "label": "Comment",
            "rules": [["rule": "maxLength", "value": 60]],
          ]
        ]),
    ],
    failing: [
      Example("a message", [field("Your message")]),
      Example("comments", [field("Any other comments?")]),
      Example("in German", [field("Nachricht an uns")]),
    ],
    find: { context in
      context.askedFields.compactMap { field in
        let component = field.component
        guard component.type == "TextField", component.input == nil || component.input == "text",
          component["options"] == nil, component["defaultValue"]?.numberValue == nil,
          field.purpose == nil,
          component.rule("maxLength")?.value?.intValue ?? .max > 100, isLong(field.words)
        else { return nil }
        return field.placed.finding(
          "it asks for more than a line, in a field of one line", at: "type",
          help: "use a TextEditor",
          fixes: [
            context.fix("make it a TextEditor", .safe, of: field.placed, making: "TextEditor")
          ])
      }
    })

  private static func field(_ label: String) -> JSONValue {
    ["type": "TextField", "id": "a", "label": .string(label)]
  }

  private static func isLong(_ words: [String]) -> Bool {
    // "Nachricht an uns" is a message, "Nachrichten-ID" is none.
    let end = words.firstIndex(where: { joining.contains($0) }) ?? words.endIndex
    return long.end(Array(words[..<end]))
  }

  private static let joining: Set<String> = [
    "for", "to", "about", "of", "on", "an", "von", "fur", "pour", "de", "para",
  ]
  private static let long = WordPhrases(
    """
    comment,comments,message,feedback,additional information,further information,description,\
    describe your problem,reason for leaving,remarks,suggestions,nachricht,mitteilung,kommentar,\
    kommentare,anmerkung,anmerkungen,bemerkung,bemerkungen,beschreibung,commentaire,commentaires,\
    votre message,remarques,comentario,comentarios,mensaje,observaciones,cover letter,\
    special requests,special instructions,motivation,メッセージ,コメント,備考,お問い合わせ内容
    """)
}
