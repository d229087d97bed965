internal import JSON

/// What follows from a change: conditions that depend on it are tested again, what becomes hidden
/// loses its value, and so on until nothing changes.
extension FormFilling {
  /// Changes the state that a place is in.
  mutating func change(_ place: FillPlace, _ body: (inout ScopeState) -> Void) {
    change(scope: place.scope, items: place.items, body)
  }

  mutating func change(scope: Int, items: [Int], _ body: (inout ScopeState) -> Void) {
    guard !items.isEmpty else {
      body(&root)
      return
    }
    var parts: [Int] = []
    var current = scope
    while let outer = plan.scopes[current].outer {
      parts.insert(outer.part, at: 0)
      current = outer.scope
    }
    guard parts.count == items.count else { return }
    Self.change(&root, parts[...], items[...], body)
  }

  private static func change(
    _ state: inout ScopeState, _ parts: ArraySlice<Int>, _ items: ArraySlice<Int>,
    _ body: (inout ScopeState) -> Void
  ) {
    guard let part = parts.first, let id = items.first else {
      body(&state)
      return
    }
    guard let index = state.items[part]?.firstIndex(where: { $0.id == id }) else { return }
    change(
      &state.items[part, default: []][index].state, parts.dropFirst(), items.dropFirst(), body)
  }

  // MARK: The queue

  /// Tests conditions again and carries on with what depends on the outcome.
  ///
  /// Conditions that need each other could go on for ever; each part is looked at so many times
  /// that no sound form is cut short.
  mutating func propagate(_ start: [FillPlace]) {
    var queue = start
    var budget = 64 * (queue.count + plan.parts.count + 64)
    repeat {
      var head = 0
      while head < queue.count, budget > 0 {
        let place = queue[head]
        head += 1
        budget -= 1
        test(place, adding: &queue)
      }
      queue = repath()
    } while !queue.isEmpty && budget > 0
    settleCurrentStep()
  }

  private mutating func test(_ place: FillPlace, adding queue: inout [FillPlace]) {
    guard let outcome = outcome(at: place) else { return }
    let part = part(at: place)
    if outcome.holds != outcome.wasHeld {
      change(place) { $0.holds[place.part] = outcome.holds }
      if form.keepsHiddenValues {
        dependents(below: place, adding: &queue)
      }
    }
    guard mayHide(part), !isShown(place) else { return }
    hide(place, adding: &queue)
  }

  private func outcome(at place: FillPlace) -> (holds: Bool, wasHeld: Bool)? {
    guard let states = states(to: place), let state = states.last else { return nil }
    let holds = part(at: place).visible.map { self.holds($0, at: place, in: states) } ?? true
    return (holds, state.holds[place.part])
  }

  /// Steps that are passed over in a form with routes keep their values: the way may lead back.
  private func mayHide(_ part: PlannedPart) -> Bool {
    guard plan.isRouted, let step = part.step else { return true }
    return !part.isStep && isOnPath[step]
  }

  /// Drops the values of all that is hidden with a part, and the errors of these values; where the
  /// form keeps hidden values, only the errors.
  private mutating func hide(_ place: FillPlace, adding queue: inout [FillPlace]) {
    let scope = plan.scopes[place.scope]
    for local in place.part..<scope.parts[place.part].end {
      guard let slot = scope.parts[local].slot, isHidden(slot, of: place) else { continue }
      let value = ValuePlace(scope: place.scope, slot: slot, items: place.items)
      let repeats = scope.parts[local].isRepeat
      if repeats { dropErrors(below: place.items, of: place.scope, local) }
      guard !form.keepsHiddenValues else {
        errors[value] = nil
        continue
      }
      var hadValue = false
      change(place) { state in
        hadValue = state.values[slot] != nil || state.items[local]?.isEmpty == false
        state.values[slot] = nil
        if repeats { state.items[local] = [] }
      }
      guard hadValue else { continue }
      errors[value] = nil
      queue += dependents(of: value)
    }
  }

  /// Whether every field that shares a value is hidden.
  private func isHidden(_ slot: Int, of place: FillPlace) -> Bool {
    guard let states = states(to: place) else { return true }
    return !plan.scopes[place.scope].sharers[slot].contains {
      isShown($0, scope: place.scope, in: states)
    }
  }

  private mutating func dropErrors(below items: [Int], of scope: Int, _ part: Int) {
    errors = errors.filter { place, _ in
      guard place.items.count > items.count, place.items.starts(with: items) else { return true }
      var inner = place.scope
      while let outer = plan.scopes[inner].outer {
        if outer.scope == scope, outer.part == part { return false }
        inner = outer.scope
      }
      return true
    }
  }

  // MARK: Dependents

  /// The parts whose conditions read a value.
  func dependents(of value: ValuePlace) -> [FillPlace] {
    let dependents = plan.scopes[value.scope].dependents[value.slot]
    guard !dependents.isEmpty else { return [] }
    return dependents.flatMap { places(of: $0, from: value.scope, items: value.items) }
  }

  /// The places that a dependent stands for: one in each item on the way down.
  func places(of dependent: Dependent, from scope: Int, items: [Int]) -> [FillPlace] {
    guard !dependent.inner.isEmpty else {
      return [FillPlace(scope: scope, part: dependent.part, items: items)]
    }
    let place = FillPlace(scope: scope, part: 0, items: items)
    guard let state = states(to: place)?.last else { return [] }
    return places(dependent.inner[...], dependent.part, in: state, items: items)
  }

  private func places(
    _ scopes: ArraySlice<Int>, _ part: Int, in state: ScopeState, items: [Int]
  ) -> [FillPlace] {
    guard let scope = scopes.first, let outer = plan.scopes[scope].outer else { return [] }
    return (state.items[outer.part] ?? []).filter { $0.scope == scope }.flatMap { item in
      let inner = items + [item.id]
      return scopes.count == 1
        ? [FillPlace(scope: scope, part: part, items: inner)]
        : places(scopes.dropFirst(), part, in: item.state, items: inner)
    }
  }

  /// The parts that read any value at or below a part of one scope.
  private func dependents(below place: FillPlace, adding queue: inout [FillPlace]) {
    let scope = plan.scopes[place.scope]
    for local in place.part..<scope.parts[place.part].end {
      guard let slot = scope.parts[local].slot else { continue }
      queue += dependents(of: ValuePlace(scope: place.scope, slot: slot, items: place.items))
      guard scope.parts[local].isRepeat, let state = states(to: place)?.last else { continue }
      for item in state.items[local] ?? [] {
        let inner = FillPlace(scope: item.scope, part: 0, items: place.items + [item.id])
        dependents(below: inner, adding: &queue)
      }
    }
  }

  /// All parts with a condition in a stretch of a scope, items included.
  func collectConditions(
    in state: ScopeState, scope: Int, items: [Int], from start: Int, to end: Int,
    into places: inout [FillPlace]
  ) {
    for local in start..<end {
      if plan.scopes[scope].parts[local].visible != nil {
        places.append(FillPlace(scope: scope, part: local, items: items))
      }
      for item in state.items[local] ?? [] {
        collectConditions(
          in: item.state, scope: item.scope, items: items + [item.id], from: 0,
          to: item.state.holds.count, into: &places)
      }
    }
  }
}
