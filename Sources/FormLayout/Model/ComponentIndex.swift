internal import JSON

/// Where each id is, as the id of the component around it: a `set` leaves it alone, and a move
/// changes one entry, however many siblings shift.
package struct ComponentIndex: Sendable {
  /// The parent of each id; empty for a component at the top, `nil` where the parent has no usable id.
  private var parents: [CodeUnits: Parent] = [:]

  private enum Parent: Sendable {
    case root
    case component(CodeUnits)
    case unaddressable
  }

  init(_ components: [Component]) {
    add(components, in: nil)
  }

  /// Whether an id is in use.
  package func contains(_ id: String) -> Bool { parents[CodeUnits(id)] != nil }

  /// All ids, in no order.
  package var ids: [String] { parents.keys.map(\.string) }

  /// Takes note of components and all below them. `parent` is `nil` at the top.
  mutating func add(_ components: [Component], in parent: String?) {
    for component in components {
      add(
        component,
        under: parent.map { $0.isEmpty ? .unaddressable : .component(CodeUnits($0)) } ?? .root)
    }
  }

  private mutating func add(_ component: Component, under parent: Parent) {
    var inner = Parent.unaddressable
    if !component.id.isEmpty {
      let key = CodeUnits(component.id)
      if parents[key] == nil {
        parents[key] = parent
        inner = .component(key)
      }
    }
    for child in component.children { add(child, under: inner) }
  }

  /// Forgets a component and all below it.
  mutating func remove(_ component: Component) {
    parents[CodeUnits(component.id)] = nil
    for child in component.children { remove(child) }
  }

  /// The ids from the top down to an id, or `nil` where it is unknown or something around it has no id of its own.
  func chain(to id: String) -> [CodeUnits]? {
    var chain = [CodeUnits(id)]
    while true {
      guard let last = chain.last, let parent = parents[last], chain.count <= 1_024 else {
        return nil
      }
      switch parent {
      case .root: return chain.reversed()
      case .component(let key): chain.append(key)
      case .unaddressable: return nil
      }
    }
  }
}
