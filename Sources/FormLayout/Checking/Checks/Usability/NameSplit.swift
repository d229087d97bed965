internal import JSON

extension Check {
  static let nameSplit = Check(
    code: "name-split", severity: .info,
    summary: "a given and a family name are both required",
    reason: """
      Many people have one name, or three, or write the family's first. One field for the full \
      name fits everybody; the parts are needed for papers such as a ticket.
      """,
    source: "GOV.UK Design System: Names; W3C: Personal names around the world",
    passing: [
      Example("one field", [name("full", "Full name", true)]),
      Example(
        "one of them optional", [name("a", "First name", true), name("b", "Last name", false)]),
      Example("with a passport", [first, last, name("c", "Passport number", true)]),
    ],
    failing: [
      Example("both", [first, last]),
      Example("in Spanish", [name("a", "Nombre de pila", true), name("b", "Apellidos", true)]),
    ],
    find: { context in
      let fields = context.purposefulFields
      guard !fields.contains(where: { papers.contains($0.purpose) }),
        let given = fields.first(where: { isRequired($0, .givenName) }),
        let family = fields.first(where: { isRequired($0, .familyName) })
      else { return [] }
      return [
        given.placed.finding(
          "a given and a family name are both required",
          help: "ask for the full name in one field, if you do not need the parts",
          fixes: merging(given.placed, family.placed, context),
          related: [family.placed.related("the family name")])
      ]
    })

  private static let first = name("a", "First name", true)
  private static let last = name("b", "Last name", true)
  private static let papers: [Purpose] = [.passport, .nationalID, .honorific]

  private static func name(_ id: String, _ label: String, _ isRequired: Bool) -> JSONValue {
    [
      "type": "TextField", "id": .string(id), "label": .string(label),
      "required": .bool(isRequired),
    ]
  }

  private static func isRequired(_ field: PurposefulField, _ purpose: Purpose) -> Bool {
    field.purpose == purpose && field.isOwn && field.component.isRequired
  }

  private static func merging(
    _ given: PlacedComponent, _ family: PlacedComponent, _ context: CheckContext
  ) -> [Fix] {
    guard context.isEnglish, !context.isNamed(given), !context.isNamed(family) else { return [] }
    let changes: [PropertyChange] = [
      .text("label", "Full name"), .text("purpose", "name"), .unset("placeholder"),
    ]
    return [
      Fix(
        "ask for the full name in \(given.name)", .offered,
        [
          .set(ids: [context.address(of: given)], props: changes),
          .remove(ids: [context.address(of: family)]),
        ])
    ]
  }
}
