internal import JSON

extension PlacedComponent {
  /// The step that it stands in; `nil` outside of steps.
  package var step: PlacedComponent? {
    guard let outermost = ancestors.first ?? component as Component?, outermost.type == "Step",
      let index = path.indices.first
    else { return nil }
    return PlacedComponent(component: outermost, path: ComponentPath([index]), ancestors: [])
  }

  /// Whether it stands in an earlier step than another does.
  package func isBefore(stepOf other: PlacedComponent) -> Bool {
    guard let own = step, let later = other.step else { return false }
    return own.path.last < later.path.last
  }
}
