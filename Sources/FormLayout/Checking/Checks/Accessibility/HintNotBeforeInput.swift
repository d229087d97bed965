internal import JSON

extension Check {
  static let hintNotBeforeInput = Check(
    code: "hint-not-before-input", severity: .info,
    summary: "what an answer must look like is said in a text after the field",
    reason: """
      A screen reader reads from top to bottom: who hears the text only after the field has \
      answered already. A field's 'help' is read together with it.
      """,
    source: "WCAG 2.2: 3.3.2",
    passing: [
      Example(
        "in the help",
        [["type": "TextField", "id": "a", "label": "Code", "help": "Format: AB-1234"]]),
      Example("in front", [text("Format: AB-1234"), code]),
      Example("a text that begins what follows", [code, text("Your address"), other]),
    ],
    failing: [
      Example("a format", [code, text("Format: AB-1234"), other]),
      Example("a length, at the end", [code, text("At least 8 characters", font: "caption")]),
    ],
    find: { context in
      context.components(ofType: "Text").compactMap { placed in
        guard let words = placed.component.text,
          words.utf8.count <= 160, let place = context.place(before: placed),
          place.component.isField, place.component.help == nil,
          place.component.type != "Toggle", hints.begin(TextWords.of(words))
        else { return nil }
        let isPlain = placed.component.properties.keys.allSatisfy {
          ["type", "id", "text", "style"].contains($0)
        }
        let move = Fix(
          "make it the help of \(place.name)", isPlain ? .safe : .offered,
          [
            .set(ids: [context.address(of: place)], props: [.text("help", words)]),
            .remove(ids: [context.address(of: placed)]),
          ])
        return placed.finding(
          "it says what \(place.name) takes, and is read only after it", at: "text",
          help: "say it in the 'help' of \(place.name)",
          fixes: context.isNamed(placed) ? [] : [move])
      }
    })

  private static let code: JSONValue = ["type": "TextField", "id": "a", "label": "Code"]
  private static let other: JSONValue = ["type": "TextField", "id": "b", "label": "Town"]

  private static func text(_ text: String, font: String? = nil) -> JSONValue {
    var object: JSONObject = ["type": "Text", "id": "t", "text": .string(text)]
    if let font { object["style"] = ["font": .string(font)] }
    return .object(object)
  }

  private static let hints = WordPhrases(
    """
    format,use the format,must be,must have,must contain,at least,at most,minimum,maximum,\
    for example,e g,mindestens,hochstens,zum beispiel,z b,au moins,par exemple,al menos,\
    por ejemplo,形式,例
    """)
}
