internal import JSON

extension FormFilling {
  /// The address of a value for machines: `travellers.0.name`.
  package func address(of place: FillPlace) -> String {
    guard let slot = part(at: place).slot else { return "" }
    return prefix(of: place.items, scope: place.scope) + plan.scopes[place.scope].keys[slot]
  }

  private func prefix(of items: [Int], scope: Int) -> String {
    guard let id = items.last, let outer = plan.scopes[scope].outer else { return "" }
    let outerItems = Array(items.dropLast())
    let around = FillPlace(scope: outer.scope, part: outer.part, items: outerItems)
    let index = states(to: around)?.last?.items[outer.part]?.firstIndex { $0.id == id } ?? 0
    return address(of: around) + ".\(index)."
  }

  /// The place that an address names; of fields that share a value, one that is shown.
  package func place(at address: String) -> FillPlace? {
    place(at: address, scope: 0, items: [])
  }

  private func place(at address: String, scope: Int, items: [Int]) -> FillPlace? {
    let planned = plan.scopes[scope]
    let here = FillPlace(scope: scope, part: 0, items: items)
    guard let states = states(to: here), let state = states.last else { return nil }
    if let slot = planned.slots[CodeUnits(address)], let first = planned.sharers[slot].first {
      let shown = planned.sharers[slot].first { isShown($0, scope: scope, in: states) }
      return FillPlace(scope: scope, part: shown ?? first, items: items)
    }
    for (local, part) in planned.parts.enumerated() where part.isRepeat {
      guard let slot = part.slot else { continue }
      let head = planned.keys[slot] + "."
      guard address.utf8.starts(with: head.utf8) else { continue }
      let rest = address.utf8.dropFirst(head.utf8.count)
      let digits = rest.prefix { $0 != UInt8(ascii: ".") }
      guard let index = Int(String(decoding: digits, as: UTF8.self)),
        let list = state.items[local], list.indices.contains(index)
      else { continue }
      let tail = String(decoding: rest.dropFirst(digits.count + 1), as: UTF8.self)
      let item = list[index]
      if let found = place(at: tail, scope: item.scope, items: items + [item.id]) { return found }
    }
    return nil
  }

  /// The place of a component outside all items, by its id.
  package func place(of id: String) -> FillPlace? {
    guard let place = plan.parts[CodeUnits(id)], place.scope == 0 else { return nil }
    return FillPlace(scope: 0, part: place.local, items: [])
  }

  /// The place of a component inside an item, by its id.
  package func place(of id: String, in item: FillPlace) -> FillPlace? {
    guard let place = plan.parts[CodeUnits(id)], place.scope == item.scope else { return nil }
    return FillPlace(scope: place.scope, part: place.local, items: item.items)
  }

  /// Sorts places as they stand in the form, items in their order.
  func sorted(_ errors: [FieldError]) -> [FieldError] {
    errors.map { ($0, order(of: $0.place)) }
      .sorted { $0.1.lexicographicallyPrecedes($1.1) }
      .map(\.0)
  }

  private func order(of place: FillPlace) -> [Int] {
    let own = part(at: place).order
    guard let id = place.items.last, let outer = plan.scopes[place.scope].outer else {
      return [own]
    }
    let around = FillPlace(
      scope: outer.scope, part: outer.part, items: Array(place.items.dropLast()))
    let index = states(to: around)?.last?.items[outer.part]?.firstIndex { $0.id == id } ?? 0
    return order(of: around) + [index, own]
  }
}
