internal import JSON

extension Check {
  static let errorTextMissing = Check(
    code: "error-text-missing", severity: .warning,
    summary: "the words for an error do not say what is wrong",
    reason: """
      'Invalid' says neither which field nor what would be right. An error names the field and \
      says how to mend it.
      """,
    source: "WCAG 2.2: 3.3.1, 3.3.3; GOV.UK Design System: Error message",
    passing: [
      Example("what to do", [field(["required": "Enter your name"])]),
      Example("the program's own words", [field(["pattern": "Two letters, then four digits"])]),
    ],
    failing: [
      Example("nothing but an error", [field(["required": "Invalid!"])]),
      Example("of another rule", [field(["minLength": "Wrong value"])]),
      Example("in German", [field(["required": "Ungültige Eingabe"])]),
    ],
    find: { context in
      context.components(having: "messages").flatMap { placed -> [Finding] in
        guard let messages = placed.component["messages"]?.objectValue else { return [] }
        return messages.members.compactMap { member in
          guard let text = member.value.stringValue, vague.are(TextWords.of(text)) else {
            return nil
          }
          return finding(member.key, text, placed, context)
        }
      }
    })

  private static func field(_ messages: JSONValue) -> JSONValue {
    [
      "type": "TextField", "id": "a", "label": "Name", "required": true,
      "rules": [["rule": "minLength", "value": 2], ["rule": "pattern", "value": "^[A-Z]"]],
      "messages": messages,
    ]
  }

  private static func finding(
    _ rule: String, _ text: String, _ placed: PlacedComponent, _ context: CheckContext
  ) -> Finding {
    let path = "messages." + rule
    let label = placed.component.label
    var fixes: [Fix] = []
    if context.isEnglish, rule == "required", let label, label.isSpoken {
      let words = "\(verb(for: placed.component)) '\(label)'"
      fixes = [
        context.fix("say \"\(words)\"", .safe, of: placed, [.path(path, .string(words))])
      ]
    } else if context.isEnglish, hasOwnWords.contains(rule) {
      fixes = [context.fix("use the program's own words", .safe, of: placed, [.unset(path)])]
    }
    return Finding(
      component: placed.reportedID, pointer: placed.pointer(to: "messages").appending(rule),
      message: "'\(text)' does not say what is wrong",
      help: "name the field and say how to mend the answer", fixes: fixes)
  }

  private static func verb(for component: Component) -> String {
    switch component.type {
    case "Picker", "DatePicker", "ColorPicker", "FileField": "Choose"
    case "Toggle": "Switch on"
    default: "Fill in"
    }
  }

  /// The rules and bounds for which the program's words say what would be right.
  private static let hasOwnWords: Set<String> = [
    "minLength", "maxLength", "minItems", "maxItems", "minimum", "maximum", "step", "email", "url",
    "before", "after", "minAge", "maxAge",
  ]
  private static let vague = WordPhrases(
    """
    invalid,error,wrong,incorrect,not valid,invalid value,invalid input,invalid entry,wrong value,\
    invalid field,please correct,field error,there is an error,ungultig,fehler,falsch,\
    ungultige eingabe,ungultiger wert,invalide,non valide,erreur,valeur invalide,invalido,\
    no valido,valor invalido,エラー,無効
    """)
}
