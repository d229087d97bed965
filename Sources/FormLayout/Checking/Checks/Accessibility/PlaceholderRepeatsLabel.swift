internal import JSON

extension Check {
  static let placeholderRepeatsLabel = Check(
    code: "placeholder-repeats-label", severity: .info,
    summary: "a placeholder says what the label says",
    reason: """
      A screen reader reads both, so it is heard twice; and an empty field that seems to have \
      something in it is passed over.
      """,
    source: "Nielsen Norman Group: Placeholders in Form Fields Are Harmful",
    passing: [
      Example("an example", [field("Email", "name@example.com")]),
      Example("more than the label", [field("Name", "Name as in your passport")]),
    ],
    failing: [
      Example("the same", [field("Email", "Email")]),
      Example("the same but for case and signs", [field("E-mail address", "e-mail address …")]),
    ],
    find: { context in
      context.askedFields.compactMap { field in
        guard !field.words.isEmpty, let text = field.component.placeholder,
          TextWords.of(text) == field.words
        else { return nil }
        return field.placed.finding(
          "the placeholder only repeats the label", at: "placeholder",
          help: "leave it out, or give an example of an answer",
          fixes: [
            context.fix("drop the placeholder", .safe, of: field.placed, [.unset("placeholder")])
          ])
      }
    })

  private static func field(_ label: String, _ placeholder: String) -> JSONValue {
    [
      "type": "TextField", "id": "a", "label": .string(label), "placeholder": .string(placeholder),
    ]
  }
}
