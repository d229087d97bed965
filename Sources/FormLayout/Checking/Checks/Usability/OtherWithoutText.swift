internal import JSON

extension Check {
  static let otherWithoutText = Check(
    code: "other-without-text", severity: .info,
    summary: "who chooses 'Other' cannot say what",
    reason:
      "'Other' alone tells you only that your options were wrong. A field that it opens tells how.",
    source: "GOV.UK Design System: Radios (conditionally revealing a related question)",
    passing: [
      Example("a field for it", [picker, detail]),
      Example(
        "the next field asks for it",
        [picker, ["type": "TextField", "id": "b", "label": "Which other one?"]]),
      Example(
        "no such option",
        [
          ["type": "Picker", "id": "a", "label": "A", "options": [["value": "Others' rights"]]]
        ]),
      Example(
        "a gender, which nobody has to explain",
        [
          [
            "type": "Picker", "id": "gender", "label": "Gender",
            "options": [["value": "Female"], ["value": "Male"], ["value": "Other"]],
          ]
        ]),
    ],
    failing: [
      Example("nothing after it", [picker]),
      Example(
        "several choices",
        [
          [
            "type": "Picker", "id": "a", "label": "Which do you use?", "multiple": true,
            "options": [["value": "Bus"], ["value": "Train"], ["value": "Something else"]],
          ]
        ]),
    ],
    find: { context in
      context.askedFields.compactMap { field in
        guard field.purpose == nil,
          let option = field.options.last(where: { isOther($0.label) }),
          !isAsked(after: field.placed, context)
        else { return nil }
        return field.placed.finding(
          "who chooses '\(option.label)' cannot say what", at: "options",
          help: "add a TextField that shows when '\(option.label)' is chosen",
          fixes: fix(option, of: field.placed, context))
      }
    })

  private static let picker: JSONValue = [
    "type": "Picker", "id": "source", "label": "Where did you hear of us?",
    "options": [["value": "friends", "label": "Friends"], ["value": "other", "label": "Other"]],
  ]
  private static let detail: JSONValue = [
    "type": "TextField", "id": "sourceText", "label": "Where?",
    "visibleIf": ["field": "source", "eq": "other"],
  ]

  private static func isOther(_ label: String) -> Bool { others.are(TextWords.of(label)) }

  private static let others = WordPhrases(
    """
    other,others,something else,other please specify,another,sonstiges,andere,anderes,sonstige,\
    etwas anderes,autre,autres,otro,otra,otros,その他
    """)
  private static let asking = WordPhrases(
    """
    other,specify,details,which,what,tell us,please say,sonstiges,andere,welche,welches,genauer,\
    autre,preciser,precisez,otro,especifique,詳細,その他
    """)

  /// Whether a field that can be typed into depends on the choice, or stands next and asks for it.
  private static func isAsked(after placed: PlacedComponent, _ context: CheckContext) -> Bool {
    if context.isNamed(placed) { return true }
    guard let next = context.place(1, from: placed)?.component else { return false }
    return ["TextField", "TextEditor"].contains(next.type)
      && asking.occur(in: TextWords.of(next.label ?? ""))
  }

  private static func fix(
    _ option: FieldOption, of placed: PlacedComponent, _ context: CheckContext
  ) -> [Fix] {
    let id = placed.component.id
    guard context.isEnglish, Identifier.isValid(id), context.component(id)?.path == placed.path
    else { return [] }
    let condition: JSONValue = [
      "field": .string(id),
      placed.component.isMultiple ? "contains" : "eq": .string(option.value),
    ]
    let node = Edit.Node(
      type: "TextField", id: Identifier.unused(id + "Other") { context.component($0) != nil },
      label: "Please say which", props: [.path("visibleIf", condition)])
    let place = Edit.Place(in: context.addressOfParent(of: placed), after: id)
    return [
      Fix("add a field that '\(option.label)' opens", .offered, [.add(nodes: [node], at: place)])
    ]
  }
}
