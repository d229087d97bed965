internal import JSON

extension Check {
  static let passwordNotSecure = Check(
    code: "password-not-secure", severity: .error,
    summary: "a secret is typed into a field that everybody can read",
    reason: "What is typed into a TextField is shown on the screen, and kept among suggestions.",
    source: "NIST SP 800-63B-4; WCAG 2.2: 3.3.8",
    passing: [
      Example("a SecureField", [["type": "SecureField", "id": "a", "label": "Password"]]),
      Example("a hint", [["type": "TextField", "id": "a", "label": "Password hint"]]),
      Example(
        "a code that serves once",
        [["type": "TextField", "id": "a", "label": "Verification code"]]),
    ],
    failing: [
      Example("a password", [["type": "TextField", "id": "password", "label": "Password"]]),
      Example(
        "with a keyboard", [["type": "TextField", "id": "pin", "label": "PIN", "input": "number"]]),
      Example(
        "by its purpose",
        [["type": "TextEditor", "id": "a", "label": "Key", "purpose": "current-password"]]),
    ],
    find: { context in
      context.purposefulFields.compactMap { field in
        guard field.purpose.isSecret, ["TextField", "TextEditor"].contains(field.component.type)
        else { return nil }
        let taken = ComponentType.named("SecureField")
        let dropped = field.component.properties.keys
          .filter { field.component.catalogued?.property($0) != nil && taken?.property($0) == nil }
        let edit = Edit.set(
          ids: [context.address(of: field.placed)],
          props: [.text("type", "SecureField")] + dropped.map { .unset($0) })
        return field.placed.finding(
          "it asks for \(field.purpose.words), and shows what is typed", at: "type",
          help: "use a SecureField",
          fixes: [Fix("make it a SecureField", .safe, [edit])])
      }
    })
}
