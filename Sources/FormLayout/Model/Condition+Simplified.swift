internal import JSON

extension Condition {
  /// The condition that holds in the same cases, without `true` and `false` inside, without lists of
  /// one, and with `not` only before a test that has no operator for its opposite.
  package var simplified: Condition { simplified(isNegated: false) }

  /// Whether it is `true` or `false`, whatever the answers are.
  package var constant: Bool? { if case .always(let value) = self { value } else { nil } }

  private func simplified(isNegated: Bool) -> Condition {
    switch self {
    case .always(let value): .always(value != isNegated)
    case .test(let field, let comparison, let value):
      if !isNegated {
        self
      } else if let opposite = comparison.opposite {
        .test(field: field, opposite, value)
      } else {
        .not(self)
      }
    case .not(let part): part.simplified(isNegated: !isNegated)
    case .all(let parts): Self.joined(parts, isAll: !isNegated, isNegated: isNegated)
    case .any(let parts): Self.joined(parts, isAll: isNegated, isNegated: isNegated)
    }
  }

  /// `all` or `any` of the simplified parts; those of its own kind are taken apart.
  private static func joined(_ parts: [Condition], isAll: Bool, isNegated: Bool) -> Condition {
    var flat: [Condition] = []
    for part in parts {
      switch part.simplified(isNegated: isNegated) {
      case .always(let value) where value == isAll: continue
      case .always(let value): return .always(value)
      case .all(let inner) where isAll: flat += inner
      case .any(let inner) where !isAll: flat += inner
      case let other: flat.append(other)
      }
    }
    if flat.count == 1 { return flat[0] }
    guard !flat.isEmpty else { return .always(isAll) }
    return isAll ? .all(flat) : .any(flat)
  }
}

extension Condition.Operator {
  /// The operator that holds exactly where this one does not, a missing answer included.
  package var opposite: Condition.Operator? {
    switch self {
    case .eq: .neq
    case .neq: .eq
    case .in: .notIn
    case .notIn: .in
    case .notEmpty, .truthy, .gt, .gte, .lt, .lte, .contains, .minAge, .maxAge: nil
    }
  }
}
