package import FormLayout
package import JSON

extension Condition {
  /// Whether it holds for answers, by the ids of their fields.
  package func holds(_ answers: [String: JSONValue], today: LocalDate) -> Bool {
    switch self {
    case .always(let value): value
    case .test(let field, let comparison, let value):
      comparison.holds(answers[field], value, today: today)
    case .all(let parts): parts.allSatisfy { $0.holds(answers, today: today) }
    case .any(let parts): parts.contains { $0.holds(answers, today: today) }
    case .not(let part): !part.holds(answers, today: today)
    }
  }

  /// Answers for fields on which conditions about them may differ: none, empty ones, what is
  /// compared with, and what is not.
  package static func samples(
    of fields: [Component], comparing conditions: [Condition], count: Int,
    _ random: inout SeededRandom
  ) -> [[String: JSONValue]] {
    let operands = conditions.flatMap(\.operands)
    let candidates = fields.map { field in
      [nil] + field.sampleValues + operands.filter { field.canHold($0) }.map { Optional($0) }
    }
    return (0..<count).map { _ in
      var answers: [String: JSONValue] = [:]
      for (field, values) in zip(fields, candidates) {
        answers[field.id] = values[Int.random(in: values.indices, using: &random)]
      }
      return answers
    }
  }

  /// What fields are compared with, each element of a list by itself.
  private var operands: [JSONValue] {
    switch self {
    case .always: []
    case .test(_, _, let value): value.arrayValue ?? [value]
    case .all(let parts), .any(let parts): parts.flatMap(\.operands)
    case .not(let part): part.operands
    }
  }
}

extension Component {
  fileprivate var sampleValues: [JSONValue] {
    switch valueKind {
    case .text where type == "Picker": options.map { .string($0.value) }
    case .text: ["", "x", "0"]
    case .number: [0, 1, 2.5, 3, 4]
    case .boolean: [true, false]
    case .date: ["1990-05-05", "2020-01-31", "2026-11-30"]
    case .textList: [[], ["x"]]
    case .itemList: [[], [[:]]]
    case nil: []
    }
  }

  /// Whether a value is one that the field can have.
  fileprivate func canHold(_ value: JSONValue) -> Bool {
    switch valueKind {
    case .text where type == "Picker": options.contains { value == .string($0.value) }
    case .text: value.stringValue != nil
    case .number: value.numberValue != nil
    case .boolean: value.boolValue != nil
    case .date, .textList, .itemList, nil: false
    }
  }
}
