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
      Example(
        "a name in two parts",
        [
          ["type": "TextField", "id": "a", "label": "First name"],
          ["type": "TextField", "id": "b", "label": "Last name"],
        ]),
    ],
    failing: [
      Example("an address and a number", [email, phone]),
      Example(
        "a text about something else",
        [email, phone, ["type": "Text", "id": "c", "text": "Hello"]]),
    ],
    find: { context in
      let details = Set(context.purposefulFields.map(\.purpose).filter(\.isPersonal).map(detail))
      guard details.count >= 2, !context.components.contains(where: { informs($0.component) }),
        !informs(context.form.summary), !informs(context.form.title)
      else { return [] }
      return [
        Finding(
          pointer: .root,
          message: "\(counted(details.count)) personal details are asked, and nothing says why",
          help: "add a Text with a link to the privacy notice", fixes: fix(context))
      ]
    })

  /// What a purpose is a part of: a name and an address are one detail each.
  private static func detail(_ purpose: Purpose) -> Purpose {
    switch purpose {
    case .givenName, .familyName: .name
    case .postcode: .streetAddress
    default: purpose
    }
  }

  private static func counted(_ count: Int) -> String {
    let words = ["two", "three", "four", "five", "six", "seven", "eight", "nine"]
    return words.indices.contains(count - 2) ? words[count - 2] : String(count)
  }

  /// A sentence before the last buttons, for the person to complete; in English only.
  private static func fix(_ context: CheckContext) -> [Fix] {
    guard context.form.language == "en" || context.form.language.hasPrefix("en-") else { return [] }
    let text = Edit.Node(
      type: "Text", id: Identifier.unused("privacy") { context.component($0) != nil },
      label: "Our privacy notice says what we do with your details.")
    let step = context.components(ofType: "Step").last.map { context.address(of: $0) }
    return [
      Fix("add a Text about it", .offered, [.add(nodes: [text], at: Edit.Place(in: step ?? ""))])
    ]
  }

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
