internal import FormLayout
internal import JSON

/// A component with the words that people may call it by.
struct NamedComponent: Sendable {
  let placed: PlacedComponent
  /// The stems of its label (else text, else alt), and of its id.
  let label: [String]
  let id: [String]
  /// The stems of all its own names.
  let own: Set<String>
  /// The stems of what it is and asks for, and of words that mean the same.
  let meant: Set<String>
  /// The stems of the names around it.
  let around: Set<String>

  init(_ placed: PlacedComponent, around: Set<String>) {
    let component = placed.component
    self.placed = placed
    self.around = around
    label = Words.stems(of: component.words ?? "")
    id = Words.stems(of: component.id)
    var own = Set(label).union(id)
    for name in ["binding", "name", "systemName"] {
      if let text = component[name]?.stringValue { own.formUnion(Words.stems(of: text)) }
    }
    self.own = own
    meant = Self.meaning(of: component, own)
  }

  private static func meaning(of component: Component, _ own: Set<String>) -> Set<String> {
    var words = ComponentNoun.words(for: component)
    if let purpose = Purpose.of(component) { words.formUnion(Synonyms.words(for: purpose)) }
    for word in own { words.formUnion(Synonyms.of(word)) }
    return words.subtracting(own)
  }

  var component: Component { placed.component }

  /// How people are told of it.
  var title: String {
    if let words = component.words, !words.isEmpty { return "'\(words)'" }
    return "'\(component.id)'"
  }
}
