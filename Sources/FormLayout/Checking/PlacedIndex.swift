internal import JSON

/// Which components of a form are of a type or have a property, so that a check looks at those alone.
struct PlacedIndex: Sendable {
  private var byType: [String: [Int]] = [:]
  private var byProperty: [String: [Int]] = [:]

  /// Indexes components by their number among those given.
  init(_ components: [PlacedComponent]) {
    for (number, placed) in components.enumerated() {
      byType[placed.component.type, default: []].append(number)
      for member in placed.component.properties.members
      where byProperty[member.key]?.last != number {
        byProperty[member.key, default: []].append(number)
      }
    }
  }

  /// The numbers of the components of some types, ascending.
  func numbers(ofTypes types: [String]) -> [Int] {
    let found = types.compactMap { byType[$0] }
    return found.count == 1 ? found[0] : found.joined().sorted()
  }

  /// The numbers of the components that have a property, ascending.
  func numbers(having property: String) -> [Int] { byProperty[property] ?? [] }
}
