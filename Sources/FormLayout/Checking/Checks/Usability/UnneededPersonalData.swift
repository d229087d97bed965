internal import JSON

extension Check {
  static let unneededPersonalData = Check(
    code: "unneeded-personal-data", severity: .info,
    summary: "a message or an opinion is asked together with data that it does not need",
    reason: """
      Data that is not needed must not be asked for, keeps people from writing, and has to be \
      guarded once it is there.
      """,
    source: "GDPR, article 5 (1) (c); GOV.UK: question protocol",
    passing: [
      Example("an address to answer to", form("Contact us", ["Your email", "Message"])),
      Example("an order", form("Order", ["Date of birth", "Address"])),
      Example("a contact's address", form("Add a contact", ["Name", "Address"])),
    ],
    failing: [
      Example("a date of birth", form("Contact us", ["Your email", "Date of birth"])),
      Example("an address", form("Newsletter", ["Email", "Home address", "Gender"])),
    ],
    find: { context in
      guard kinds.occur(in: TextWords.of(context.form.title ?? context.form.id)) else { return [] }
      let fields = context.purposefulFields.filter { unneeded.contains($0.purpose) && $0.isOwn }
      guard let first = fields.first else { return [] }
      let removals = fields.compactMap { context.removal("leave it out", .offered, of: $0.placed) }
      return [
        first.placed.finding(
          "a form of this kind does not need \(first.purpose.words)",
          help: "ask only for what you need to answer",
          fixes: removals.count == fields.count
            ? [
              Fix(
                fields.count == 1 ? "leave it out" : "leave them out", .offered,
                removals.flatMap(\.edits))
            ] : [],
          related: fields.dropFirst().map { $0.placed.related("nor \($0.purpose.words)") })
      ]
    })

  private static func form(_ title: String, _ labels: [String]) -> JSONValue {
    [
      "formchat": 1, "id": "a", "title": .string(title),
      "components": .array(
        labels.enumerated().map { index, label in
          ["type": "TextField", "id": .string("f\(index)"), "label": .string(label)]
        } + [Example.submit]),
    ]
  }

  private static let kinds = WordPhrases(
    """
    contact us,contact form,get in touch,feedback,newsletter,kontaktformular,kontakt,\
    ruckmeldung,contactez nous,contacto,お問い合わせ
    """)
  private static let unneeded: Set<Purpose> = [
    .birthday, .gender, .streetAddress, .nationalID, .passport, .religion, .ethnicity,
    .orientation, .iban,
  ]
}
