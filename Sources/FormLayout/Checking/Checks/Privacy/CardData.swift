internal import JSON

extension Check {
  static let cardData = Check(
    code: "card-data", severity: .warning,
    summary: "a form asks for the number of a payment card itself",
    reason: """
      Whoever takes card numbers answers for how they are kept, by the rules of the card industry. \
      A payment provider's own page does that, and is trusted by those who pay.
      """,
    source: "PCI DSS 4.0",
    passing: [
      Example("a choice of how to pay", [pay]),
      Example("another card", [field("Library card", "b")]),
      Example("a bank account", [field("IBAN", "b")]),
    ],
    failing: [
      Example("a number", [field("Card number", "b")]),
      Example("a number and its code", [field("Card number", "b"), field("CVC", "c")]),
    ],
    find: { context in
      let cards = context.purposefulFields.filter {
        $0.purpose == .cardNumber || $0.purpose == .cardSecurityCode
      }
      guard let first = cards.first else { return [] }
      return [
        first.placed.finding(
          "it asks for \(first.purpose.words)",
          help: "leave that to the page of a payment provider",
          related: cards.dropFirst().map { $0.placed.related("and for \($0.purpose.words)") })
      ]
    })

  private static let pay: JSONValue = [
    "type": "Picker", "id": "a", "label": "Pay with",
    "options": [["value": "card", "label": "Credit card"], ["value": "invoice"]],
  ]

  private static func field(_ label: String, _ id: String) -> JSONValue {
    ["type": "TextField", "id": .string(id), "label": .string(label)]
  }
}
