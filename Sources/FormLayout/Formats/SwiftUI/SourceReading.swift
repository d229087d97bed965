internal import JSON

/// How exported source reads another field's answer from where a condition or a rule stands.
struct SourceReading {
  /// An optional value; of a list of items, a list.
  let expression: String
  let kind: FieldValueKind
  var needs = SourceNeeds()

  /// `nil` where nothing is ever read: there is no such field, or its step comes later.
  init?(
    _ reference: FieldReference, from scope: Int, part: Int, in plan: SourcePlan,
    isCondition: Bool = true
  ) {
    guard case .part(let levels, let local) = reference else { return nil }
    let chain = [scope] + plan.around(scope)
    guard chain.indices.contains(levels) else { return nil }
    let target = chain[levels]
    let planned = plan.part(target, local)
    guard let slot = planned.slot, let kind = plan.kind(ofSlot: slot, in: target) else {
      return nil
    }
    self.kind = kind
    var prefix = ""
    if levels > 0 {
      prefix = plan.variable(of: target) + "."
      needs.outer.insert(target)
    }
    let property = prefix + plan.scopes[target].properties[slot]
    var guards: [String] = []
    if plan.isRouted, let step = planned.step {
      let own = plan.step(of: part, in: scope)
      if isCondition, let own, step > own { return nil }
      if own != step {
        guards.append("path.contains(.\(plan.steps[step]))")
        needs.path = true
      }
    }
    if plan.form.keepsHiddenValues {
      guards += plan.shownGuards(of: local, in: target, from: scope, part: part, prefix: prefix)
      needs.formUnion(plan.keptNeeds(of: scope))
    }
    guard !guards.isEmpty else {
      expression = property
      return
    }
    let none = kind == .itemList ? "[]" : "nil"
    expression = "(\(guards.joined(separator: " && ")) ? \(property) : \(none))"
  }
}

extension SourcePlan {
  /// The kind of the values of a slot: that of the first field that has it.
  func kind(ofSlot slot: Int, in scope: Int) -> FieldValueKind? {
    filling.scopes[scope].sharers[slot].first.flatMap {
      filling.scopes[scope].parts[$0].component.valueKind
    }
  }

  /// The step that a part is in, through the items around it.
  func step(of part: Int, in scope: Int) -> Int? {
    var (scope, part) = (scope, part)
    while let outer = filling.scopes[scope].outer {
      (scope, part) = (outer.scope, outer.part)
    }
    return filling.scopes[scope].parts[part].step
  }

  /// The parts around a part in its scope, itself first.
  func chain(of part: Int, in scope: Int) -> [Int] {
    var result: [Int] = []
    var next: Int? = part
    while let part = next {
      result.append(part)
      next = filling.scopes[scope].parts[part].parent
    }
    return result
  }

  /// What must hold for a field to be shown, in a form whose hidden fields keep their values.
  ///
  /// A condition that would lead back to where it is asked from is left out: the report has it as
  /// an error.
  func shownGuards(
    of local: Int, in target: Int, from scope: Int, part: Int, prefix: String
  ) -> [String] {
    let asking = Set(chain(of: part, in: scope).map { PartKey(scope: scope, part: $0) })
    return chain(of: local, in: target).reversed().compactMap { place in
      guard let name = scopes[target].shows[place],
        !leads(PartKey(scope: target, part: place), to: asking)
      else { return nil }
      if isRouted, part >= 0, filling.scopes[target].parts[place].isStep { return nil }
      return prefix + name + arguments(keptNeeds(of: target), names: { variable(of: $0) })
    }
  }

  /// Whether a part's condition reads, through others, whether one of some parts is shown.
  private func leads(_ start: PartKey, to goals: Set<PartKey>) -> Bool {
    var seen: Set<PartKey> = []
    var queue = [start]
    while let key = queue.popLast() {
      if goals.contains(key) { return true }
      guard seen.insert(key).inserted else { continue }
      for reference in part(key.scope, key.part).visible?.references ?? [] {
        guard case .part(let levels, let local) = reference else { continue }
        let scopes = [key.scope] + around(key.scope)
        guard scopes.indices.contains(levels) else { continue }
        queue += chain(of: local, in: scopes[levels]).filter {
          part(scopes[levels], $0).visible != nil
        }.map { PartKey(scope: scopes[levels], part: $0) }
      }
    }
    return false
  }

  /// What every condition of a scope needs in a form whose hidden fields keep their values: they
  /// ask one another, so all have the same parameters.
  func keptNeeds(of scope: Int) -> SourceNeeds {
    guard form.keepsHiddenValues else { return SourceNeeds() }
    var needs = keptBase
    needs.outer = Set(around(scope))
    return needs
  }
}
