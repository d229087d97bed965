/// A component together with where it stands.
///
/// A class, since a hundred checks pass each one around: a reference is handed on at a fraction of
/// what the parts of a value would cost.
package final class PlacedComponent: Sendable {
  package let component: Component
  package let path: ComponentPath
  /// The components around it, outermost first.
  package let ancestors: [Component]

  package init(component: Component, path: ComponentPath, ancestors: [Component]) {
    self.component = component
    self.path = path
    self.ancestors = ancestors
  }

  /// The component directly around it.
  package var parent: Component? { ancestors.last }

  /// The nearest `Item` around it, whose values are its scope.
  package var item: Component? { ancestors.last { $0.type == "Item" } }
}

extension Form {
  /// Every component in document order.
  package var placed: [PlacedComponent] {
    var result: [PlacedComponent] = []
    func visit(_ siblings: [Component], _ path: ComponentPath, _ ancestors: [Component]) {
      for (index, component) in siblings.enumerated() {
        let here = path.appending(index)
        result.append(PlacedComponent(component: component, path: here, ancestors: ancestors))
        if !component.children.isEmpty {
          visit(component.children, here, ancestors + [component])
        }
      }
    }
    visit(components, .root, [])
    return result
  }
}
