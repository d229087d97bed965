internal import JSON

extension Check {
  static let groupWithoutLegend = Check(
    code: "group-without-legend", severity: .error,
    summary: "choices or the parts of a date stand without the question they answer",
    reason: """
      A screen reader says the group's label before each option. Without it one hears 'Yes' and \
      'No', or 'Day', and not of what.
      """,
    source: "WCAG 2.2: 1.3.1; GOV.UK Design System: Radios, Checkboxes, Date input",
    passing: [
      Example("a label", [choice(label: "Do you smoke?")]),
      Example("parts of a date in a section", [section(label: "Date of birth")]),
      Example(
        "a heading in front of the parts",
        [["type": "Text", "id": "t", "text": "Date of birth"], row]),
      Example(
        "a menu is another finding",
        [["type": "Picker", "id": "a", "options": [["value": "x"]]]]),
    ],
    failing: [
      Example("radio buttons", [choice(label: nil)]),
      Example(
        "several choices",
        [
          [
            "type": "Picker", "id": "topics", "label": " ", "multiple": true,
            "options": [["value": "News"], ["value": "Offers"]],
          ]
        ]),
      Example("parts of a date", [row]),
    ],
    find: { context in
      context.askedFields.compactMap { field in
        guard isGroup(field.component), field.component.lacksLabel,
          field.component.placeholder?.isSpoken != true
        else { return nil }
        let words = Identifier.words(of: field.component.id)
        return field.placed.finding(
          "the choices have no question", at: "label", help: "say in the label what is chosen",
          fixes: words.isEmpty
            ? []
            : [
              context.fix(
                "label it '\(words)'", .offered, of: field.placed, [.text("label", words)])
            ])
      } + datesWithoutLegend(context)
    })

  /// Whether each of its options is a control of its own.
  static func isGroup(_ component: Component) -> Bool {
    component.type == "Picker"
      && (component.isMultiple
        || ["radio", "list", "segmented"].contains(component.appearance ?? ""))
  }

  private static let row: JSONValue = [
    "type": "HStack", "id": "row",
    "children": [
      ["type": "TextField", "id": "dayPart", "label": "Day", "input": "integer"],
      ["type": "TextField", "id": "monthPart", "label": "Month", "input": "integer"],
      ["type": "TextField", "id": "yearPart", "label": "Year", "input": "integer"],
    ],
  ]

  private static func choice(label: String?) -> JSONValue {
    var object: JSONObject = ["type": "Picker", "id": "smoker", "appearance": "radio"]
    if let label { object["label"] = .string(label) }
    object["options"] = [["value": "Yes"], ["value": "No"]]
    return .object(object)
  }

  private static func section(label: String) -> JSONValue {
    ["type": "Section", "id": "s", "label": .string(label), "children": [row]]
  }

  /// Rows of a day, a month and a year that nothing in front or around names.
  private static func datesWithoutLegend(_ context: CheckContext) -> [Finding] {
    context.askedFields.compactMap { field in
      guard day.are(field.words), let parent = field.placed.parent,
        field.placed.path.last == 0, parent.children.count >= 3,
        month.are(TextWords.of(parent.children[1].label ?? "")),
        year.are(TextWords.of(parent.children[2].label ?? "")),
        !field.placed.ancestors.contains(where: { $0.label?.isSpoken == true }),
        context.sibling(before: field.placed.path.parent)?.words?.isSpoken != true,
        context.form.title?.isSpoken != true || field.placed.ancestors.count > 1
          || context.askedFields.count > 3
      else { return nil }
      return field.placed.finding(
        "nothing says of what this is the day, the month and the year", at: "label",
        help: "put the three into a Section whose label says it, or ask with a DatePicker")
    }
  }

  private static let day = WordPhrases("day,dd,tag,jour,dia,日")
  private static let month = WordPhrases("month,mm,monat,mois,mes,月")
  private static let year = WordPhrases("year,yyyy,jahr,annee,ano,年")
}
