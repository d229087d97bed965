extension CheckContext {
  /// The component directly in front of a place, in the same container.
  func sibling(before path: ComponentPath) -> Component? {
    path.last > 0 ? form[path.parent.appending(path.last - 1)] : nil
  }

  /// A component beside another, so many places further on; before it where negative.
  func place(_ offset: Int, from placed: PlacedComponent) -> PlacedComponent? {
    let siblings = placed.parent?.children ?? form.components
    let index = placed.path.last + offset
    guard siblings.indices.contains(index) else { return nil }
    return PlacedComponent(
      component: siblings[index], path: placed.path.parent.appending(index),
      ancestors: placed.ancestors)
  }

  /// The component directly in front of another, in the same container.
  func place(before placed: PlacedComponent) -> PlacedComponent? { place(-1, from: placed) }
}
