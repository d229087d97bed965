internal import JSON

/// What the tests of one field can tell apart among its values.
///
/// Each class is the outcome of every test, one bit a test; the first is that of no answer. The
/// classes may be more than there are, never fewer, so what holds for all of them is certain.
struct FieldClasses {
  typealias Test = (comparison: Condition.Operator, operand: JSONValue)

  private(set) var outcomes: [UInt64]

  /// `nil` where the tests are too many to look at.
  ///
  /// A field that is never shown has no answer; one that is not there may have any.
  init?(of component: Component?, _ tests: [Test], isNeverShown: Bool = false) {
    guard tests.count <= 24, let day = LocalDate(2_000, 6, 15) else { return nil }
    outcomes = [Self.outcome(of: nil, tests, day)]
    guard !isNeverShown else { return }
    if let values = component.flatMap({ Self.values(of: $0, tests, day) }) {
      for value in values { add(Self.outcome(of: value, tests, day)) }
    } else {
      guard tests.count <= 6 else { return nil }
      for outcome in 0..<(UInt64(1) << UInt64(tests.count)) { add(outcome) }
    }
  }

  private mutating func add(_ outcome: UInt64) {
    if !outcomes.contains(outcome) { outcomes.append(outcome) }
  }

  /// No test that is looked at depends on the day, ages apart, which are all counted from one.
  private static func outcome(of value: JSONValue?, _ tests: [Test], _ day: LocalDate) -> UInt64 {
    var outcome: UInt64 = 0
    for (index, test) in tests.enumerated()
    where test.comparison.holds(value, test.operand, today: day) {
      outcome |= 1 << UInt64(index)
    }
    return outcome
  }

  /// One value of each kind that the tests can tell apart; `nil` where nothing is known of them.
  private static func values(
    of component: Component, _ tests: [Test], _ day: LocalDate
  ) -> [JSONValue]? {
    switch component.valueKind {
    case .boolean: [true, false]
    case .number: numbers(of: component, tests)
    case .text where component.type == "Picker": choices(of: component, tests)
    case .text where component.type != "FileField": texts(tests)
    case .textList where component.type == "Picker": lists(of: component, tests)
    case .date: dates(tests, day)
    case .text, .textList, .itemList, nil: nil
    }
  }
}

// MARK: Values

extension FieldClasses {
  private static func literals(_ tests: [Test]) -> [JSONValue] {
    tests.flatMap { $0.operand.arrayValue ?? [$0.operand] }
  }

  private static func usesOnly(_ allowed: Set<Condition.Operator>, _ tests: [Test]) -> Bool {
    tests.allSatisfy { allowed.contains($0.comparison) }
  }

  private static let equality: Set<Condition.Operator> = [
    .eq, .neq, .in, .notIn, .notEmpty, .truthy,
  ]

  /// The options that are compared with, and one that is not.
  private static func choices(of component: Component, _ tests: [Test]) -> [JSONValue]? {
    let options = (component["options"]?.arrayValue ?? []).compactMap { $0["value"]?.stringValue }
    guard !options.isEmpty, usesOnly(equality, tests) else { return nil }
    let wanted = literals(tests).compactMap(\.stringValue)
    var values: [JSONValue] = [""]
    var hasOther = false
    for option in options {
      let isNamed = wanted.contains { $0.isIdentical(to: option) }
      guard isNamed || !hasOther else { continue }
      values.append(.string(option))
      if !isNamed { hasOther = true }
    }
    // A default that is no option is another finding's matter.
    return values + [component.defaultValue].compactMap { $0 }
  }

  /// The texts that are compared with, and one that is not.
  private static func texts(_ tests: [Test]) -> [JSONValue]? {
    guard usesOnly(equality, tests) else { return nil }
    let wanted = literals(tests).compactMap(\.stringValue)
    let other = (wanted.max { $0.utf8.count < $1.utf8.count } ?? "") + "x"
    return (["", other] + wanted).map { .string($0) }
  }

  /// Every set of the options that are looked for, and one that is not.
  private static func lists(of component: Component, _ tests: [Test]) -> [JSONValue]? {
    let options = (component["options"]?.arrayValue ?? []).compactMap { $0["value"]?.stringValue }
    guard !options.isEmpty, usesOnly([.contains, .notEmpty, .truthy], tests) else { return nil }
    let wanted = literals(tests).compactMap(\.stringValue)
      .filter { text in options.contains { $0.isIdentical(to: text) } }
    guard wanted.count <= 5 else { return nil }
    let other = options.first { text in !wanted.contains { $0.isIdentical(to: text) } }
    let sets = (0..<(1 << wanted.count)).map { set in
      wanted.indices.filter { set >> $0 & 1 == 1 }.map { JSONValue.string(wanted[$0]) }
    }
    return sets.map { .array($0) } + (other.map { [.array([.string($0)])] } ?? [])
  }

  /// The numbers that are compared with, those beside and between them, and the bounds.
  private static func numbers(of component: Component, _ tests: [Test]) -> [JSONValue]? {
    guard usesOnly(equality.union([.gt, .gte, .lt, .lte]), tests) else { return nil }
    let literals = literals(tests).compactMap(\.doubleValue).sorted()
    func bound(_ name: String) -> Double? {
      (component[name] ?? component.catalogued?.property(name)?.defaultValue)?.doubleValue
    }
    let least = bound("minimum") ?? -1e12
    let most = bound("maximum") ?? 1e12
    guard least <= most, literals.allSatisfy({ abs($0) < 1e11 }) else { return nil }
    let own = component.defaultValue?.doubleValue
    var points = [least, most, 0] + [own].compactMap { $0 }
    for (index, literal) in literals.enumerated() {
      points += [literal - 0.0625, literal, literal + 0.0625]
      if index > 0 { points.append((literals[index - 1] + literal) / 2) }
    }
    return points.filter { ($0 >= least && $0 <= most) || $0 == own }
      .map { .number(JSONNumber($0)) }
  }

  /// The days that are compared with and those beside them, or, of ages, birthdays.
  private static func dates(_ tests: [Test], _ day: LocalDate) -> [JSONValue]? {
    let compared = tests.filter { ![.notEmpty, .truthy].contains($0.comparison) }
    if compared.allSatisfy({ [.minAge, .maxAge].contains($0.comparison) }) {
      let ages = compared.compactMap { $0.operand.intValue }.filter { (0..<1_000).contains($0) }
      guard ages.count == compared.count else { return nil }
      return (ages + [0]).flatMap { [$0 - 1, $0, $0 + 1] }
        .compactMap { day.adding(months: -12 * $0).map { .string($0.text) } }
    }
    let literals = literals(compared).map { $0.stringValue.flatMap { LocalDate($0) } }
    guard !literals.contains(nil),
      literals.count == literals.count(where: { $0?.text.utf8.count == 10 }),
      usesOnly(equality.union([.gt, .gte, .lt, .lte]), tests)
    else { return nil }
    return literals.compactMap { $0 }
      .flatMap { [$0.adding(days: -1), $0, $0.adding(days: 1)] }
      .compactMap { $0.map { .string($0.text) } }
  }
}
