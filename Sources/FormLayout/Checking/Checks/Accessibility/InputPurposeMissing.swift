internal import JSON

extension Check {
  static let inputPurposeMissing = Check(
    code: "input-purpose-missing", severity: .warning,
    summary: "a field about the person does not say what a browser may fill in",
    reason: """
      With a purpose, browsers and phones fill in what they know, which helps everybody who types \
      with effort or forgets. It is asked only of data about the person who fills in the form.
      """,
    source: "WCAG 2.2: 1.3.5; GOV.UK Design System",
    passing: [
      Example(
        "a purpose", [["type": "TextField", "id": "a", "label": "Email", "purpose": "email"]]),
      Example("another word", [["type": "TextField", "id": "file", "label": "File name"]]),
      Example(
        "somebody else's", [["type": "TextField", "id": "emergencyPhone", "label": "Phone"]]),
      Example("a choice that shows all", [radio]),
      Example(
        "an item of a list",
        [
          [
            "type": "Repeat", "id": "guests", "label": "Guests",
            "children": [
              [
                "type": "Item", "id": "one",
                "children": [["type": "TextField", "id": "who", "label": "Name"]],
              ]
            ],
          ]
        ]),
    ],
    failing: [
      Example(
        "an email address", [["type": "TextField", "id": "mail", "label": "E-mail address"]]),
      Example(
        "in German", [["type": "TextField", "id": "vorname", "label": "Vorname"], Example.submit]),
      Example(
        "a new password",
        [
          ["type": "SecureField", "id": "password", "label": "Password"],
          ["type": "Button", "id": "go", "label": "Register", "role": "submit"],
        ]),
    ],
    find: { context in
      context.purposefulFields.compactMap { field in
        guard isFilledIn(field.component), field.component.purpose == nil, field.isOwn,
          let token = field.purpose.autofillToken
        else { return nil }
        let word = token == "country" && field.component.type != "Picker" ? "country-name" : token
        let edit = Edit.set(
          ids: [context.address(of: field.placed)], props: [.text("purpose", word)])
        return field.placed.finding(
          "it asks for \(field.purpose.words) and has no purpose",
          help: "set 'purpose' to '\(word)', so that browsers can fill it in",
          fixes: [
            Fix("set the purpose '\(word)'", field.purpose == .name ? .offered : .safe, [edit])
          ])
      }
    })

  private static let radio: JSONValue = [
    "type": "Picker", "id": "gender", "label": "Gender", "appearance": "radio",
    "options": [["value": "f"], ["value": "m"], ["value": "x"]],
  ]

  /// Whether a browser fills in what is shown so.
  private static func isFilledIn(_ component: Component) -> Bool {
    switch component.type {
    case "TextField", "SecureField", "TextEditor", "DatePicker": true
    case "Picker": component.appearance == nil || component.appearance == "menu"
    default: false
    }
  }
}
