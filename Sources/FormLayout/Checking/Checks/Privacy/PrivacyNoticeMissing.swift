internal import JSON

extension Check {
  static let privacyNoticeMissing = Check(
    code: "privacy-notice-missing", severity: .info,
    summary: "a form asks for personal data and says nothing of what becomes of it",
    reason: "Who hands over personal data is to be told, then and there, what it is used for.",
    source: "GDPR, article 13",
    passing: [
      Example(
        "a link",
        [
          email, phone,
          ["type": "Link", "id": "c", "label": "Privacy", "url": "https://example.com"],
        ]),
      Example(
        "in German", [email, phone, ["type": "Text", "id": "c", "text": "Zum Datenschutz"]]),
      Example("one kind of data", [email]),
    ],
    failing: [
      Example("an address and a number", [email, phone]),
      Example(
        "a text about something else",
        [email, phone, ["type": "Text", "id": "c", "text": "Hello"]]),
    ],
    find: { context in
      let personal = context.purposefulFields.filter { $0.purpose.isPersonal }
      guard Set(personal.map(\.purpose)).count >= 2,
        !context.components.contains(where: { informs($0.component) }),
        !informs(context.form.summary), !informs(context.form.title)
      else { return [] }
      return [
        Finding(
          pointer: .root, message: "it asks for personal data and says nothing of privacy",
          help: "say what the data is for, or link to a privacy notice")
      ]
    })

  private static let email: JSONValue = ["type": "TextField", "id": "a", "label": "Email"]
  private static let phone: JSONValue = ["type": "TextField", "id": "b", "label": "Phone"]

  private static func informs(_ component: Component) -> Bool {
    informs(component.label) || informs(component.text) || informs(component.help)
      || informs(component.summary) || informs(component["url"]?.stringValue)
  }

  private static func informs(_ text: String?) -> Bool {
    guard let text else { return false }
    return TextWords.of(text).contains { word in words.contains { word.hasPrefix($0) } }
      || text.unicodeScalars.contains("私") && text.unicodeScalars.contains("護")
  }

  private static let words = [
    "privacy", "gdpr", "consent", "datenschutz", "dsgvo", "confidential", "vertraulich",
    "einwillig", "donnees", "confidentialite", "privacidad", "protected", "personal",
  ]
}
