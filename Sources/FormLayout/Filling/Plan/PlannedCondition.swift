internal import JSON

/// A condition whose fields have been found once, so that testing it looks nothing up by name.
indirect enum PlannedCondition: Sendable {
  case always(Bool)
  case test(FieldReference, Condition.Operator, JSONValue)
  case all([PlannedCondition])
  case any([PlannedCondition])
  case not(PlannedCondition)

  init(_ condition: Condition, _ resolve: (String) -> FieldReference) {
    switch condition {
    case .always(let value): self = .always(value)
    case .test(let field, let comparison, let value):
      self = .test(resolve(field), comparison, value)
    case .all(let parts): self = .all(parts.map { PlannedCondition($0, resolve) })
    case .any(let parts): self = .any(parts.map { PlannedCondition($0, resolve) })
    case .not(let part): self = .not(PlannedCondition(part, resolve))
    }
  }

  /// The fields it reads.
  var references: [FieldReference] {
    switch self {
    case .always: []
    case .test(let reference, _, _): [reference]
    case .all(let parts), .any(let parts): parts.flatMap(\.references)
    case .not(let part): part.references
    }
  }

  /// Whether it holds, by the values that its fields have.
  func holds(today: LocalDate, _ value: (FieldReference) -> JSONValue?) -> Bool {
    switch self {
    case .always(let answer): answer
    case .test(let reference, let comparison, let operand):
      comparison.holds(value(reference), operand, today: today)
    case .all(let parts): parts.allSatisfy { $0.holds(today: today, value) }
    case .any(let parts): parts.contains { $0.holds(today: today, value) }
    case .not(let part): !part.holds(today: today, value)
    }
  }
}
