internal import JSON

/// The words of what a component is called by, taken apart once.
struct FieldWords {
  /// Of its label.
  let label: [String]
  /// Of the name for assistive technology.
  let name: [String]
  let id: [String]
  let binding: [String]

  init(_ component: Component) {
    label = Self.words(component.label)
    name = Self.words(component.accessibility["label"]?.stringValue)
    id = TextWords.of(component.id)
    binding = Self.words(component["binding"]?.stringValue)
  }

  private static func words(_ text: String?) -> [String] { text.map(TextWords.of) ?? [] }
}
