internal import FormLayout
internal import JSON

extension Draft {
  /// Removes components, and what other components say of them.
  func removing(_ found: [NamedComponent]) -> Outcome {
    let ids = found.map(\.component.id)
    var gone = Set(ids)
    for component in reading.components
    where component.placed.ancestors.contains(where: { gone.contains($0.id) }) {
      gone.insert(component.component.id)
    }
    var edits: [Edit] = []
    var freed: [NamedComponent] = []
    for component in reading.components where !gone.contains(component.component.id) {
      let changes = component.changes(without: gone)
      guard !changes.isEmpty else { continue }
      edits.append(.set(ids: [component.component.id], props: changes))
      freed.append(component)
    }
    // A component inside another that goes is gone with it.
    let outer = found.filter { one in !one.placed.ancestors.contains { gone.contains($0.id) } }
    edits.append(.remove(ids: outer.map(\.component.id)))
    var words = "I removed \(Found.list(found))."
    if !freed.isEmpty {
      words +=
        " \(Found.list(freed)) depended on it and no longer \(freed.count == 1 ? "does" : "do")."
    }
    return .done(edits, words, focus: [])
  }

  /// The components whose conditions read some fields.
  func conditionUsers(of ids: Set<String>) -> [NamedComponent] {
    reading.components.filter { named in
      ["visibleIf", "disabledIf", "requiredIf"].contains { property in
        named.component.condition(property)?.fields.contains { ids.contains($0) } ?? false
      }
    }
  }
}

extension NamedComponent {
  /// What must change where some components go: conditions, and rules that name them.
  fileprivate func changes(without gone: Set<String>) -> [PropertyChange] {
    var changes: [PropertyChange] = []
    for property in ["visibleIf", "disabledIf", "requiredIf"] {
      guard let condition = component.condition(property),
        condition.fields.contains(where: gone.contains)
      else { continue }
      changes.append(condition.without(gone).map { .text(property, $0.text) } ?? .unset(property))
    }
    for rule in component.rules where ["matchField", "before", "after"].contains(rule.name) {
      if let other = rule.value?.stringValue, gone.contains(other) {
        changes.append(.unset(rule.name))
      }
    }
    for bound in ["minimum", "maximum"] {
      if let other = component[bound]?.stringValue, gone.contains(other) {
        changes.append(.unset(bound))
      }
    }
    return changes
  }

  /// The texts that its conditions compare a field with.
  func fieldValues(_ id: String) -> [String] {
    ["visibleIf", "disabledIf", "requiredIf"].flatMap { property -> [String] in
      component.condition(property).map { Self.values(of: id, in: $0) } ?? []
    }
  }

  private static func values(of id: String, in condition: Condition) -> [String] {
    switch condition {
    case .always: []
    case .test(let field, _, let value):
      field == id ? (value.arrayValue ?? [value]).compactMap(\.stringValue) : []
    case .all(let parts), .any(let parts): parts.flatMap { values(of: id, in: $0) }
    case .not(let part): values(of: id, in: part)
    }
  }
}

extension Component {
  /// Whether it has a property by the name an edit gives it: of its own, a rule, or of its style.
  func has(_ name: String) -> Bool {
    self[name] != nil || rule(name) != nil || style[name] != nil
  }
}
