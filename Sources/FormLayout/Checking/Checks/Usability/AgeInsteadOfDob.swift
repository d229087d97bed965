internal import JSON

extension Check {
  static let ageInsteadOfDob = Check(
    code: "age-instead-of-dob", severity: .info,
    summary: "a form asks for the age and the date of birth",
    reason: """
      The one follows from the other, and two answers may differ. The age alone tells less about a \
      person, if it is enough.
      """,
    source: "GDPR, article 5 (1) (c)",
    passing: [
      Example("the date alone", [birthday]),
      Example("the age of something else", [birthday, age("Age of the house")]),
      Example(
        "of two kinds of item",
        [
          birthday,
          [
            "type": "Repeat", "id": "children", "label": "Children",
            "children": [["type": "Item", "id": "child", "children": [age("Age")]]],
          ],
        ]),
    ],
    failing: [
      Example("both", [birthday, age("Age")]),
      Example("in German", [birthday, age("Ihr Alter")]),
    ],
    find: { context in
      let birthdays = context.askedFields.filter { $0.purpose == .birthday }
      guard !birthdays.isEmpty else { return [] }
      return context.askedFields.compactMap { field in
        guard ages.are(field.words),
          let day = birthdays.first(where: { $0.placed.scope == field.placed.scope })
        else { return nil }
        return field.placed.finding(
          "the age follows from \(day.placed.name)", help: "ask for one of them",
          related: [day.placed.related("the date of birth")])
      }
    })

  private static let birthday: JSONValue = [
    "type": "DatePicker", "id": "born", "label": "Date of birth", "purpose": "bday",
  ]

  private static func age(_ label: String) -> JSONValue {
    ["type": "Stepper", "id": "years", "label": .string(label)]
  }

  private static let ages = WordPhrases(
    "age,your age,age in years,alter,ihr alter,dein alter,votre age,edad,su edad,年齢")
}
