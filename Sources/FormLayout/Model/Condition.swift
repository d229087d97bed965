package import JSON

/// When something holds, by the answers given so far (Formhaus format 1.0, nested).
package indirect enum Condition: Equatable, Sendable {
  /// `true` or `false`.
  case always(Bool)
  /// One field against a value.
  case test(field: String, Operator, JSONValue)
  /// All hold; none given holds.
  case all([Condition])
  /// One of them holds; none given does not.
  case any([Condition])
  case not(Condition)

  /// How a field is compared. The raw value is the key in JSON.
  package enum Operator: String, CaseIterable, Sendable {
    case eq, neq, `in`, notIn, notEmpty, truthy, gt, gte, lt, lte, contains, minAge, maxAge
  }
}

extension Condition {
  /// The ids of the fields it reads, in order, repeated ones included.
  package var fields: [String] {
    switch self {
    case .always: []
    case .test(let field, _, _): [field]
    case .all(let parts), .any(let parts): parts.flatMap(\.fields)
    case .not(let part): part.fields
    }
  }

  /// The same condition with one field's id replaced.
  package func renaming(_ id: String, to newID: String) -> Condition {
    mappingFields { $0.isIdentical(to: id) ? newID : $0 }
  }

  /// The same condition with other ids for its fields.
  package func mappingFields(_ newID: (String) -> String) -> Condition {
    switch self {
    case .always: self
    case .test(let field, let comparison, let value):
      .test(field: newID(field), comparison, value)
    case .all(let parts): .all(parts.map { $0.mappingFields(newID) })
    case .any(let parts): .any(parts.map { $0.mappingFields(newID) })
    case .not(let part): .not(part.mappingFields(newID))
    }
  }

  /// The same condition with other values where one field is compared.
  package func mappingValues(
    of field: String, _ newValue: (JSONValue) -> JSONValue
  ) -> Condition {
    switch self {
    case .always: self
    case .test(let name, let comparison, let value):
      name.isIdentical(to: field)
        ? .test(
          field: name, comparison,
          value.arrayValue.map { .array($0.map(newValue)) } ?? newValue(value)) : self
    case .all(let parts): .all(parts.map { $0.mappingValues(of: field, newValue) })
    case .any(let parts): .any(parts.map { $0.mappingValues(of: field, newValue) })
    case .not(let part): .not(part.mappingValues(of: field, newValue))
    }
  }
}
