internal import FormLayout

/// A form as it is spoken of: its components with their names, found by word.
struct FormReading: Sendable {
  let form: Form
  let components: [NamedComponent]
  private let places: [String: Int]
  private let byWord: [String: [Int]]

  /// - Parameter earlier: a reading of the form as it was; what is still the same is not read again.
  init(_ form: Form, after earlier: FormReading? = nil) {
    self.form = form
    var memory = NameMemory()
    var names: [String: Set<String>] = [:]
    var components: [NamedComponent] = []
    var byWord: [String: [Int]] = [:]
    var places: [String: Int] = [:]
    for placed in form.placed {
      var around: Set<String> = []
      for ancestor in placed.ancestors { around.formUnion(names[ancestor.id] ?? []) }
      let known = earlier?[placed.component.id]
      let named =
        known.flatMap { $0.reads(placed, around: around) }
        ?? NamedComponent(placed, around: around, &memory)
      if !placed.component.children.isEmpty {
        names[placed.component.id] = named.own.union(named.meant)
      }
      for word in named.own { byWord[word, default: []].append(components.count) }
      for word in named.meant { byWord[word, default: []].append(components.count) }
      places[placed.component.id] = places[placed.component.id] ?? components.count
      components.append(named)
    }
    self.components = components
    self.byWord = byWord
    self.places = places
  }

  subscript(id: String) -> NamedComponent? { places[id].map { components[$0] } }

  /// The places of the components that have a stem among their names or meanings.
  func places(of stem: String) -> [Int] { byWord[stem] ?? [] }

  /// Every stem that some component has.
  var stems: some Sequence<String> { byWord.keys }

  var fields: [NamedComponent] { components.filter { $0.component.isField } }
}
