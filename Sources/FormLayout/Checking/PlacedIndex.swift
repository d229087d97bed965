internal import JSON

/// Which components of a form are of a type or have a property, so that a check looks at those alone.
struct PlacedIndex: Sendable {
  private var byType: [String: [Entry]] = [:]
  private var byProperty: [String: [PlacedComponent]] = [:]

  private struct Entry {
    let number: Int
    let placed: PlacedComponent
  }

  /// Indexes components in document order.
  init(_ components: [PlacedComponent]) {
    for (number, placed) in components.enumerated() {
      byType[placed.component.type, default: []].append(Entry(number: number, placed: placed))
      for member in placed.component.properties.members
      where byProperty[member.key]?.last !== placed {
        byProperty[member.key, default: []].append(placed)
      }
    }
  }

  /// The components of some types, in document order.
  func components(ofTypes types: [String]) -> [PlacedComponent] {
    let found = types.compactMap { byType[$0] }
    if found.count == 1 { return found[0].map(\.placed) }
    return found.joined().sorted { $0.number < $1.number }.map(\.placed)
  }

  /// The components that have a property, in document order.
  func components(having property: String) -> [PlacedComponent] { byProperty[property] ?? [] }
}
