import FormLayout
import JSON

/// Finds what each component of a form became in what came back of it.
struct RoundTripPlaces {
  private let before: Form
  private let after: Form
  private let isLost: (_ id: String, _ property: String) -> Bool
  private var isGrouping = false
  private var places: [ComponentPath: ComponentPath] = [:]

  init(_ before: Form, _ after: Form, isLost: @escaping (String, String) -> Bool) {
    self.before = before
    self.after = after
    self.isLost = isLost
  }

  /// Where the tree stays: by position, and where `isGrouping`, through the groups that a condition of
  /// several parts puts around a component.
  func byPosition(isGrouping: Bool) -> [ComponentPath: ComponentPath] {
    var copy = self
    copy.isGrouping = isGrouping
    copy.match(.root, .root)
    return copy.places
  }

  private mutating func match(_ old: ComponentPath, _ new: ComponentPath) {
    for (index, component) in before.children(of: old).enumerated() {
      var place = new.appending(index)
      for _ in 0..<groups(around: component) {
        guard let group = after[place], group.type == "Group", group.children.count == 1 else {
          break
        }
        place = place.appending(0)
      }
      guard let other = after[place] else { continue }
      if component.type != other.type, !isLost(component.id, "type") { continue }
      places[old.appending(index)] = place
      if !isLost(component.id, "children") { match(old.appending(index), place) }
    }
  }

  /// How many groups there may be for the parts of its condition.
  private func groups(around component: Component) -> Int {
    guard isGrouping, !isLost(component.id, "visibleIf"),
      let condition = component.condition("visibleIf"),
      case .all(let parts) = condition.simplified
    else { return 0 }
    return Set(parts.flatMap(\.fields)).count - 1
  }

  /// Where what is around fields goes: by key, id of a step, and role of a button.
  func byName() -> [ComponentPath: ComponentPath] {
    var places: [ComponentPath: ComponentPath] = [:]
    let found = after.placed
    for placed in before.placed {
      if !placed.component.isField, isLost(placed.component.id, "type") { continue }
      places[placed.path] =
        found.first { other in
          switch placed.component.type {
          case "Step": other.component.id.isIdentical(to: placed.component.id)
          case "Button":
            other.component.role != nil && other.component.role == placed.component.role
          default:
            other.component.isField
              && other.component.binding.isIdentical(to: placed.component.binding)
          }
        }?.path
    }
    return places
  }
}
