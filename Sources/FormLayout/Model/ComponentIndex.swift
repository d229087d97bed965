internal import JSON

/// Where each id is, as the id of the component around it: a `set` leaves it alone, and a move
/// changes one entry, however many siblings shift.
package struct ComponentIndex: Sendable {
  private var entries: [CodeUnits: Entry] = [:]

  private struct Entry: Sendable {
    var parent: Parent
    /// How many components have the id.
    var count = 1
  }

  private enum Parent: Sendable {
    case root
    case component(CodeUnits)
    /// The place is found by looking through the form: what is around it has no usable id, or
    /// several components have had the id.
    case unaddressable
  }

  init(_ components: [Component]) {
    add(components, in: nil)
  }

  /// Whether an id is in use.
  package func contains(_ id: String) -> Bool { entries[CodeUnits(id)] != nil }

  /// All ids, in no order.
  package var ids: [String] { entries.keys.map(\.string) }

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
      if let known = entries[key] {
        entries[key] = Entry(parent: .unaddressable, count: known.count + 1)
      } else {
        entries[key] = Entry(parent: parent)
        inner = .component(key)
      }
    }
    for child in component.children { add(child, under: inner) }
  }

  /// Forgets a component and all below it.
  mutating func remove(_ component: Component) {
    let key = CodeUnits(component.id)
    if let known = entries[key] {
      let isLast = known.count == 1
      entries[key] = isLast ? nil : Entry(parent: .unaddressable, count: known.count - 1)
    }
    for child in component.children { remove(child) }
  }

  /// The ids from the top down to an id, or `nil` where it is unknown or something around it has no id of its own.
  func chain(to id: String) -> [CodeUnits]? {
    var chain = [CodeUnits(id)]
    while true {
      guard let last = chain.last, let parent = entries[last]?.parent, chain.count <= 1_024 else {
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
