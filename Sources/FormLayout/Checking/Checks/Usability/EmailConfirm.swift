internal import JSON

extension Check {
  static let emailConfirm = Check(
    code: "email-confirm", severity: .info,
    summary: "an email address is asked twice",
    reason: """
      Most people copy the first into the second, and the mistake with it. A message to the address, \
      or showing it once more before it is sent, finds what is wrong.
      """,
    source: "GOV.UK Design System: Email addresses",
    passing: [
      Example("once", [email("a", "Email")]),
      Example("two addresses", [email("a", "Email"), email("b", "Email of your office")]),
      Example(
        "a password",
        [
          ["type": "SecureField", "id": "a", "label": "Password"],
          ["type": "SecureField", "id": "b", "label": "Confirm password"],
        ]),
    ],
    failing: [
      Example("to be sure", [email("a", "Email"), email("b", "Confirm email")]),
      Example("again", [email("a", "E-Mail"), email("b", "E-Mail wiederholen")]),
    ],
    find: { context in
      let addresses = context.purposefulFields.filter { $0.purpose == .email }
      return addresses.indices.compactMap { index in
        let field = addresses[index]
        guard field.isRepeated,
          let first = addresses[..<index].last(where: {
            !$0.isRepeated && $0.placed.scope == field.placed.scope
          })
        else { return nil }
        return field.placed.finding(
          "it asks for the email address a second time",
          help: "ask once, and show the address again before it is sent",
          fixes: context.removal("ask once", .offered, of: field.placed).map { [$0] } ?? [],
          related: [first.placed.related("asked here")])
      }
    })

  private static func email(_ id: String, _ label: String) -> JSONValue {
    ["type": "TextField", "id": .string(id), "label": .string(label), "input": "email"]
  }
}
