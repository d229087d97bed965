internal import JSON

extension Check {
  static let autocompleteInvalid = Check(
    code: "autocomplete-invalid", severity: .warning,
    summary: "a purpose is no autofill token",
    reason: """
      Browsers pass over a token that they do not know, or whose words are in another order than \
      the standard has them: section, shipping or billing, home or work, then the field.
      """,
    source: "WCAG 2.2: 1.3.5; HTML standard, Autofill; ACT rule 73f2c2",
    passing: [
      Example("a token", [field("email")]),
      Example("all its parts", [field("section-one shipping work tel webauthn")]),
      Example("a purpose that HTML has no token for", [field("religion")]),
      Example("another kind of value is another finding", [field(3)]),
    ],
    failing: [
      Example("misspelt", [field("emial")]),
      Example("SwiftUI's name", [field("emailAddress")]),
      Example("in another order", [field("tel home")]),
      Example("a kind that goes with another field", [field("work bday")]),
    ],
    find: { context in
      context.components.compactMap { placed in
        guard placed.component.isField, let text = placed.component.purpose, !text.isEmpty,
          Purpose(token: text) == nil, AutofillToken(text) == nil
        else { return nil }
        return placed.finding(
          "'\(text)' is no autofill token", at: "purpose",
          help: "use one of the HTML standard, such as 'email', 'name', 'tel' or 'new-password'",
          fixes: meant(by: text).map { fix($0, $1, context.address(of: placed)) } ?? [])
      }
    })

  private static func field(_ purpose: JSONValue) -> JSONValue {
    ["type": "TextField", "id": "a", "label": "A", "purpose": purpose]
  }

  private static func fix(_ token: String, _ isSafe: Bool, _ address: String) -> [Fix] {
    [
      Fix(
        "write '\(token)'", isSafe ? .safe : .offered,
        [.set(ids: [address], props: [.text("purpose", token)])])
    ]
  }

  private static func meant(by text: String) -> (String, isSafe: Bool)? {
    if let token = Purpose.of(text)?.autofillToken { return (token, true) }
    guard let near = NearestName.to(text, among: AutofillToken.fields) else { return nil }
    return (near, NearestName.isOneEdit(from: text, to: near))
  }
}
