package import JSON

extension FormFilling {
  /// All values as they are stored, hidden ones and those of unknown keys included.
  package var values: JSONObject {
    var object = rawValues(of: root, scope: 0)
    for (key, value) in others.sorted(by: { $0.key.string.precedes($1.key.string) }) {
      object[key.string] = value
    }
    return object
  }

  func rawValues(of state: ScopeState, scope: Int) -> JSONObject {
    var members = kindMember(of: scope)
    for (slot, key) in plan.scopes[scope].keys.enumerated() {
      guard let local = plan.scopes[scope].sharers[slot].first,
        let value = value(of: local, slot, in: state, scope: scope)
      else { continue }
      members.append(JSONObject.Member(key: key, value: value))
    }
    return JSONObject(members)
  }

  /// The values to submit: of what is shown on the path, in the form's order, skipped steps left out.
  ///
  /// Where the form keeps hidden values, those of hidden fields are among them.
  package var submission: JSONObject {
    var written = Set<Int>()
    return submission(of: 0, in: [root], items: [], written: &written)
  }

  private func submission(
    of scope: Int, in states: [ScopeState], items: [Int], written: inout Set<Int>
  ) -> JSONObject {
    guard let state = states.last else { return [:] }
    let parts = plan.scopes[scope].parts
    var members = kindMember(of: scope)
    var local = 0
    while local < parts.count {
      let part = parts[local]
      guard isSubmitted(part, local, state) else {
        local = part.end
        continue
      }
      local += 1
      guard let slot = part.slot, !written.contains(slot) else { continue }
      let key = plan.scopes[scope].keys[slot]
      var value = state.values[slot]
      if part.isRepeat, let entries = state.items[local - 1], !entries.isEmpty || value == nil {
        value = .array(
          entries.map { item in
            var inner = Set<Int>()
            return .object(
              submission(
                of: item.scope, in: states + [item.state], items: items + [item.id],
                written: &inner))
          })
      }
      guard let value else { continue }
      written.insert(slot)
      members.append(JSONObject.Member(key: key, value: value))
    }
    return JSONObject(members)
  }

  private func isSubmitted(_ part: PlannedPart, _ local: Int, _ state: ScopeState) -> Bool {
    let keeps = form.keepsHiddenValues
    guard part.isStep, let step = part.step else { return state.holds[local] || keeps }
    if skipped.contains(step) { return false }
    return isOnPath[step] || (keeps && !plan.isRouted)
  }

  /// `kind`, where the items of a `Repeat` may be of several.
  private func kindMember(of scope: Int) -> [JSONObject.Member] {
    guard let outer = plan.scopes[scope].outer,
      plan.scopes[outer.scope].parts[outer.part].templates.count > 1
    else { return [] }
    let kind = plan.scopes[scope].parts[0].component.id
    return [JSONObject.Member(key: "kind", value: .string(kind))]
  }
}
