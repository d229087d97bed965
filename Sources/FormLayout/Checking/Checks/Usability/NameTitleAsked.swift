internal import JSON

extension Check {
  static let nameTitleAsked = Check(
    code: "name-title-asked", severity: .info,
    summary: "a form asks for a title such as Mr or Ms",
    reason: """
      A title tells sex and marriage, which are rarely needed; a list of titles leaves people out. \
      A letter can begin with the name.
      """,
    source: "GOV.UK Design System: Names",
    passing: [
      Example("the name alone", [["type": "TextField", "id": "a", "label": "Full name"]]),
      Example("another title", [["type": "TextField", "id": "a", "label": "Title of the book"]]),
    ],
    failing: [
      Example(
        "a list",
        [
          [
            "type": "Picker", "id": "salutation", "label": "Salutation",
            "options": [["value": "Mr"], ["value": "Ms"]],
          ]
        ]),
      Example(
        "titles for options",
        [
          [
            "type": "Picker", "id": "a", "label": "Title",
            "options": [["value": "mr", "label": "Mr."], ["value": "mrs", "label": "Mrs."]],
          ]
        ]),
      Example("in German", [["type": "TextField", "id": "a", "label": "Anrede"]]),
    ],
    find: { context in
      context.askedFields.compactMap { field in
        guard field.purpose == .honorific || hasTitles(field) else { return nil }
        return field.placed.finding(
          "it asks for a title, which few forms need", help: "leave it out, or let it be typed",
          fixes: context.removal("leave it out", .offered, of: field.placed).map { [$0] } ?? [])
      }
    })

  private static func hasTitles(_ field: AskedField) -> Bool {
    field.options.prefix(8).count { titles.are(TextWords.of($0.label)) } > 1
  }

  private static let titles = WordPhrases(
    "mr,mrs,ms,miss,mx,herr,frau,monsieur,madame,m,mme,sr,sra")
}
