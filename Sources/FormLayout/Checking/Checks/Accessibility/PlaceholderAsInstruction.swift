internal import JSON

extension Check {
  static let placeholderAsInstruction = Check(
    code: "placeholder-as-instruction", severity: .warning,
    summary: "what an answer must be stands only in the placeholder",
    reason: """
      A placeholder is gone with the first letter, just when one wants to know what is allowed; \
      and a long one is cut off. The help below the field stays.
      """,
    source: "GOV.UK Design System: Text input; Nielsen Norman Group",
    passing: [
      Example("an example", [field("Dose", "20 mg")]),
      Example(
        "the rule is in the help too",
        [
          [
            "type": "SecureField", "id": "a", "label": "Password",
            "placeholder": "At least 8 characters", "help": "Use at least 8 characters.",
          ]
        ]),
      Example("a long text where there is room", [editor]),
    ],
    failing: [
      Example("a length", [field("User name", "6 to 20 characters")]),
      Example("a demand", [field("Code", "Must begin with two letters")]),
      Example("too long to be seen", [field("Site", "Where you would like us to send the parcel")]),
    ],
    find: { context in
      context.askedFields.compactMap { field in
        let component = field.component
        guard let text = component.placeholder, component.help?.isSpoken != true,
          !component.lacksLabel, isInstruction(text, component)
        else { return nil }
        return field.placed.finding(
          "the placeholder '\(text)' says what is allowed, and goes with the first letter",
          at: "placeholder", help: "say it in 'help', which stays",
          fixes: [
            context.fix(
              "move it into the help", .safe, of: field.placed,
              [.text("help", text), .unset("placeholder")])
          ])
      }
    })

  private static let editor: JSONValue = [
    "type": "TextEditor", "id": "a", "label": "Your idea",
    "placeholder": "Tell us what you would like to see in the next edition",
  ]

  private static func field(_ label: String, _ placeholder: String) -> JSONValue {
    [
      "type": "TextField", "id": "a", "label": .string(label), "placeholder": .string(placeholder),
    ]
  }

  private static func isInstruction(_ text: String, _ component: Component) -> Bool {
    let words = TextWords.of(text)
    if demands.occur(in: words) { return true }
    let hasCount = words.indices.dropLast().contains { place in
      Int(words[place]) != nil && units.contains(words[place + 1])
    }
    return hasCount || component.type != "TextEditor" && text.utf8.count > 40 && words.count > 5
  }

  private static let demands = WordPhrases(
    """
    must,at least,at most,no more than,no less than,mindestens,hochstens,au moins,au plus,\
    al menos,como maximo,以上,以内
    """)
  private static let units: Set<String> = [
    "characters", "character", "chars", "letters", "digits", "words", "zeichen", "ziffern",
    "caracteres", "chiffres", "digitos",
  ]
}
