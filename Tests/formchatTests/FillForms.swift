internal import JSON
internal import Support

/// Forms that several suites fill.
enum FillForms {
  /// Writes a form with these components and returns its path.
  static func write(_ components: JSONValue, to folder: TemporaryFolder) -> String {
    let form: JSONValue = ["formchat": 1, "id": "f", "title": "Form", "components": components]
    return folder.write(form.text(.indented), to: "f.form.json")
  }

  /// A payment by card, whose number is asked for, or by invoice.
  static let checkout: JSONValue = [
    [
      "type": "TextField", "id": "email", "label": "Email", "input": "email", "required": true,
      "rules": [["rule": "email"]],
    ],
    [
      "type": "Picker", "id": "payment", "label": "Payment", "required": true,
      "options": [["value": "card", "label": "Card"], ["value": "invoice", "label": "Invoice"]],
    ],
    [
      "type": "Section", "id": "card", "label": "Card",
      "visibleIf": ["field": "payment", "eq": "card"],
      "children": [
        [
          "type": "SecureField", "id": "number", "label": "Card number", "required": true,
          "rules": [["rule": "pattern", "value": "^[0-9]{16}$"]],
          "messages": ["pattern": "Sixteen digits"],
        ]
      ],
    ],
    [
      "type": "TextField", "id": "vat", "label": "VAT number",
      "visibleIf": ["field": "payment", "eq": "invoice"], "required": true,
    ],
    ["type": "Button", "id": "pay", "label": "Pay", "role": "submit", "action": "pay"],
  ]

  /// Three steps, of which the second is for businesses.
  static let wizard: JSONValue = [
    [
      "type": "Step", "id": "start", "label": "You",
      "routes": [
        ["to": "company", "if": ["field": "kind", "eq": "business"]], ["to": "done"],
      ],
      "children": [
        [
          "type": "Picker", "id": "kind", "label": "Kind", "required": true,
          "options": [
            ["value": "private", "label": "Private"], ["value": "business", "label": "Business"],
          ],
        ],
        [
          "type": "SecureField", "id": "password", "label": "Password", "required": true,
          "rules": [["rule": "minLength", "value": 8]],
        ],
      ],
    ],
    [
      "type": "Step", "id": "company", "label": "Company",
      "children": [["type": "TextField", "id": "vat", "label": "VAT", "required": true]],
    ],
    [
      "type": "Step", "id": "done", "label": "Done",
      "children": [
        ["type": "Toggle", "id": "terms", "label": "I accept the terms", "required": true]
      ],
    ],
    ["type": "Button", "id": "join", "label": "Join", "role": "submit", "action": "join"],
  ]
}
