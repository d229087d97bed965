internal import JSON

/// Whether a condition can hold, and can fail, told from the values that its fields may have.
///
/// What it says is certain; where it knows too little it says that both can be.
struct ConditionVerdict {
  let context: CheckContext

  /// Whether no answers make it hold.
  func neverHolds(_ condition: Condition) -> Bool {
    switch condition {
    case .always(let value): !value
    case .test: isImpossible([condition], wanted: true)
    case .all(let parts): parts.contains(where: neverHolds) || isImpossible(parts, wanted: true)
    case .any(let parts): parts.allSatisfy(neverHolds)
    case .not(let part): alwaysHolds(part)
    }
  }

  /// Whether all answers make it hold.
  func alwaysHolds(_ condition: Condition) -> Bool {
    switch condition {
    case .always(let value): value
    case .test: isImpossible([condition], wanted: false)
    case .all(let parts): parts.allSatisfy(alwaysHolds)
    case .any(let parts): parts.contains(where: alwaysHolds) || isImpossible(parts, wanted: false)
    case .not(let part): neverHolds(part)
    }
  }

  private typealias Test = (comparison: Condition.Operator, operand: JSONValue)

  /// Whether no value of some field gives all tests of it the wanted outcome.
  private func isImpossible(_ parts: [Condition], wanted: Bool) -> Bool {
    var tests: [CodeUnits: [Test]] = [:]
    for case .test(let field, let comparison, let operand) in parts {
      tests[CodeUnits(field), default: []].append((comparison, operand))
    }
    // No test that is looked at depends on the day.
    guard let day = LocalDate(2000, 1, 1) else { return false }
    return tests.contains { field, tests in
      guard let component = context.component(field.string)?.component,
        let values = values(of: component, tests)
      else { return false }
      return !values.contains { value in
        tests.allSatisfy { $0.comparison.holds(value, $0.operand, today: day) == wanted }
      }
    }
  }

  /// One value of each kind that the tests can tell apart, no answer among them; `nil` where the
  /// field's values are not known.
  private func values(of component: Component, _ tests: [Test]) -> [JSONValue?]? {
    guard !tests.contains(where: { [.minAge, .maxAge].contains($0.comparison) }) else { return nil }
    switch component.valueKind {
    case .boolean: return [nil, true, false]
    case .text where component.type == "Picker":
      let options = component.options
      guard !options.isEmpty, options.count <= 200 else { return nil }
      // A default that is no option is another finding's matter.
      return [nil, .string("")] + options.map { .string($0.value) }
        + [component.defaultValue].compactMap { $0 }
    case .number: return numbers(of: component, tests)
    case .text, .date, .textList, .itemList, nil: return nil
    }
  }

  private func numbers(of component: Component, _ tests: [Test]) -> [JSONValue?]? {
    let operands = tests.flatMap { $0.operand.arrayValue ?? [$0.operand] }
    let literals = operands.compactMap(\.doubleValue)
    func bound(_ name: String) -> Double? {
      (component[name] ?? component.catalogued?.property(name)?.defaultValue)?.doubleValue
    }
    let least = bound("minimum") ?? -1e12
    let most = bound("maximum") ?? 1e12
    guard least <= most, literals.allSatisfy({ abs($0) < 1e11 }) else { return nil }
    var points = [least, most, 0] + [component.defaultValue?.doubleValue].compactMap { $0 }
    let sorted = literals.sorted()
    for (index, literal) in sorted.enumerated() {
      points += [literal - 0.0625, literal, literal + 0.0625]
      if index > 0 { points.append((sorted[index - 1] + literal) / 2) }
    }
    let own = component.defaultValue?.doubleValue
    let kept = points.filter { ($0 >= least && $0 <= most) || $0 == own }
    return [nil] + kept.map { .number(JSONNumber($0)) }
  }
}
