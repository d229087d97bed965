internal import JSON

extension Check {
  static let contentTypeMismatch = Check(
    code: "content-type-mismatch", severity: .warning,
    summary: "a field's purpose is not what its label asks for",
    reason: """
      Browsers and phones fill a field in by its purpose. With another's purpose they put an email \
      address where a telephone number is asked, or save a password that exists as a new one.
      """,
    source: "Apple's documentation: UITextContentType; WCAG 2.2: 1.3.5",
    passing: [
      Example("as the label says", [field("Email", "email")]),
      Example("an email address by which one signs in", [field("Email", "username")]),
      Example("a part of what the label says", [field("Name", "given-name")]),
      Example(
        "a new password in a registration", [password("new-password"), button("Create account")]),
    ],
    failing: [
      Example("an email address as a number", [field("Email", "tel")]),
      Example("a postcode as a city", [field("Postcode", "address-level2")]),
      Example("a new password to sign in", [password("new-password"), button("Sign in")]),
    ],
    find: { context in
      context.purposefulFields.compactMap { field in
        guard let token = field.component.purpose.flatMap({ AutofillToken($0) }),
          let meant = meant(instead: field.purpose, in: field, context),
          let right = meant.autofillToken
        else { return nil }
        let edit = Edit.set(
          ids: [context.address(of: field.placed)], props: [.text("purpose", right)])
        return field.placed.finding(
          "its purpose is '\(token.field)', and it asks for \(meant.words)", at: "purpose",
          help: "write '\(right)', or label it as what it is",
          fixes: [Fix("write '\(right)'", .offered, [edit])])
      }
    })

  /// Purposes none of which is a part or another name of another.
  private static let distinct: Set<Purpose> = [
    .email, .telephone, .postcode, .city, .country, .birthday, .webAddress, .cardNumber,
    .cardSecurityCode, .organisation, .jobTitle,
  ]

  /// What a field asks for, where that cannot be what its purpose says.
  private static func meant(
    instead purpose: Purpose, in field: PurposefulField, _ context: CheckContext
  ) -> Purpose? {
    if purpose == .newPassword {
      guard !context.registers, context.purposefulFields.count(where: \.purpose.isPassword) == 1
      else { return nil }
      return context.signsIn ? .currentPassword : nil
    }
    guard distinct.contains(purpose), let label = field.component.label,
      let meant = Purpose.of(label), distinct.contains(meant), meant != purpose
    else { return nil }
    return meant
  }

  private static func field(_ label: String, _ purpose: String) -> JSONValue {
    [
      "type": "TextField", "id": "a", "label": .string(label), "purpose": .string(purpose),
      "input": "text",
    ]
  }

  private static func password(_ purpose: String) -> JSONValue {
    ["type": "SecureField", "id": "a", "label": "Password", "purpose": .string(purpose)]
  }

  private static func button(_ label: String) -> JSONValue {
    ["type": "Button", "id": "b", "label": .string(label), "role": "submit"]
  }
}
