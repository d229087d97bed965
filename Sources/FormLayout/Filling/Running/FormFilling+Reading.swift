package import JSON

extension FormFilling {
  /// The states from the form down to an item; `nil` where an item is gone.
  func states(to place: FillPlace) -> [ScopeState]? {
    guard !place.items.isEmpty else { return [root] }
    var chain: [Int] = []
    var scope = place.scope
    while let outer = plan.scopes[scope].outer {
      chain.append(outer.part)
      scope = outer.scope
    }
    guard chain.count == place.items.count else { return nil }
    var states = [root]
    for (part, id) in zip(chain.reversed(), place.items) {
      guard let item = states.last?.items[part]?.first(where: { $0.id == id }) else { return nil }
      states.append(item.state)
    }
    return states
  }

  /// The planned part at a place.
  func part(at place: FillPlace) -> PlannedPart { plan.scopes[place.scope].parts[place.part] }

  /// The component at a place.
  package func component(at place: FillPlace) -> Component { part(at: place).component }

  /// The answer at a place; of a `Repeat`, its items.
  package func value(at place: FillPlace) -> JSONValue? {
    guard let slot = part(at: place).slot, let state = states(to: place)?.last else { return nil }
    return value(of: place.part, slot, in: state, scope: place.scope)
  }

  func value(of local: Int, _ slot: Int, in state: ScopeState, scope: Int) -> JSONValue? {
    guard plan.scopes[scope].parts[local].isRepeat else { return state.values[slot] }
    guard let items = state.items[local], !items.isEmpty else { return state.values[slot] }
    return .array(items.map { .object(rawValues(of: $0.state, scope: $0.scope)) })
  }

  /// What conditions, rules and expressions see of another field: nothing where it is off the path,
  /// or hidden in a form that keeps hidden values.
  func value(
    of reference: FieldReference, from place: FillPlace, in states: [ScopeState],
    isCondition: Bool = true
  ) -> JSONValue? {
    switch reference {
    case .unknown(let key): return others[CodeUnits(key)]
    case .part(let levels, let local):
      let index = states.count - 1 - levels
      guard states.indices.contains(index), let scope = scope(levels, out: place.scope) else {
        return nil
      }
      let part = plan.scopes[scope].parts[local]
      guard let slot = part.slot else { return nil }
      if part.isRepeat {
        guard states[index].items[local]?.isEmpty == false else { return nil }
      } else if states[index].values[slot] == nil {
        return nil
      }
      guard isReachable(part, from: place, isCondition: isCondition) else { return nil }
      if form.keepsHiddenValues {
        let isShown = self.isShown(local, scope: scope, in: Array(states[...index]))
        guard isShown else { return nil }
      }
      return value(of: local, slot, in: states[index], scope: scope)
    }
  }

  private func scope(_ levels: Int, out scope: Int) -> Int? {
    var scope = scope
    for _ in 0..<levels {
      guard let outer = plan.scopes[scope].outer else { return nil }
      scope = outer.scope
    }
    return scope
  }

  /// Whether a field's step counts: its own and, in a form with routes, those on the path before it.
  private func isReachable(
    _ part: PlannedPart, from place: FillPlace, isCondition: Bool
  ) -> Bool {
    guard let step = part.step else { return true }
    if !isCondition { return isOnPath[step] && !skipped.contains(step) }
    guard plan.isRouted else { return true }
    let own = self.step(of: place)
    if own == step { return true }
    return isOnPath[step] && (own.map { step < $0 } ?? true)
  }

  /// The step that a place is in, through the items around it.
  func step(of place: FillPlace) -> Int? {
    var scope = place.scope
    var part = place.part
    while let outer = plan.scopes[scope].outer {
      part = outer.part
      scope = outer.scope
    }
    return plan.scopes[scope].parts[part].step
  }

  /// Whether a condition of a part holds.
  func holds(
    _ condition: PlannedCondition, at place: FillPlace, in states: [ScopeState]
  ) -> Bool {
    condition.holds(today: today) { value(of: $0, from: place, in: states) }
  }
}
