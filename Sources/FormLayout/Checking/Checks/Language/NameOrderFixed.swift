internal import JSON

extension Check {
  static let nameOrderFixed = Check(
    code: "name-order-fixed", severity: .info,
    summary: "the given name stands first where the family name comes first",
    reason: """
      In Chinese, Hungarian, Japanese, Korean and Vietnamese the family name stands first; in the \
      other order people write the one into the field for the other.
      """,
    source: "W3C: Personal names around the world",
    passing: [
      Example("in English", form("en", "given-name", "family-name")),
      Example("the family name first", form("hu", "family-name", "given-name")),
    ],
    failing: [
      Example("in Hungarian", form("hu", "given-name", "family-name")),
      Example("in the Japanese of Japan", form("ja-JP", "given-name", "family-name")),
    ],
    find: { context in
      let language = context.form.language.split(separator: "-").first?.lowercased() ?? ""
      guard familyFirst.contains(language) else { return [] }
      return context.purposefulFields.compactMap { given in
        guard given.purpose == .givenName,
          let family = context.purposefulFields.first(where: {
            $0.purpose == .familyName && $0.placed.path.parent == given.placed.path.parent
              && $0.placed.path.last > given.placed.path.last
          })
        else { return nil }
        let move = Edit.move(
          ids: [context.address(of: given.placed)],
          to: Edit.Place(
            in: context.addressOfParent(of: family.placed),
            after: context.address(of: family.placed)))
        return given.placed.finding(
          "the given name stands before the family name, and the form is in '\(language)'",
          help: "put \(family.placed.name) first",
          fixes: [Fix("put \(family.placed.name) first", .offered, [move])],
          related: [family.placed.related("the family name")])
      }
    })

  private static let familyFirst: Set<String> = ["ja", "zh", "ko", "hu", "vi"]

  private static func form(_ language: String, _ first: String, _ second: String) -> JSONValue {
    let fields = [first, second].enumerated().map { index, purpose -> JSONValue in
      [
        "type": "TextField", "id": .string("f\(index)"), "label": .string("Name \(index)"),
        "purpose": .string(purpose),
      ]
    }
    return [
      "formchat": 1, "id": "a", "language": .string(language),
      "components": .array(fields + [Example.submit]),
    ]
  }
}
