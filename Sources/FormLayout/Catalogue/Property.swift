package import JSON

/// One property that the layout format knows: its name, its value's shape, and what it means.
package struct Property: Sendable {
  package let name: String
  package let shape: ValueShape
  /// One line for people: the reference, the prompt and `schema layout` show it.
  package let meaning: String
  /// What is assumed where it is absent.
  package let defaultValue: JSONValue?
  /// Whether its object is incomplete without it.
  package let isRequired: Bool

  package init(
    _ name: String, _ shape: ValueShape, _ meaning: String, default defaultValue: JSONValue? = nil,
    isRequired: Bool = false
  ) {
    self.name = name
    self.shape = shape
    self.meaning = meaning
    self.defaultValue = defaultValue
    self.isRequired = isRequired
  }
}
