internal import JSON

extension Check {
  static let noNoneOption = Check(
    code: "no-none-option", severity: .info,
    summary: "a required choice leaves some people without a true answer",
    reason: """
      Who has none of the illnesses in a list, or will not tell, must lie or give up where an \
      answer is required.
      """,
    source: "GOV.UK Design System: Checkboxes; Equality questions",
    passing: [
      Example("an option for none", [several("Allergies", ["Nuts", "Pollen", "None of these"])]),
      Example("an option to keep it", [one("Gender", ["Female", "Male", "Prefer not to say"])]),
      Example("no sensitive question", [several("Toppings", ["Ham", "Olives"])]),
      Example(
        "not required",
        [
          [
            "type": "Picker", "id": "a", "label": "Religion",
            "options": [["value": "x"], ["value": "y"]],
          ]
        ]),
    ],
    failing: [
      Example("illnesses", [several("Medical conditions", ["Asthma", "Diabetes"])]),
      Example("all that apply", [several("Choose all that apply to you", ["Asthma", "Diabetes"])]),
      Example("a gender", [one("Gender", ["Female", "Male", "Other"])]),
    ],
    find: { context in
      context.askedFields.compactMap { field in
        let component = field.component
        guard component.type == "Picker", !field.options.isEmpty,
          component.isRequired || component["minItems"]?.intValue ?? 0 > 0, isOpen(field),
          !field.options.contains(where: { ways.occur(in: TextWords.of($0.label)) })
        else { return nil }
        let label = component.isMultiple ? "None of these" : "Prefer not to say"
        return field.placed.finding(
          "an answer is required, and some people have none", at: "options",
          help: "add an option such as '\(label)', or do not require an answer",
          fixes: context.isEnglish ? [adding(label, to: field.placed, context)] : [])
      }
    })

  private static func several(_ label: String, _ options: [String]) -> JSONValue {
    picker(label, options, isMultiple: true)
  }

  private static func one(_ label: String, _ options: [String]) -> JSONValue {
    picker(label, options, isMultiple: false)
  }

  private static func picker(_ label: String, _ options: [String], isMultiple: Bool) -> JSONValue {
    [
      "type": "Picker", "id": "a", "label": .string(label), "appearance": "list",
      "multiple": .bool(isMultiple), "required": true,
      "options": .array(options.map { ["value": .string($0)] }),
    ]
  }

  /// Whether somebody may have no answer, or a reason to keep it.
  private static func isOpen(_ field: AskedField) -> Bool {
    if let purpose = field.purpose {
      return [.health, .religion, .ethnicity, .orientation, .gender].contains(purpose)
    }
    return field.component.isMultiple && applying.occur(in: field.words)
  }

  private static let applying = WordPhrases(
    "that apply,which apply,any of these,any of the following,zutreffen,zutreffendes,s appliquent")
  private static let ways = WordPhrases(
    """
    none,no,nothing,not applicable,n a,prefer not,rather not,do not want,don t want,not to say,\
    keine,keines,nichts,keine angabe,aucun,aucune,ne souhaite pas,ninguno,ninguna,prefiero no,\
    なし,回答しない,無回答
    """)

  private static func adding(
    _ label: String, to placed: PlacedComponent, _ context: CheckContext
  ) -> Fix {
    let options = placed.component["options"]?.arrayValue ?? []
    let taken = options.compactMap { $0["value"]?.stringValue }
    let value = Identifier.unused(Identifier.made(from: label) ?? "none") { taken.contains($0) }
    let option = FieldOption(value: value, label: label).json
    return context.fix(
      "add '\(label)'", .offered, of: placed, [.path("options", .array(options + [option]))])
  }
}
