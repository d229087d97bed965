internal import JSON

extension EditApplication {
  mutating func remove(_ ids: [String], at pointer: JSONPointer) {
    var paths: [ComponentPath] = []
    for (index, id) in ids.enumerated() {
      let place = pointer.appending("ids").appending(index)
      if let path = self.place(of: id) {
        paths.append(path)
      } else if let option = option(id) {
        removeOption(option.value, of: option.path)
      } else {
        refuseTarget(id, of: "remove", at: place)
      }
    }
    // From the end, so that earlier places stay true; what is inside goes before what is around it.
    for path in Self.inReverse(paths) {
      guard let removed = form.remove(at: path) else { continue }
      isChanged = true
      forget(removed)
    }
  }

  mutating func clear() {
    guard !form.components.isEmpty else { return }
    let removed = form.components
    form.removeAll()
    canTakeLook = false
    isChanged = true
    for component in removed { forget(component) }
  }

  /// Drops what these edits and the translations hold about a component and all below it.
  private mutating func forget(_ removed: Component) {
    var ids: Set<CodeUnits> = []
    func collect(_ component: Component) {
      if !form.index.contains(component.id) { ids.insert(CodeUnits(component.id)) }
      component.children.forEach(collect)
    }
    collect(removed)
    aliases = aliases.filter { !ids.contains(CodeUnits($0.value)) }
    reserved.subtract(ids)
    dropTranslations { ids.contains(CodeUnits($0.id)) }
    mapSuppressed { ids.contains(CodeUnits($0)) ? nil : $0 }
  }

  mutating func move(_ ids: [String], to place: Edit.Place, at pointer: JSONPointer) {
    var paths: [ComponentPath] = []
    for (index, id) in ids.enumerated() {
      if let path = self.place(of: id) {
        if !paths.contains(path) { paths.append(path) }
      } else if option(id) != nil {
        moveOptions(ids, to: place, at: pointer)
        return
      } else {
        refuseTarget(id, of: "move", at: pointer.appending("ids").appending(index))
      }
    }
    guard paths.count == ids.count || !paths.isEmpty, let place = anchor(place, without: paths),
      !isCycle(place, paths, at: pointer)
    else { return }
    move(paths, to: place, at: pointer)
  }

  private mutating func move(
    _ paths: [ComponentPath], to place: Edit.Place, at pointer: JSONPointer
  ) {
    let before = form
    var taken: [ComponentPath: Component] = [:]
    for path in Self.inReverse(paths) { taken[path] = form.remove(at: path) }
    let components = paths.compactMap { taken[$0] }
    guard let spot = spot(place, for: components, at: pointer) else {
      form = before
      return
    }
    form.insert(components, in: spot.parent, at: spot.position)
    let after = components.indices.map { spot.parent.appending(spot.position + $0) }
    if after == paths { form = before } else { isChanged = true }
  }

  /// The place where a moved sibling stood is after the one before it that stays.
  private func anchor(_ place: Edit.Place, without moved: [ComponentPath]) -> Edit.Place? {
    guard !place.after.isEmpty, place.after != "^",
      let sibling = self.place(of: place.after), moved.contains(sibling)
    else { return place }
    let siblings = form.children(of: sibling.parent)
    for index in stride(from: sibling.last - 1, through: 0, by: -1)
    where !moved.contains(sibling.parent.appending(index)) && !siblings[index].id.isEmpty {
      return Edit.Place(in: place.container, after: siblings[index].id)
    }
    return Edit.Place(
      in: sibling.parent == .root ? "" : form[sibling.parent]?.id ?? "", after: "^")
  }

  private mutating func isCycle(
    _ place: Edit.Place, _ moved: [ComponentPath], at pointer: JSONPointer
  ) -> Bool {
    let container =
      place.after.isEmpty || place.after == "^"
      ? self.place(of: place.container) : self.place(of: place.after)?.parent
    guard let container, let around = moved.first(where: { container.isInside($0) }) else {
      return false
    }
    let id = form[around]?.id ?? ""
    refuse(
      .cycle, at: pointer.appending(place.after.isEmpty || place.after == "^" ? "in" : "after"),
      component: id, "'\(id)' cannot be moved into itself")
    return true
  }

  private mutating func refuseTarget(_ id: String, of op: String, at pointer: JSONPointer) {
    let isSelector = id == "*" || id.hasPrefix("type:") || id.hasPrefix("in:")
    guard isSelector || isForm(id) else {
      refuseUnknown(id, at: pointer)
      return
    }
    refuse(
      .unknownID, at: pointer, "'\(id)' is no component that '\(op)' could take",
      help: isSelector ? "name each component; selectors work in 'set'" : nil)
  }

  private static func inReverse(_ paths: [ComponentPath]) -> [ComponentPath] {
    paths.sorted { $1.indices.lexicographicallyPrecedes($0.indices) }
  }
}
