internal import JSON

/// Whether conditions can hold, and can fail, told from the values that their fields may have and
/// from when the fields are shown: a field that is not shown has no answer.
///
/// What it says is certain; where it knows too little it says that both can be.
struct ConditionVerdict: Sendable {
  private let components: [PlacedComponent]
  private let numbers: [CodeUnits: Int]
  /// The conditions of each component and of all around it.
  private let guards: [[Condition]]
  /// The components that are known never to be shown.
  var neverShown: Set<Int> = []

  /// So many assignments of classes to fields are tried.
  fileprivate static let tryLimit = 4_096
  /// So many fields are followed to where they are shown.
  private static let fieldLimit = 12
  /// So many fields are looked at one by one for whether all is plain.
  private static let plainLimit = 32

  init(
    _ components: [PlacedComponent], numbers: [CodeUnits: Int], guards: [[Condition]]
  ) {
    self.components = components
    self.numbers = numbers
    self.guards = guards
  }

  /// Whether no answers make all of these hold.
  func neverHold(_ conditions: [Condition]) -> Bool {
    !arePlain(conditions) && isCertain(conditions) { $0.contains(false) }
  }

  /// Whether all answers that make some hold make another hold too.
  func alwaysHolds(_ condition: Condition, given others: [Condition]) -> Bool {
    !arePlain([condition] + others)
      && isCertain([condition] + others) { $0[0] || $0.dropFirst().contains(false) }
  }

  /// Whether each condition, and each by which its field is shown, is one test that some answers pass
  /// and others do not, no two of them of the same field: then all can hold, and each can fail.
  private func arePlain(_ conditions: [Condition]) -> Bool {
    var fields: [Int] = []
    var open = conditions
    while let condition = open.popLast() {
      guard fields.count < Self.plainLimit, let field = plainField(of: condition),
        !fields.contains(field)
      else { return false }
      fields.append(field)
      open += guards[field]
    }
    return true
  }

  /// The field of a condition that is one test which some answers pass and others do not.
  private func plainField(of condition: Condition) -> Int? {
    guard case .test(let id, let comparison, let operand) = condition,
      let number = numbers[CodeUnits(id)], !neverShown.contains(number)
    else { return nil }
    switch (components[number].component.type, comparison) {
    case ("TextField", .notEmpty), ("TextField", .truthy), ("Toggle", .truthy): return number
    case ("TextEditor", .notEmpty), ("Picker", .notEmpty), ("DatePicker", .notEmpty): return number
    case ("Toggle", .eq): return operand.boolValue == nil ? nil : number
    default: return nil
    }
  }

  /// Whether something is so of the outcomes of conditions whatever the answers are.
  ///
  /// First each field is taken to be shown: what is certain then is certain. When the fields are
  /// shown is asked only where that could change anything, since a field is named by two of them.
  private func isCertain(_ conditions: [Condition], _ isSo: ([Bool]) -> Bool) -> Bool {
    if let space = ConditionSpace(conditions, [:], verdict: self), space.isCertain(isSo) {
      return true
    }
    guard let shown = shownIf(conditions) else { return false }
    return ConditionSpace(conditions, shown, verdict: self)?.isCertain(isSo) ?? false
  }

  /// The conditions by which the fields of others are shown; `nil` where they have no field in common.
  private func shownIf(_ conditions: [Condition]) -> [Int: [Condition]]? {
    var shown: [Int: [Condition]] = [:]
    var open = conditions
    var mentions: [Int: Int] = [:]
    while let condition = open.popLast() {
      for number in Set(condition.fields.compactMap { numbers[CodeUnits($0)] }) {
        mentions[number, default: 0] += 1
        guard shown[number] == nil, shown.count < Self.fieldLimit else { continue }
        shown[number] = guards[number]
        open += guards[number]
      }
    }
    return mentions.values.contains { $0 > 1 } ? shown : nil
  }

  /// What tests can tell apart among the values of a field.
  fileprivate func classes(of id: CodeUnits, _ tests: [FieldClasses.Test]) -> FieldClasses? {
    let number = numbers[id]
    return FieldClasses(
      of: number.map { components[$0].component }, tests,
      isNeverShown: number.map { neverShown.contains($0) } ?? false)
  }

  fileprivate func number(of id: CodeUnits) -> Int? { numbers[id] }
}

/// Conditions over the classes of values that their fields have.
private struct ConditionSpace {
  private indirect enum Formula {
    case constant(Bool)
    case test(field: Int, bit: Int)
    case all([Formula])
    case any([Formula])
    case not(Formula)
  }

  private var roots: [Formula] = []
  /// When each field is shown; empty for always.
  private var shown: [[Formula]] = []
  private var classes: [[UInt64]] = []

  /// The fields, with the tests of each.
  private var ids: [CodeUnits] = []
  private var places: [CodeUnits: Int] = [:]
  private var tests: [[FieldClasses.Test]] = []

  /// `nil` where there is too much to try.
  init?(_ conditions: [Condition], _ shownIf: [Int: [Condition]], verdict: ConditionVerdict) {
    roots = conditions.map { formula($0) }
    // A condition by which a field is shown may name fields that are new.
    while shown.count < ids.count {
      let conditions = verdict.number(of: ids[shown.count]).flatMap { shownIf[$0] } ?? []
      shown.append(conditions.map { formula($0) })
    }
    var count = 1
    for (id, tests) in zip(ids, tests) {
      guard let found = verdict.classes(of: id, tests) else { return nil }
      classes.append(found.outcomes)
      count *= found.outcomes.count
      guard count <= ConditionVerdict.tryLimit else { return nil }
    }
  }

  private mutating func formula(_ condition: Condition) -> Formula {
    switch condition {
    case .always(let value): return .constant(value)
    case .test(let id, let comparison, let operand):
      let key = CodeUnits(id)
      let place = places[key] ?? tests.count
      if place == tests.count {
        places[key] = place
        ids.append(key)
        tests.append([])
      }
      let known = tests[place].firstIndex { $0.comparison == comparison && $0.operand == operand }
      if known == nil { tests[place].append((comparison, operand)) }
      return .test(field: place, bit: known ?? tests[place].count - 1)
    case .all(let parts): return .all(parts.map { formula($0) })
    case .any(let parts): return .any(parts.map { formula($0) })
    case .not(let part): return .not(formula(part))
    }
  }

  /// Whether something is so of the roots' outcomes for every assignment.
  func isCertain(_ isSo: ([Bool]) -> Bool) -> Bool {
    var assignment = Array(repeating: 0, count: classes.count)
    while true {
      var isShown: [Bool?] = Array(repeating: nil, count: classes.count)
      guard isSo(roots.map { holds($0, assignment, &isShown) }) else { return false }
      var field = 0
      while field < classes.count, assignment[field] + 1 == classes[field].count {
        assignment[field] = 0
        field += 1
      }
      guard field < classes.count else { return true }
      assignment[field] += 1
    }
  }

  private func holds(_ formula: Formula, _ assignment: [Int], _ isShown: inout [Bool?]) -> Bool {
    switch formula {
    case .constant(let value): return value
    case .not(let part): return !holds(part, assignment, &isShown)
    case .all(let parts):
      for part in parts where !holds(part, assignment, &isShown) { return false }
      return true
    case .any(let parts):
      for part in parts where holds(part, assignment, &isShown) { return true }
      return false
    case .test(let field, let bit):
      let place = isAnswered(field, assignment, &isShown) ? assignment[field] : 0
      return classes[field][place] >> UInt64(bit) & 1 == 1
    }
  }

  /// Whether a field is shown; one that is asked for while that is found out is taken to be.
  private func isAnswered(_ field: Int, _ assignment: [Int], _ isShown: inout [Bool?]) -> Bool {
    if let known = isShown[field] { return known }
    guard !shown[field].isEmpty else { return true }
    isShown[field] = true
    let answer = shown[field].allSatisfy { holds($0, assignment, &isShown) }
    isShown[field] = answer
    return answer
  }
}
