internal import JSON

extension Check {
  static let sensitiveUnprotected = Check(
    code: "sensitive-unprotected", severity: .warning,
    summary: "something delicate is asked, and nothing says why",
    reason: """
      Health, belief, origin and orientation are protected by law, and numbers of cards, accounts \
      and papers are what thieves are after. Who is asked for them wants to know what for, first.
      """,
    source: "GDPR, article 9; GOV.UK Design System: Equality information",
    passing: [
      Example("help", [field("Religion", ["help": "For the church tax."])]),
      Example(
        "a text before it",
        [
          ["type": "Text", "id": "t", "text": "We ask for it to plan your meals."],
          field("Allergies", [:]),
        ]),
      Example(
        "a section that explains",
        [
          [
            "type": "Section", "id": "s", "label": "About you",
            "description": "For the statistics.",
            "children": [field("Ethnicity", [:])],
          ]
        ]),
      Example("nothing delicate", [field("Favourite colour", [:])]),
    ],
    failing: [
      Example("without a word", [field("Religion", [:])]),
      Example("a default, which tells the next person", [field("Passport number", kept)]),
      Example("two of them", [field("Ethnicity", [:]), field("Sexual orientation", [:], "b")]),
    ],
    find: { context in
      let delicate = context.purposefulFields.filter(\.purpose.isSensitive)
      return delicate.filter { hasAnswer($0.component) }.map { field in
        let edit = Edit.set(
          ids: [context.address(of: field.placed)], props: [.unset("defaultValue")])
        return field.placed.finding(
          "it asks for \(field.purpose.words), and starts with somebody's answer",
          at: "defaultValue", help: "start with nothing",
          fixes: [Fix("start with nothing", .offered, [edit])])
      } + unexplained(delicate, context)
    })

  /// All that is asked without a word, as one finding.
  private static func unexplained(
    _ delicate: [PurposefulField], _ context: CheckContext
  ) -> [Finding] {
    let bare = delicate.filter { !isExplained($0.placed, context) }
    guard let first = bare.first else { return [] }
    return [
      first.placed.finding(
        "it asks for \(first.purpose.words), and nothing says why",
        help: "say in 'help' what it is needed for",
        related: bare.dropFirst().map { $0.placed.related("and for \($0.purpose.words)") })
    ]
  }

  private static let kept: JSONObject = ["defaultValue": "C01X00T47", "help": "As on page 2."]

  private static func field(
    _ label: String, _ properties: JSONObject, _ id: String = "a"
  ) -> JSONValue {
    var object: JSONObject = ["type": "TextField", "id": .string(id), "label": .string(label)]
    for member in properties.members { object[member.key] = member.value }
    return .object(object)
  }

  /// Whether an answer stands in it that is no choice among several.
  private static func hasAnswer(_ component: Component) -> Bool {
    component.type != "Picker" && component.defaultValue?.stringValue?.isBlank == false
  }

  /// Whether words before or around the field tell something.
  private static func isExplained(_ placed: PlacedComponent, _ context: CheckContext) -> Bool {
    if placed.component.help?.isBlank == false { return true }
    if context.form.summary?.isBlank == false { return true }
    if placed.ancestors.contains(where: { $0.summary?.isBlank == false }) { return true }
    let siblings = placed.parent?.children ?? context.form.components
    return siblings.prefix(placed.path.last).contains { $0.type == "Text" }
  }
}
