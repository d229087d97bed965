package import JSON

extension FormFilling {
  /// Stores an answer; `nil` takes it away.
  ///
  /// The field's error goes; what depends on the answer is looked at again.
  package mutating func set(_ value: JSONValue?, at place: FillPlace) {
    let part = part(at: place)
    guard let slot = part.slot, states(to: place) != nil else { return }
    if part.isRepeat {
      setItems(value?.arrayValue ?? [], of: part, at: place)
    } else {
      change(place) { $0.values[slot] = value }
    }
    changed(ValuePlace(scope: place.scope, slot: slot, items: place.items), at: place)
  }

  /// Stores a value for a key that the form may not have: conditions see it, it is never submitted.
  package mutating func set(_ value: JSONValue?, forKey key: String) {
    if let slot = plan.scopes[0].slots[CodeUnits(key)],
      let local = plan.scopes[0].sharers[slot].first
    {
      set(value, at: FillPlace(scope: 0, part: local, items: []))
      return
    }
    others[CodeUnits(key)] = value
    let dependents = plan.unknownDependents[CodeUnits(key)] ?? []
    propagate(dependents.flatMap { places(of: $0, from: 0, items: []) })
  }

  /// Carries on after a value, or the items of a `Repeat`, have changed.
  mutating func changed(_ value: ValuePlace, at place: FillPlace) {
    errors[value] = nil
    if let step = step(of: place) { skipped.remove(step) }
    dropMatchedErrors(of: value)
    var queue = dependents(of: value)
    if plan.isRouted { queue.append(place) }
    propagate(queue)
  }

  /// An error of `matchField` goes once the other field makes both equal.
  private mutating func dropMatchedErrors(of value: ValuePlace) {
    for matcher in plan.scopes[value.scope].matchers[value.slot] {
      for place in places(of: matcher, from: value.scope, items: value.items) {
        guard let key = valuePlace(of: place), errors[key]?.code == "matchField",
          let states = states(to: place), let reference = part(at: place).match,
          let own = self.value(at: place),
          self.value(of: reference, from: place, in: states, isCondition: false)
            .map({ own.isSame(as: $0) }) == true
        else { continue }
        errors[key] = nil
      }
    }
  }

  func valuePlace(of place: FillPlace) -> ValuePlace? {
    part(at: place).slot.map { ValuePlace(scope: place.scope, slot: $0, items: place.items) }
  }

  // MARK: Items

  /// The kinds of item that a `Repeat` has: the ids and the components.
  package func kinds(at place: FillPlace) -> [Component] {
    part(at: place).templates.map { plan.scopes[$0].parts[0].component }
  }

  /// The items of a `Repeat`, in order: the place of each.
  package func items(at place: FillPlace) -> [FillPlace] {
    (states(to: place)?.last?.items[place.part] ?? []).map {
      FillPlace(scope: $0.scope, part: 0, items: place.items + [$0.id])
    }
  }

  /// The list that an item is in.
  package func list(of item: FillPlace) -> FillPlace? {
    guard let outer = plan.scopes[item.scope].outer, !item.items.isEmpty else { return nil }
    return FillPlace(
      scope: outer.scope, part: outer.part, items: Array(item.items.dropLast()))
  }

  /// The item that a place is in.
  package func item(of place: FillPlace) -> FillPlace? {
    place.items.isEmpty ? nil : FillPlace(scope: place.scope, part: 0, items: place.items)
  }

  /// Whether another item may be added.
  package func mayAddItem(at place: FillPlace) -> Bool {
    let most = part(at: place).component["maxItems"]?.intValue ?? FieldCheck.mostItems
    return items(at: place).count < most && !part(at: place).templates.isEmpty
  }

  /// Adds an item at the end; gives its place, or `nil` where there is no such kind, or no room.
  @discardableResult
  package mutating func addItem(_ kind: String? = nil, at place: FillPlace) -> FillPlace? {
    let part = part(at: place)
    guard mayAddItem(at: place), states(to: place) != nil,
      let scope = kind == nil ? part.templates.first : template(named: kind, of: part)
    else { return nil }
    let item = newItem(scope)
    change(place) { $0.items[place.part, default: []].append(item) }
    let added = FillPlace(scope: scope, part: 0, items: place.items + [item.id])
    itemsChanged(at: place, testing: added)
    return added
  }

  /// Takes an item out, its errors included.
  package mutating func removeItem(_ item: FillPlace, at place: FillPlace) {
    guard let id = item.items.last else { return }
    change(place) { $0.items[place.part]?.removeAll { $0.id == id } }
    errors = errors.filter { !$0.key.items.starts(with: item.items) }
    itemsChanged(at: place, testing: nil)
  }

  /// Moves an item to another place in its list, from 0; its answers and errors go with it.
  package mutating func moveItem(_ item: FillPlace, to index: Int, at place: FillPlace) {
    guard let id = item.items.last else { return }
    change(place) { state in
      guard var items = state.items[place.part],
        let old = items.firstIndex(where: { $0.id == id })
      else { return }
      let moved = items.remove(at: old)
      items.insert(moved, at: min(max(index, 0), items.count))
      state.items[place.part] = items
    }
  }

  private mutating func setItems(_ values: [JSONValue], of part: PlannedPart, at place: FillPlace) {
    let entries = values.map { $0.objectValue ?? [:] }
    let items = entries.compactMap { entry -> ItemState? in
      guard let first = part.templates.first else { return nil }
      return newItem(template(named: entry["kind"]?.stringValue, of: part) ?? first, entry)
    }
    errors = errors.filter { $0.key.items.count <= place.items.count || !isBelow($0.key, place) }
    change(place) { $0.items[place.part] = items }
    for item in items {
      let inner = FillPlace(scope: item.scope, part: 0, items: place.items + [item.id])
      itemsChanged(at: place, testing: inner)
    }
  }

  private func isBelow(_ value: ValuePlace, _ place: FillPlace) -> Bool {
    items(at: place).contains { value.items.starts(with: $0.items) }
  }

  private mutating func itemsChanged(at place: FillPlace, testing item: FillPlace?) {
    guard let value = valuePlace(of: place) else { return }
    if let item, let state = states(to: item)?.last {
      var conditions: [FillPlace] = []
      collectConditions(
        in: state, scope: item.scope, items: item.items, from: 0, to: state.holds.count,
        into: &conditions)
      propagate(conditions)
    }
    changed(value, at: place)
  }
}
