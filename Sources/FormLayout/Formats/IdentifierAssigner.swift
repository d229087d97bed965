/// Gives ids to components that come from a format with other names.
///
/// A field keeps a name that it shares with something else; among equals the first keeps it, and
/// the others get 2, 3, ….
package struct IdentifierAssigner {
  /// What a component could be called.
  package struct Names {
    /// The name in the foreign format, kept as it is where it is an id.
    package let foreign: String?
    package let label: String?
    package let type: String
    package let isField: Bool

    package init(foreign: String?, label: String?, type: String, isField: Bool) {
      self.foreign = foreign
      self.label = label
      self.type = type
      self.isField = isField
    }

    /// The first name that is an id or has words to make one of.
    var wanted: String {
      if let foreign, Identifier.isValid(foreign) { return foreign }
      let words = [foreign, label, type].compactMap { $0 }
      return words.lazy.compactMap(Identifier.made(from:)).first ?? "component"
    }
  }

  /// One id for each component, in order; no two are equal, and none is among `besides`.
  package static func ids(for components: [Names], besides: Set<String> = []) -> [String] {
    var taken = besides
    var ids = Array(repeating: "", count: components.count)
    let fieldsFirst =
      components.indices.filter { components[$0].isField }
      + components.indices.filter { !components[$0].isField }
    for index in fieldsFirst {
      let id = Identifier.unused(components[index].wanted) { taken.contains($0) }
      taken.insert(id)
      ids[index] = id
    }
    return ids
  }
}
