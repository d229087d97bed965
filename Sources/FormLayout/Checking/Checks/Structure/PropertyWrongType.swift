internal import JSON

extension Check {
  static let propertyWrongType = Check(
    code: "property-wrong-type", severity: .error,
    summary: "a property has a value that it cannot take",
    reason: """
      A value of another kind, or out of its bounds, is read as if it were not there: a text '16' is \
      no number, and an appearance that does not exist is the default one.
      """,
    source: "SurveyJS linter, DynamicUI",
    passing: [
      Example(
        "numbers as they may be written",
        [["type": "Text", "id": "a", "text": "A", "style": ["padding": 1.6e1]]]),
      Example(
        "one of two shapes",
        [
          [
            "type": "Text", "id": "a", "text": "A",
            "style": ["width": "fill", "padding": ["top": 4]],
          ]
        ]),
      Example(
        "anything under origin", [["type": "Text", "id": "a", "text": "A", "origin": ["x": [nil]]]]),
    ],
    failing: [
      Example(
        "a number as a text", [["type": "TextEditor", "id": "a", "label": "A", "rows": "3"]]),
      Example("out of bounds", [["type": "TextEditor", "id": "a", "label": "A", "rows": 0]]),
      Example("a text for a list", [["type": "Picker", "id": "a", "label": "A", "options": "x"]]),
      Example(
        "in a style",
        [["type": "Text", "id": "a", "text": "A", "style": ["padding": "16", "font": "Body"]]]),
      Example(
        "in an option",
        [["type": "Picker", "id": "a", "label": "A", "options": [["value": "x"], ["value": 2]]]]),
      Example(
        "in a rule",
        [
          [
            "type": "TextField", "id": "a", "label": "A",
            "rules": [["rule": "minLength", "value": "8"]],
          ]
        ]),
      Example(
        "an appearance that does not exist",
        [["type": "Toggle", "id": "a", "label": "A", "appearance": "round"]]),
      Example(
        "a colour that does not exist",
        [["type": "Text", "id": "a", "text": "A", "style": ["foregroundColor": "#12"]]]),
      Example("of the form", ["formchat": 1, "id": "a", "components": [], "hiddenValues": "drop"]),
    ],
    find: { context in
      context.shapeFaults.compactMap { fault in
        guard fault.mismatch.kind == .wrongValue, !fault.isRuleName, !fault.isLanguage else {
          return nil
        }
        let address = fault.owner.map { context.address(of: $0) } ?? "form"
        let fixes = ValueMending.fix(for: fault, of: address)
        let message = fault.mismatch.message
        return Finding(
          component: fault.owner?.reportedID, pointer: fault.pointer,
          message: message.hasPrefix("it takes ")
            ? "\(fault.place) \(message.dropFirst(3))" : "\(fault.place): \(message)",
          help: fixes.first?.title ?? "write a value that it takes, or remove it", fixes: fixes)
      }
    })
}
