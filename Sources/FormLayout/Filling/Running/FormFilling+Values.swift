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

  /// The values that may be kept on disk: all but those of secure and file fields.
  package var valuesToKeep: JSONObject { rawValues(of: root, scope: 0, isToKeep: true) }

  func rawValues(of state: ScopeState, scope: Int, isToKeep: Bool = false) -> JSONObject {
    var members = kindMember(of: scope)
    for (slot, key) in plan.scopes[scope].keys.enumerated() {
      let sharers = plan.scopes[scope].sharers[slot]
      let parts = sharers.map { plan.scopes[scope].parts[$0] }
      if isToKeep, parts.contains(where: { !$0.component.isKept }) { continue }
      guard let local = sharers.first else { continue }
      var value = state.values[slot]
      if let items = state.items[local], !items.isEmpty || (isToKeep && value == nil) {
        value = .array(
          items.map {
            .object(rawValues(of: $0.state, scope: $0.scope, isToKeep: isToKeep))
          })
      }
      guard let value else { continue }
      members.append(JSONObject.Member(key: key, value: value))
    }
    return JSONObject(members)
  }

  /// The values to submit: of what is shown on the path, in the form's order, skipped steps left out.
  ///
  /// Where the form keeps hidden values, those of hidden fields are among them.
  package var submission: JSONObject { submission(of: root, scope: 0, hidesSecrets: false) }

  /// The values to submit as a screen may show them: dots in place of what was typed unseen.
  package var shownSubmission: JSONObject { submission(of: root, scope: 0, hidesSecrets: true) }

  private func submission(
    of state: ScopeState, scope: Int, hidesSecrets: Bool
  ) -> JSONObject {
    var written = Set<Int>()
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
          entries.map {
            .object(submission(of: $0.state, scope: $0.scope, hidesSecrets: hidesSecrets))
          })
      }
      guard var value else { continue }
      if hidesSecrets, part.component.type == "SecureField", !value.isNull {
        value = .string(Self.hiddenSecret)
      }
      written.insert(slot)
      members.append(JSONObject.Member(key: key, value: value))
    }
    return JSONObject(members)
  }

  /// What stands in place of a secret, whatever its length.
  package static let hiddenSecret = "••••••••"

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

extension Component {
  /// Whether its value may be kept on disk while a form is filled.
  package var isKept: Bool { type != "SecureField" && type != "FileField" }
}
