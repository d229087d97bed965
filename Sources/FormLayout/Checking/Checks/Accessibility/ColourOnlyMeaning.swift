internal import JSON

extension Check {
  static let colourOnlyMeaning = Check(
    code: "colour-only-meaning", severity: .warning,
    summary: "a text explains something by a colour alone",
    reason: """
      One man in twelve cannot tell red from green, and a screen reader says no colours: 'fields in \
      red are required' tells them nothing.
      """,
    source: "WCAG 2.2: 1.4.1",
    passing: [
      Example("a sign", [text("Fields marked with * are required")]),
      Example("a colour and a sign", [text("Required fields are marked in red with *")]),
      Example("a colour that is only said", [text("The red bus stops in front of the hall")]),
    ],
    failing: [
      Example("what is required", [text("Fields in red are required")]),
      Example("a button", [text("Press the green button when you are done")]),
      Example(
        "in a help",
        [["type": "TextField", "id": "a", "label": "A", "help": "Errors are shown in red"]]),
    ],
    find: { context in
      var findings: [Finding] = []
      if let text = context.form.summary, isByColour(text) {
        findings.append(
          Finding(pointer: JSONPointer(["description"]), message: message(text), help: advice))
      }
      for placed in context.components {
        for name in ["text", "help", "description"] {
          guard let text = placed.component[name]?.stringValue, isByColour(text) else { continue }
          findings.append(placed.finding(message(text), at: name, help: advice))
        }
      }
      return findings
    })

  private static let advice = "say it in words or with a sign as well, such as '(required)' or *"

  private static func text(_ text: String) -> JSONValue {
    ["type": "Text", "id": "a", "text": .string(text)]
  }

  private static func message(_ text: String) -> String {
    "'\(text.prefix(60))\(text.count > 60 ? "…" : "")' tells something by a colour alone"
  }

  private static func isByColour(_ text: String) -> Bool {
    guard text.utf8.count <= 400, !text.utf8.contains(UInt8(ascii: "*")) else { return false }
    let words = TextWords.of(text)
    guard words.contains(where: colours.contains) else { return false }
    return words.indices.contains { place in
      guard colours.contains(words[place]) else { return false }
      let before = words[..<place].suffix(3)
      let after = words[words.index(after: place)...].prefix(1)
      return before.contains(where: shown.contains) && before.contains(where: into.contains)
        || after.contains(where: things.contains)
    }
  }

  private static let colours: Set<String> = [
    "red", "green", "yellow", "orange", "blue", "coloured", "colored", "rot", "rote", "roten",
    "grun", "grune", "gelb", "rouge", "rouges", "vert", "jaune", "rojo", "verde", "amarillo",
  ]
  private static let shown: Set<String> = [
    "marked", "highlighted", "shown", "displayed", "fields", "items", "questions", "labels",
    "felder", "markiert", "angezeigt", "champs", "marques", "campos", "marcados",
  ]
  private static let into: Set<String> = ["in", "en"]
  private static let things: Set<String> = [
    "fields", "field", "button", "labels", "items", "boxes", "questions", "felder", "schaltflache",
    "markierte", "markierten",
  ]
}
