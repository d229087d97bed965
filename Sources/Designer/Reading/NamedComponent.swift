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

  init(_ placed: PlacedComponent, around: Set<String>, _ memory: inout NameMemory) {
    let component = placed.component
    self.placed = placed
    self.around = around
    label = memory.stems(of: component.words ?? "")
    id = memory.stems(of: component.id)
    var own = Set(label).union(id)
    for name in ["binding", "name", "systemName"] {
      if let text = component[name]?.stringValue { own.formUnion(memory.stems(of: text)) }
    }
    self.own = own
    meant = Self.meaning(of: component, own, &memory)
  }

  /// The same names at another place; `nil` where the component or what is around it is another.
  func reads(_ placed: PlacedComponent, around: Set<String>) -> NamedComponent? {
    guard placed.component.properties == component.properties, around == self.around else {
      return nil
    }
    return NamedComponent(self, at: placed)
  }

  private init(_ other: NamedComponent, at placed: PlacedComponent) {
    self.placed = placed
    around = other.around
    label = other.label
    id = other.id
    own = other.own
    meant = other.meant
  }

  private static func meaning(
    of component: Component, _ own: Set<String>, _ memory: inout NameMemory
  ) -> Set<String> {
    var words = memory.nouns(for: component)
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
