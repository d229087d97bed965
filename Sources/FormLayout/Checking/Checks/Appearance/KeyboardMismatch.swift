internal import JSON

extension Check {
  static let keyboardMismatch = Check(
    code: "keyboard-mismatch", severity: .warning,
    summary: "a text field brings up the wrong keyboard",
    reason: """
      The 'input' of a text field chooses the keyboard. On a phone an email address is hard to \
      type without '@' at hand, and a telephone number without digits.
      """,
    source: "Human Interface Guidelines: Keyboards; GOV.UK Design System",
    passing: [
      Example("an email address", [field("Email", input: "email")]),
      Example("a name", [field("Full name", input: "text")]),
      Example(
        "an email address by which one signs in",
        [
          [
            "type": "TextField", "id": "a", "label": "Email", "input": "email",
            "purpose": "username",
          ]
        ]),
      Example("a subject", [field("Email subject", input: "text")]),
    ],
    failing: [
      Example("an email address", [["type": "TextField", "id": "a", "label": "Email"]]),
      Example("a telephone number", [field("Mobile phone", input: "text")]),
      Example("a name", [field("Full name", input: "email")]),
    ],
    find: { context in
      context.purposefulFields.compactMap { field in
        let component = field.component
        guard component.type == "TextField",
          component["input"].map({ $0.stringValue != nil }) ?? true
        else { return nil }
        let input = component.input ?? "text"
        guard let wanted = wanted(for: field.purpose, instead: input) else { return nil }
        let edit = Edit.set(
          ids: [context.address(of: field.placed)], props: [.text("input", wanted)])
        return field.placed.finding(
          "it asks for \(field.purpose.words), with the keyboard for \(keyboard(input))",
          at: "input", help: "set 'input' to '\(wanted)'",
          fixes: [Fix("set the input '\(wanted)'", .safe, [edit])])
      }
    })

  private static func field(_ label: String, input: String) -> JSONValue {
    ["type": "TextField", "id": "a", "label": .string(label), "input": .string(input)]
  }

  private static func wanted(for purpose: Purpose, instead input: String) -> String? {
    if let wanted = purpose.input { return wanted == input ? nil : wanted }
    // A name by which one signs in may be an email address or a telephone number.
    let isWrong = ["email", "phone", "url"].contains(input)
    return isWrong && [.name, .givenName, .familyName, .city].contains(purpose) ? "text" : nil
  }

  private static func keyboard(_ input: String) -> String {
    switch input {
    case "email": "email addresses"
    case "phone": "telephone numbers"
    case "url": "web addresses"
    case "number", "integer": "numbers"
    default: "any text"
    }
  }
}
