internal import FormLayout
internal import JSON

extension Draft {
  /// Gives components a condition that some words say.
  func conditioning(
    _ found: [NamedComponent], _ tokens: ArraySlice<Token>, _ property: String,
    isNegative: Bool = false, also props: [PropertyChange] = [],
    _ words: (String, String) -> String
  ) -> Outcome? {
    let ids = Set(found.map(\.component.id))
    switch ConditionPhrase(draft: self, excluded: ids).read(tokens) {
    case .complaint(let outcome): return outcome
    case nil: return nil
    case .condition(let read):
      let condition = isNegative ? read.negated : read
      let names = Found.list(found)
      return .done(
        [.set(ids: found.map(\.component.id), props: [.text(property, condition.text)] + props)],
        words(names, spoken(condition)), focus: found.map(\.component.id))
    }
  }

  /// A condition in words for people.
  func spoken(_ condition: Condition) -> String {
    switch condition {
    case .always(let holds): holds ? "always" : "never"
    case .all(let parts): parts.map(spoken).joined(separator: " and ")
    case .any(let parts): parts.map(spoken).joined(separator: " or ")
    case .not(.test(let field, .truthy, _)): "\(title(field)) is off"
    case .not(let part): "not (\(spoken(part)))"
    case .test(let field, let comparison, let value): spoken(field, comparison, value)
    }
  }

  private func title(_ id: String) -> String { reading[id]?.title ?? "'\(id)'" }

  private func spoken(
    _ field: String, _ comparison: Condition.Operator, _ value: JSONValue
  ) -> String {
    let name = title(field)
    switch comparison {
    case .eq: return "\(name) is \(spoken(value, of: field))"
    case .neq: return "\(name) is not \(spoken(value, of: field))"
    case .in:
      return
        "\(name) is \(Sentence.list((value.arrayValue ?? []).map { spoken($0, of: field) }, last: "or"))"
    case .notIn:
      return
        "\(name) is not \(Sentence.list((value.arrayValue ?? []).map { spoken($0, of: field) }, last: "or"))"
    case .notEmpty: return "\(name) is filled in"
    case .truthy: return "\(name) is on"
    case .gt: return "\(name) is above \(spoken(value, of: field))"
    case .gte: return "\(name) is at least \(spoken(value, of: field))"
    case .lt: return "\(name) is below \(spoken(value, of: field))"
    case .lte: return "\(name) is at most \(spoken(value, of: field))"
    case .contains: return "\(name) has \(spoken(value, of: field))"
    case .minAge: return "the age of \(name) is at least \(spoken(value, of: field))"
    case .maxAge: return "the age of \(name) is at most \(spoken(value, of: field))"
    }
  }

  private func spoken(_ value: JSONValue, of field: String) -> String {
    let option = reading[field]?.component.options.first { .string($0.value) == value }
    return option.map { "'\($0.label)'" } ?? value.stringValue ?? value.text()
  }
}

extension Condition {
  /// What holds exactly when this does not.
  var negated: Condition {
    switch self {
    case .not(let part): part
    case .test(let field, .eq, let value): .test(field: field, .neq, value)
    case .test(let field, .neq, let value): .test(field: field, .eq, value)
    case .test(let field, .in, let value): .test(field: field, .notIn, value)
    case .test(let field, .notIn, let value): .test(field: field, .in, value)
    case .always, .all, .any, .test: .not(self)
    }
  }

  /// The condition without its tests of some fields; `nil` where nothing is left.
  func without(_ ids: Set<String>) -> Condition? {
    switch self {
    case .always: return self
    case .test(let field, _, _): return ids.contains(field) ? nil : self
    case .not(let part): return part.without(ids).map { .not($0) }
    case .all(let parts):
      let left = parts.compactMap { $0.without(ids) }
      return left.isEmpty ? nil : left.count == 1 ? left[0] : .all(left)
    case .any(let parts):
      let left = parts.compactMap { $0.without(ids) }
      return left.isEmpty ? nil : left.count == 1 ? left[0] : .any(left)
    }
  }
}
