internal import JSON

extension Check {
  static let easyFirst = Check(
    code: "easy-first", severity: .info,
    summary: "the first page asks for what people least like to give",
    reason: """
      Who has not begun yet loses nothing by leaving. Easy questions first; for money and papers \
      people are ready once they have got somewhere.
      """,
    source: "L. Wroblewski: Web Form Design",
    passing: [
      Example("easy, then hard", [step("one", name), step("two", card)]),
      Example("a single page", [card, name]),
      Example("nothing else is asked", [step("one", card), step("two")]),
    ],
    failing: [
      Example("a card first", [step("one", card), step("two", name)]),
      Example(
        "a passport first",
        [
          step("one", ["type": "TextField", "id": "p", "label": "Passport number"], name),
          step("two", ["type": "TextField", "id": "e", "label": "Email"]),
        ]),
    ],
    find: { context in
      guard let first = context.form.components.firstIndex(where: { $0.type == "Step" }) else {
        return []
      }
      let asked = context.purposefulFields.filter { $0.placed.ancestors.first?.type == "Step" }
      let hard = asked.filter { isHard($0.purpose) }
      let early = hard.filter { $0.placed.path.indices[0] == first }
      guard let field = early.first,
        context.fields.contains(where: {
          $0.path.indices[0] != first && $0.ancestors.first?.type == "Step"
        })
      else { return [] }
      return [
        field.placed.finding(
          "the first page asks for \(field.purpose.words)",
          help: "ask for it on a later page, once something is done",
          related: early.dropFirst().map { $0.placed.related("and for \($0.purpose.words)") })
      ]
    })

  private static let name: JSONValue = ["type": "TextField", "id": "n", "label": "Full name"]
  private static let card: JSONValue = ["type": "TextField", "id": "c", "label": "Card number"]

  private static func step(_ id: String, _ children: JSONValue...) -> JSONValue {
    ["type": "Step", "id": .string(id), "label": .string(id), "children": .array(children)]
  }

  private static func isHard(_ purpose: Purpose) -> Bool {
    purpose.isSensitive && purpose != .health || purpose == .cardSecurityCode
  }
}
