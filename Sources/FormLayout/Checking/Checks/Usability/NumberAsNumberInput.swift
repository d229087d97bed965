internal import JSON

extension Check {
  static let numberAsNumberInput = Check(
    code: "number-as-number-input", severity: .info,
    summary: "digits that are no quantity are asked for as a number",
    reason: """
      A number has no leading zeros and no blanks: the postcode 01067 becomes 1067. Plus and minus \
      make no sense for it either.
      """,
    source: "GOV.UK Design System: Text input (asking for whole numbers)",
    passing: [
      Example("a text", [field("Postcode", "text")]),
      Example("a quantity", [field("Number of guests", "integer")]),
      Example("the wrong keyboard is another finding", [field("Phone", "number")]),
      Example("a secret is another finding", [field("PIN", "integer")]),
    ],
    failing: [
      Example("a postcode", [field("Postcode", "integer")]),
      Example("a card", [field("Card number", "number")]),
      Example("plus and minus", [["type": "Stepper", "id": "zip", "label": "ZIP code"]]),
    ],
    find: { context in
      context.purposefulFields.compactMap { field in
        let component = field.component
        guard field.purpose.isDigitsOfAName, isNumber(field) else { return nil }
        let dropped: [PropertyChange] = ["minimum", "maximum", "step", "defaultValue"]
          .filter { component[$0] != nil }.map { .unset($0) }
        let safety: Fix.Safety =
          dropped.isEmpty && !context.isNamed(field.placed) ? .safe : .offered
        let changes: [PropertyChange] =
          (component.type == "TextField" ? [] : [.text("type", "TextField")])
          + [.text("input", field.purpose.input ?? "text")] + dropped
        return field.placed.finding(
          "\(field.purpose.words) is asked for as a number, which loses leading zeros",
          at: component.type == "TextField" ? "input" : "type", help: "ask for it as text",
          fixes: [context.fix("ask for it as text", safety, of: field.placed, changes)])
      }
    })

  private static func field(_ label: String, _ input: String) -> JSONValue {
    ["type": "TextField", "id": "a", "label": .string(label), "input": .string(input)]
  }

  private static func isNumber(_ field: PurposefulField) -> Bool {
    switch field.component.type {
    case "Stepper", "Slider": true
    case "TextField":
      ["number", "integer"].contains(field.component.input ?? "") && field.purpose.input == nil
        && !field.purpose.isSecret
    default: false
    }
  }
}
