/// How one component type is shown: what draws it, and what plain mode says of it.
struct ComponentLook: Sendable {
  /// Properties that hold words; those that a look does not show follow it in brackets.
  static let textProperties = [
    "label", "text", "description", "placeholder", "help", "alt", "minimumLabel", "maximumLabel",
    "itemLabel",
  ]

  /// The catalogue name; empty for types that the catalogue does not know.
  let type: String
  /// The properties that the drawing shows where they are.
  let shows: Set<String>
  /// Whether it has room around it.
  var isGroup = false
  /// Whether it takes no more of a row than its words need.
  var isCompact = false
  /// What plain mode calls it; `nil` where only what is inside counts.
  let word: @Sendable (Component) -> String?
  /// What plain mode says beside what every component has.
  var facts: @Sendable (Component, Pen) -> [String] = { _, _ in [] }
  let draw: @Sendable (Component, Pen) -> Block

  /// Every look, one for each type of the catalogue.
  static let all: [ComponentLook] =
    content + textFields + choices + numbers + pickers + actions + containers + rows + structure

  /// The look of a component.
  static func of(_ component: Component) -> ComponentLook {
    table[component.type] ?? unknown
  }

  private static let table = Dictionary(uniqueKeysWithValues: all.map { ($0.type, $0) })
}
