internal import JSON

extension Check {
  static let hintHasLink = Check(
    code: "hint-has-link", severity: .info,
    summary: "the advice of a field holds an address",
    reason: """
      Screen readers read the advice as part of the field, where a link is a line of letters: \
      nobody can follow it.
      """,
    source: "GOV.UK Design System: hint text",
    passing: [
      Example("words", [field("It is on your card.")]),
      Example("a ratio", [field("For example 16:9.")]),
      Example(
        "a Link before the field",
        [
          ["type": "Link", "id": "l", "label": "Where is it?", "url": "https://example.com"],
          field("It is on your card."),
        ]),
    ],
    failing: [
      Example("an address", [field("See https://example.com/help")]),
      Example("a link in Markdown", [field("See [our help](https://example.com).")]),
    ],
    find: { context in
      context.suspiciousTexts.compactMap { place in
        guard place.signs.contains(.colon), place.tokens == ["help"], let owner = place.owner,
          place.text.split(separator: "://").count > 1
        else { return nil }
        return owner.finding(
          "its advice holds an address, which cannot be followed there", at: "help",
          help: "put a Link before the field")
      }
    })

  private static func field(_ help: String) -> JSONValue {
    ["type": "TextField", "id": "a", "label": "Card number of the library", "help": .string(help)]
  }
}
