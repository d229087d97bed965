/// The order in which keys are written when an edit adds one.
package struct KeyOrder: Sendable {
  private let ranks: [String: Int]

  /// The keys in order.
  package let keys: [String]

  init(_ keys: [String]) {
    self.keys = keys
    ranks = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, $0) })
  }

  /// A key's place in the order; `nil` for a key that the catalogue does not know.
  package func rank(of key: String) -> Int? { ranks[key] }

  /// The keys of a form.
  package static let form = KeyOrder([
    "formchat", "id", "title", "description", "language", "style", "hiddenValues", "components",
    "strings", "metadata", "origin",
  ])

  /// The keys of a component.
  package static let component = KeyOrder([
    "type", "id", "label", "text", "markdown", "description", "binding",
    "input", "mode", "appearance", "multiple", "rows", "columns",
    "name", "systemName", "url", "alt", "contentMode", "value", "accept", "maxSize",
    "minimum", "maximum", "step", "minimumLabel", "maximumLabel", "supportsOpacity",
    "minItems", "maxItems", "itemLabel",
    "purpose", "placeholder", "required", "readOnly", "defaultValue", "options", "help",
    "role", "action", "next", "back", "skip", "routes", "autoAdvance", "tab",
    "visibleIf", "disabledIf", "requiredIf", "rules", "messages", "style", "accessibility",
    "origin", "children",
  ])

  /// The keys of a style.
  package static let style = KeyOrder(Property.style.map(\.name))

  /// The keys under `accessibility`.
  package static let accessibility = KeyOrder(Property.accessibility.map(\.name))
}
