internal import JSON

extension Check {
  static let secretInLayout = Check(
    code: "secret-in-layout", severity: .error,
    summary: "a layout holds what looks like a key or a password",
    reason: """
      A layout is sent to the model, kept in transcripts and delivered to everybody who fills the \
      form in. A key in it is known to all of them, and has to be replaced at its service.
      """,
    source: "OWASP: Secrets Management; GitHub: supported secret scanning patterns",
    passing: [
      Example("what a key looks like", [field("placeholder", "sk-…")]),
      Example("a long word", [field("help", "Donaudampfschifffahrtsgesellschaft")]),
      Example("a long address", [link("https://example.com/a-long-path-to-a-page-1234567890")]),
      Example("a name before an at sign", [link("mailto:anna@example.com")]),
    ],
    failing: [
      Example("a key of OpenAI's", [field("defaultValue", "sk-proj-abcdefghijklmnop1234567890")]),
      Example("a key of AWS", [field("help", "Use AKIAABCDEFGHIJKLMNOP for this")]),
      Example("a password in an address", [link("https://anna:s3cret@example.com/")]),
      Example(
        "in the form's metadata",
        [
          "formchat": 1, "id": "a", "components": [],
          "metadata": ["token": "ghp_abcdefghijklmnopqrstuvwxyz0123456789"],
        ]),
    ],
    find: { context in
      context.suspiciousTexts.compactMap { place in
        guard !place.signs.isDisjoint(with: [.run, .colon]), let kind = SecretShape(in: place.text)
        else { return nil }
        return place.finding(
          "it holds what looks like \(kind.words)",
          help: "take it out, and have it replaced where it is used",
          fixes: fix(place, context))
      }
    })

  private static func field(_ property: String, _ text: String) -> JSONValue {
    .object(["type": "TextField", "id": "a", "label": "API key", property: .string(text)])
  }

  private static func link(_ url: String) -> JSONValue {
    ["type": "Link", "id": "a", "label": "Our page", "url": .string(url)]
  }

  /// Takes a value or words out; what names or addresses something is not for us to guess.
  private static func fix(_ place: PlacedText, _ context: CheckContext) -> [Fix] {
    let removable: Set<String> = ["defaultValue", "placeholder", "help"]
    guard let owner = place.owner, place.tokens.count == 1, removable.contains(place.tokens[0])
    else { return [] }
    let edit = Edit.set(ids: [context.address(of: owner)], props: [.unset(place.tokens[0])])
    return [Fix("take '\(place.tokens[0])' out", .offered, [edit])]
  }
}
