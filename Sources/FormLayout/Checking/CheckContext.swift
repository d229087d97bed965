package import JSON

/// A form with what many checks ask of it, worked out once.
package struct CheckContext: Sendable {
  package let form: Form
  /// Every component in document order.
  package let components: [PlacedComponent]
  /// The first component of each id.
  package let byID: [CodeUnits: PlacedComponent]

  package init(_ form: Form) {
    self.form = form
    components = form.placed
    byID = Dictionary(
      components.compactMap { placed in
        placed.component.id.isEmpty ? nil : (CodeUnits(placed.component.id), placed)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The first component of an id.
  package func component(_ id: String) -> PlacedComponent? { byID[CodeUnits(id)] }

  /// How an edit names a component: by its id, or by its place where the id is unusable or another's.
  package func address(of placed: PlacedComponent) -> String {
    let id = placed.component.id
    guard Identifier.isValid(id), component(id)?.path == placed.path else {
      return placed.path.pointer.description
    }
    return id
  }
}

extension CheckContext {
  /// The components directly inside one.
  package func children(of placed: PlacedComponent) -> [PlacedComponent] {
    let ancestors = placed.ancestors + [placed.component]
    return placed.component.children.enumerated().map { index, child in
      PlacedComponent(component: child, path: placed.path.appending(index), ancestors: ancestors)
    }
  }

  /// How an edit names what is around a component; empty for the form itself.
  package func addressOfParent(of placed: PlacedComponent) -> String {
    guard let parent = placed.parent else { return "" }
    return address(
      of: PlacedComponent(
        component: parent, path: placed.path.parent, ancestors: placed.ancestors.dropLast()))
  }
}
