internal import JSON

extension Check {
  static let textTooLong = Check(
    code: "text-too-long", severity: .warning,
    summary: "words are longer than anybody reads in their place",
    reason: """
      A label is read at a glance, and heard in full each time the field is reached. What needs more \
      words belongs into a text before the field.
      """,
    source: "GOV.UK Design System: hint text in one short sentence",
    passing: [
      Example("a label at the limit", [labelled("TextField", 100)]),
      Example("a consent, which needs its words", [labelled("Toggle", 250)]),
      Example("a text of three paragraphs", [["type": "Text", "id": "a", "text": long(1_500)]]),
    ],
    failing: [
      Example("a label", [labelled("TextField", 101)]),
      Example("a button", [labelled("Button", 41)]),
      Example(
        "help", [["type": "TextField", "id": "a", "label": "A", "help": long(301)]]),
      Example("a text", [["type": "Text", "id": "a", "text": long(2_001)]]),
      Example(
        "options",
        [
          [
            "type": "Picker", "id": "a", "label": "A",
            "options": [["value": "x", "label": long(121)], ["value": "y", "label": "Y"]],
          ]
        ]),
    ],
    find: { context in
      ["label", "help", "text"].flatMap { name in
        context.components(having: name).compactMap { placed in
          tooLong(placed.component[name], "'\(name)'", limit(of: name, placed.component)).map {
            placed.finding($0, at: name, help: help)
          }
        }
      }
        + context.components(having: "options").compactMap { options(of: $0) }
        + title(of: context.form)
    })

  private static let help = "say it in fewer words, and the rest in a text before it"

  private static func labelled(_ type: String, _ count: Int) -> JSONValue {
    ["type": .string(type), "id": "a", "label": long(count), "role": "submit"]
  }

  private static func long(_ count: Int) -> JSONValue {
    .string(String(repeating: "word ", count: count / 5) + String(repeating: "s", count: count % 5))
  }

  private static func limit(of name: String, _ component: Component) -> Int {
    switch (name, component.type) {
    case ("text", _): 2_000
    case ("help", _): 300
    case (_, "Toggle"): 300
    case (_, "Button"): 40
    default: 100
    }
  }

  private static func tooLong(_ value: JSONValue?, _ name: String, _ limit: Int) -> String? {
    guard let text = value?.stringValue, text.utf8.count > limit, TextExpression(text) == nil
    else { return nil }
    let count = text.count
    return count > limit ? "\(name) has \(count) characters, more than \(limit)" : nil
  }

  /// The first option that is too long, the others with it.
  private static func options(of placed: PlacedComponent) -> Finding? {
    let options = placed.component["options"]?.arrayValue ?? []
    let long = options.indices.compactMap { index in
      tooLong(options[index]["label"], "option \(index + 1)", 120).map { (index, $0) }
    }
    guard let first = long.first else { return nil }
    let list = placed.pointer(to: "options")
    return Finding(
      component: placed.reportedID, pointer: list.appending(first.0).appending("label"),
      message: first.1, help: "say it in fewer words, and the rest in 'help'",
      related: long.dropFirst().map { index, message in
        Diagnostic.Related(
          component: placed.reportedID, pointer: list.appending(index).appending("label"),
          message: message)
      })
  }

  private static func title(of form: Form) -> [Finding] {
    tooLong(form["title"], "'title'", 100).map {
      [Finding(pointer: JSONPointer(["title"]), message: $0, help: "say the rest in 'description'")]
    } ?? []
  }
}
