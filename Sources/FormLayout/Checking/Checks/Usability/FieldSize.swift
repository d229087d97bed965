internal import JSON

extension Check {
  static let fieldSize = Check(
    code: "field-size", severity: .info,
    summary: "a field for a few characters is as wide as the form",
    reason:
      "The width of a field tells how much is wanted: a wide one for a postcode makes one wonder.",
    source: "GOV.UK Design System: Text input (fixed width)",
    passing: [
      Example("narrow", [field("Postcode", 120)]),
      Example("no width", [["type": "TextField", "id": "a", "label": "Postcode"]]),
      Example("a long answer", [field("Street", "fill")]),
    ],
    failing: [
      Example("a postcode", [field("Postcode", "fill")]),
      Example(
        "a security code",
        [
          ["type": "SecureField", "id": "a", "label": "CVC", "style": ["width": 400]]
        ]),
    ],
    find: { context in
      context.purposefulFields.compactMap { field in
        let width = field.component.style["width"]
        guard
          [.postcode, .cardSecurityCode, .cardExpiry, .oneTimeCode, .pin].contains(field.purpose),
          width == "fill" || width?.doubleValue ?? 0 > 320
        else { return nil }
        return Finding(
          component: field.placed.reportedID,
          pointer: field.placed.pointer(to: "style").appending("width"),
          message: "the field for \(field.purpose.words) is far wider than its answer",
          help: "give it a width of about 120",
          fixes: [
            context.fix(
              "make it 120 wide", .safe, of: field.placed,
              [.path("style.width", .number(JSONNumber(120)))])
          ])
      }
    })

  private static func field(_ label: String, _ width: JSONValue) -> JSONValue {
    ["type": "TextField", "id": "a", "label": .string(label), "style": ["width": width]]
  }
}
