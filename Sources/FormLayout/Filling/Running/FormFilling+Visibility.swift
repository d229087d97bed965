extension FormFilling {
  /// Whether a part is shown: its own condition and those around it hold, and its step is on the path.
  package func isShown(_ place: FillPlace) -> Bool {
    guard let states = states(to: place) else { return false }
    return isShown(place.part, scope: place.scope, in: states)
  }

  func isShown(_ local: Int, scope: Int, in states: [ScopeState]) -> Bool {
    var scope = scope
    var local = local
    for state in states.reversed() {
      var next: Int? = local
      while let part = next {
        let planned = plan.scopes[scope].parts[part]
        let isOpen = plan.isRouted && planned.isStep ? isOnPath(planned) : state.holds[part]
        guard isOpen else { return false }
        next = planned.parent
      }
      guard let outer = plan.scopes[scope].outer else { return true }
      scope = outer.scope
      local = outer.part
    }
    return true
  }

  private func isOnPath(_ part: PlannedPart) -> Bool { part.step.map { isOnPath[$0] } ?? true }

  /// Whether a shown part may not be used at present.
  package func isDisabled(_ place: FillPlace) -> Bool {
    guard let states = states(to: place) else { return true }
    return isDisabled(place.part, scope: place.scope, items: place.items, in: states)
  }

  func isDisabled(_ local: Int, scope: Int, items: [Int], in states: [ScopeState]) -> Bool {
    var scope = scope
    var next: Int? = local
    var items = items
    var states = states
    while true {
      while let part = next {
        let planned = plan.scopes[scope].parts[part]
        let place = FillPlace(scope: scope, part: part, items: items)
        if let condition = planned.disabled, holds(condition, at: place, in: states) {
          return true
        }
        next = planned.parent
      }
      guard let outer = plan.scopes[scope].outer else { return false }
      scope = outer.scope
      next = outer.part
      items.removeLast()
      states.removeLast()
    }
  }

  /// Whether an answer is asked for in any case.
  package func isRequired(_ place: FillPlace) -> Bool {
    guard let states = states(to: place) else { return false }
    return isRequired(at: place, in: states)
  }

  func isRequired(at place: FillPlace, in states: [ScopeState]) -> Bool {
    let part = part(at: place)
    if part.component.isRequired { return true }
    return part.required.map { holds($0, at: place, in: states) } ?? false
  }

  // MARK: Walking

  /// Which steps are looked at.
  enum Extent {
    /// The path, and what stands outside the steps.
    case path
    /// One step, and what stands outside the steps.
    case step(Int)
  }

  /// Visits all that is shown, in document order, items included.
  func forEachShown(_ extent: Extent, _ visit: (FillPlace, PlannedPart, [ScopeState]) -> Void) {
    walk(0, items: [], from: 0, to: root.holds.count, in: [root], extent, visit)
  }

  private func walk(
    _ scope: Int, items: [Int], from start: Int, to end: Int, in states: [ScopeState],
    _ extent: Extent, _ visit: (FillPlace, PlannedPart, [ScopeState]) -> Void
  ) {
    guard let state = states.last else { return }
    let parts = plan.scopes[scope].parts
    var local = start
    while local < end {
      let part = parts[local]
      guard isEntered(part, local, state, extent) else {
        local = part.end
        continue
      }
      visit(FillPlace(scope: scope, part: local, items: items), part, states)
      for item in state.items[local] ?? [] {
        walk(
          item.scope, items: items + [item.id], from: 0, to: item.state.holds.count,
          in: states + [item.state], extent, visit)
      }
      local += 1
    }
  }

  private func isEntered(
    _ part: PlannedPart, _ local: Int, _ state: ScopeState, _ extent: Extent
  ) -> Bool {
    guard part.isStep, let step = part.step else { return state.holds[local] }
    switch extent {
    case .path: return isOnPath[step]
    case .step(let wanted): return step == wanted && isOnPath[step]
    }
  }
}
