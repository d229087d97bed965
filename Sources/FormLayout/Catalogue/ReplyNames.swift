/// The properties that have a name in a model's reply, by the kind of value they are given there.
///
/// A catalogue property in none of the lists is reached by `path`. The order is that of the reply
/// schema, which must not change from turn to turn (providers cache it).
package enum ReplyNames {
  /// A kind of value: the key that tells it, in the order of the schema.
  package enum Kind: String, CaseIterable, Sendable {
    case text, flag, number, list
  }

  /// The names of a kind, in the order of the schema.
  package static func names(of kind: Kind) -> [String] {
    switch kind {
    case .text: text
    case .flag: flags
    case .number: numbers
    case .list: lists
    }
  }

  private static let text = [
    "type", "label", "text", "title", "description", "binding", "defaultValue", "placeholder",
    "help", "visibleIf", "disabledIf", "requiredIf", "purpose", "input", "appearance", "mode",
    "minimum", "maximum", "accept", "name", "systemName", "url", "alt", "action", "role", "next",
    "back", "skip", "language", "pattern", "matchField", "before", "after", "custom", "font",
    "weight", "foregroundColor", "backgroundColor", "alignment", "borderColor",
    "accessibilityLabel", "accessibilityHint", "accessibilityValue", "accessibilityIdentifier",
  ]

  private static let flags = [
    "required", "readOnly", "multiple", "email", "url", "phone", "unique", "defaultValue", "next",
    "back", "skip", "accessibilityHidden",
  ]

  private static let numbers = [
    "defaultValue", "rows", "minimum", "maximum", "step", "maxSize", "minItems", "maxItems",
    "minLength", "maxLength", "minAge", "maxAge", "padding", "cornerRadius", "spacing", "width",
    "height", "opacity", "borderWidth",
  ]

  private static let lists = [
    "options", "messages", "routes", "oneOf", "defaultValue", "accessibilityInputLabels",
  ]
}
