internal import JSON

extension EditApplication {
  /// Where components go: among whose children, and before which of them.
  struct Spot {
    let parent: ComponentPath
    let position: Int
  }

  /// The spot that a place names for components; `nil` after a fault.
  mutating func spot(
    _ place: Edit.Place, for components: [Component], at pointer: JSONPointer
  ) -> Spot? {
    var container: ComponentPath?
    if !place.container.isEmpty {
      container = self.place(of: place.container) ?? (isForm(place.container) ? .root : nil)
      guard container != nil else {
        refuseUnknown(place.container, at: pointer.appending("in"))
        return nil
      }
    }
    guard !place.after.isEmpty, place.after != "^" else {
      let parent = container ?? .root
      guard takes(parent, components, at: pointer.appending("in")) else { return nil }
      let position = place.after == "^" ? 0 : lastPosition(in: parent, for: components)
      return Spot(parent: parent, position: position)
    }
    guard let sibling = self.place(of: place.after) else {
      refuseUnknown(place.after, at: pointer.appending("after"))
      return nil
    }
    guard container == nil || container == sibling.parent else {
      refuse(
        .badPlace, at: pointer.appending("after"),
        "'\(place.after)' is not directly in '\(place.container)'",
        help: "leave 'in' empty to put it beside '\(place.after)'")
      return nil
    }
    guard takes(sibling.parent, components, at: pointer.appending("after")) else { return nil }
    return Spot(parent: sibling.parent, position: sibling.last + 1)
  }

  /// Whether a container may hold components; tells the fault.
  private mutating func takes(
    _ parent: ComponentPath, _ components: [Component], at pointer: JSONPointer
  ) -> Bool {
    guard parent != .root, let container = form[parent], let type = container.catalogued else {
      return true
    }
    switch type.children {
    case .any: return true
    case .none:
      refuse(
        .badPlace, at: pointer, component: container.id,
        "'\(container.id)' is a \(type.name), which holds no components",
        help: "name it under 'after' to put something behind it")
      return false
    case .only(let names):
      guard let other = components.first(where: { !names.contains($0.type) }) else { return true }
      let wanted = names.map { "'\($0)'" }.joined(separator: " or ")
      refuse(
        .badPlace, at: pointer, component: container.id,
        "'\(container.id)' is a \(type.name), which holds only \(wanted), not \(other.type)",
        help: "put it into one of them")
      return false
    }
  }

  /// "Last" is before trailing Buttons and stacks of them; Buttons themselves go to the very end.
  private func lastPosition(in parent: ComponentPath, for components: [Component]) -> Int {
    let siblings = form.children(of: parent)
    guard !components.allSatisfy(\.isButtons) || components.isEmpty else { return siblings.count }
    return siblings.lastIndex { !$0.isButtons }.map { $0 + 1 } ?? 0
  }
}

extension Component {
  /// Whether it is a Button, or a stack that holds nothing else.
  fileprivate var isButtons: Bool {
    if type == "Button" { return true }
    let stacks = ["HStack", "VStack", "ZStack", "LazyHStack", "LazyVStack"]
    return stacks.contains(type) && !children.isEmpty && children.allSatisfy(\.isButtons)
  }
}
