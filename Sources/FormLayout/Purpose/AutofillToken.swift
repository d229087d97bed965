/// An autofill token as the HTML standard builds it: a section, an address kind, a contact kind, the field.
package struct AutofillToken: Equatable, Sendable {
  /// The field's own token, such as `email`.
  package let field: String

  /// Reads a token; `nil` where a word is unknown, out of order, or does not go with the field.
  package init?(_ text: String) {
    var words = text.split(separator: " ").map { $0.lowercased() }[...]
    if let first = words.first, first.hasPrefix("section-"), first.count > 8 {
      words = words.dropFirst()
    }
    if words.first == "shipping" || words.first == "billing" { words = words.dropFirst() }
    var isContact = false
    if let kind = words.first, Self.contactKinds.contains(kind) {
      isContact = true
      words = words.dropFirst()
    }
    guard let field = words.first else { return nil }
    words = words.dropFirst()
    if words.first == "webauthn" { words = words.dropFirst() }
    guard words.isEmpty, Self.fields.contains(field) else { return nil }
    guard !isContact || Self.isOfContact(field) else { return nil }
    self.field = field
  }

  /// Every field token of the HTML standard, in its order.
  package static let fields = [
    "name", "honorific-prefix", "given-name", "additional-name", "family-name",
    "honorific-suffix", "nickname", "username", "new-password", "current-password",
    "one-time-code", "organization-title", "organization", "street-address", "address-line1",
    "address-line2", "address-line3", "address-level4", "address-level3", "address-level2",
    "address-level1", "country", "country-name", "postal-code", "cc-name", "cc-given-name",
    "cc-additional-name", "cc-family-name", "cc-number", "cc-exp", "cc-exp-month", "cc-exp-year",
    "cc-csc", "cc-type", "transaction-currency", "transaction-amount", "language", "bday",
    "bday-day", "bday-month", "bday-year", "sex", "url", "photo", "tel", "tel-country-code",
    "tel-national", "tel-area-code", "tel-local", "tel-local-prefix", "tel-local-suffix",
    "tel-extension", "email", "impp",
  ]

  private static let contactKinds: Set<String> = ["home", "work", "mobile", "fax", "pager"]

  private static func isOfContact(_ field: String) -> Bool {
    field.hasPrefix("tel") || field == "email" || field == "impp"
  }
}
