internal import JSON

/// Writes conditions as Formhaus's two lists, where those can say the same.
struct FormhausConditionWriter {
  /// The lists of a field, step or route.
  struct Lists {
    var show: [JSONValue] = []
    var showAny: [JSONValue] = []
  }

  /// Why a condition cannot be written, as a lower-case phrase.
  struct Inexpressible: Error {
    let reason: String
  }

  /// The key of the field with an id; `nil` where that is not in the definition.
  let key: (String) -> String?
  /// Whether a field is on or off.
  let isToggle: (String) -> Bool

  /// The lists that hold in the same cases.
  func lists(of condition: Condition) throws(Inexpressible) -> Lists {
    let condition = withoutTruth(condition)
    let simplified = condition.simplified
    guard
      let parts = Self.split(condition) ?? Self.split(simplified) ?? Self.merged(simplified)
        ?? Self.factored(simplified)
    else { throw Inexpressible(reason: Self.obstacle(in: simplified)) }
    var lists = Lists()
    for test in parts.all { lists.show.append(try write(test)) }
    for test in parts.any { lists.showAny.append(try write(test)) }
    return lists
  }

  /// What is on is `true`, and what is off is not: a field that is on or off holds nothing else.
  private func withoutTruth(_ condition: Condition) -> Condition {
    switch condition {
    case .test(let field, .truthy, let value) where isToggle(field):
      .test(field: field, value == true ? .eq : .neq, true)
    case .always, .test: condition
    case .all(let parts): .all(parts.map(withoutTruth))
    case .any(let parts): .any(parts.map(withoutTruth))
    case .not(let part): .not(withoutTruth(part))
    }
  }

  private typealias Parts = (all: [Condition], any: [Condition])

  /// The parts of a condition that has the form of the two lists.
  private static func split(_ condition: Condition) -> Parts? {
    switch condition {
    case .test: return ([condition], [])
    case .any(let parts) where !parts.isEmpty && parts.allSatisfy(\.isTest): return ([], parts)
    case .always(true): return ([], [])
    case .all(let parts):
      var result: Parts = ([], [])
      for part in parts {
        switch part {
        case .test: result.all.append(part)
        case .any(let inner)
        where result.any.isEmpty && !inner.isEmpty && inner.allSatisfy(\.isTest):
          result.any = inner
        default: return nil
        }
      }
      return result
    case .always, .any, .not: return nil
    }
  }

  /// The same with each choice between values of one field as a single test.
  private static func merged(_ condition: Condition) -> Parts? {
    guard case .all(let parts) = condition else { return nil }
    return split(.all(parts.map { oneTest($0) ?? $0 }))
  }

  /// The same with what is common to every choice taken out of them: `a and b or a and c` is `a` and
  /// one of `b` and `c`.
  private static func factored(_ condition: Condition) -> Parts? {
    guard case .any(let choices) = condition else { return nil }
    var lists = choices.map { choice -> [Condition] in
      if case .all(let parts) = choice { parts } else { [choice] }
    }
    let common = lists[0].filter { part in lists.allSatisfy { $0.contains(part) } }
    guard !common.isEmpty else { return nil }
    for index in lists.indices { lists[index].removeAll(where: common.contains) }
    if lists.contains(where: \.isEmpty) { return split(.all(common)) }
    guard lists.allSatisfy({ $0.count == 1 }) else { return nil }
    let one = Condition.any(lists.map { $0[0] })
    return split(.all(common + [one])) ?? merged(.all(common + [one]))
  }

  private static func oneTest(_ condition: Condition) -> Condition? {
    guard case .any(let parts) = condition, case .test(let field, _, _)? = parts.first else {
      return nil
    }
    var values: [JSONValue] = []
    for part in parts {
      switch part {
      case .test(let other, .eq, let value) where other.isIdentical(to: field):
        values.append(value)
      case .test(let other, .in, let list) where other.isIdentical(to: field):
        values += list.arrayValue ?? []
      default: return nil
      }
    }
    return .test(field: field, .in, .array(values))
  }

  private static func obstacle(in condition: Condition) -> String {
    switch condition {
    case .always: "Formhaus has no condition that never holds"
    case .not: "Formhaus has no 'not'"
    case .all(let parts), .any(let parts):
      parts.lazy.compactMap { $0.isTest ? nil : obstacle(in: $0) }.first { $0.hasSuffix("'not'") }
        ?? "Formhaus has no conditions inside conditions"
    case .test: "Formhaus has no such condition"
    }
  }

  private func write(_ test: Condition) throws(Inexpressible) -> JSONValue {
    guard case .test(let field, let comparison, let value) = test else {
      throw Inexpressible(reason: Self.obstacle(in: test))
    }
    guard let key = key(field) else {
      throw Inexpressible(reason: "'\(field)' has no place in a Formhaus form")
    }
    let isKnown = FormhausConditionReader.operators.contains(comparison)
    guard isKnown, comparison != .notEmpty || value == true else {
      throw Inexpressible(reason: "Formhaus has no '\(comparison.rawValue)'")
    }
    return .object(["field": .string(key), comparison.rawValue: value])
  }
}

extension Condition {
  fileprivate var isTest: Bool { if case .test = self { true } else { false } }
}
