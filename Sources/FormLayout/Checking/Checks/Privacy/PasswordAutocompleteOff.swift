internal import JSON

extension Check {
  static let passwordAutocompleteOff = Check(
    code: "password-autocomplete-off", severity: .warning,
    summary: "a password manager is kept from a password",
    reason: """
      Who may not use a password manager chooses passwords that can be remembered, the same ones \
      everywhere. A code that is sent may be pasted, too.
      """,
    source: "NIST SP 800-63B-4, 3.1.1.2; WCAG 2.2: 3.3.8",
    passing: [
      Example("a purpose", [field("current-password")]),
      Example("none", [["type": "SecureField", "id": "a", "label": "Password"]]),
    ],
    failing: [
      Example("off", [field("off")]),
      Example(
        "off for a code",
        [["type": "TextField", "id": "a", "label": "Verification code", "purpose": "off"]]),
    ],
    find: { context in
      context.purposefulFields.compactMap { field in
        guard field.component.purpose?.lowercased() == "off",
          field.purpose.isPassword || field.purpose == .oneTimeCode
        else { return nil }
        let token = (field.purpose == .password ? .currentPassword : field.purpose).autofillToken
        let edit = token.map {
          Edit.set(ids: [context.address(of: field.placed)], props: [.text("purpose", $0)])
        }
        return field.placed.finding(
          "its purpose 'off' keeps password managers from it", at: "purpose",
          help: "write '\(token ?? "new-password")'",
          fixes: edit.map { [Fix("write '\(token ?? "")'", .safe, [$0])] } ?? [])
      }
    })

  private static func field(_ purpose: String) -> JSONValue {
    ["type": "SecureField", "id": "a", "label": "Password", "purpose": .string(purpose)]
  }
}
