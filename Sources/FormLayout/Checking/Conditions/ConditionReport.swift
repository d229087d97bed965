internal import JSON

/// Which conditions of a form decide nothing, and why.
struct ConditionReport: Sendable {
  /// A condition that no answers can make hold.
  struct Impossible: Sendable {
    let condition: PlacedCondition
    /// The field that it waits for, where that is never shown.
    let waitsFor: PlacedComponent?
    /// What is never shown since it waits for this.
    var followers: [PlacedCondition] = []
  }

  /// In document order; what only follows from another is with that other.
  let impossible: [Impossible]
  /// Those that hold whatever is answered.
  let certain: [PlacedCondition]
  /// What is known of the conditions; `nil` where there are none.
  let verdict: ConditionVerdict?

  init(
    _ conditions: [PlacedCondition], _ components: [PlacedComponent], numbers: [CodeUnits: Int]
  ) {
    guard !conditions.isEmpty else {
      impossible = []
      certain = []
      verdict = nil
      return
    }
    var search = ConditionSearch(conditions, components, numbers)
    search.run()
    impossible = search.impossible
    certain = search.certain
    verdict = search.verdict
  }
}

/// The search for what is never shown: each component that is found may leave others without an answer.
private struct ConditionSearch {
  private let conditions: [PlacedCondition]
  private let components: [PlacedComponent]
  private let numbers: [CodeUnits: Int]
  private(set) var verdict: ConditionVerdict
  /// The conditions of all around each component.
  private let around: [[Condition]]
  /// By field, which of the conditions read it.
  private var readers: [Int: [Int]] = [:]
  /// The finding that a component's never being shown belongs to; -1 where that is on purpose.
  private var causes: [Int: Int] = [:]
  private var open: [Int] = []
  /// The conditions that are in a finding.
  private var found: Set<Int> = []

  private(set) var impossible: [ConditionReport.Impossible] = []
  private(set) var certain: [PlacedCondition] = []

  init(
    _ conditions: [PlacedCondition], _ components: [PlacedComponent], _ numbers: [CodeUnits: Int]
  ) {
    self.conditions = conditions
    self.components = components
    self.numbers = numbers
    var own: [Int: Condition] = [:]
    for placed in conditions where placed.name == "visibleIf" {
      own[placed.number] = placed.condition
    }
    var around: [[Condition]] = []
    var guards: [[Condition]] = []
    var open: [[Condition]] = [[]]
    for (number, placed) in components.enumerated() {
      open.removeLast(open.count - placed.ancestors.count - 1)
      let outer = open[open.count - 1]
      around.append(outer)
      let inner = own[number].map { $0.constant == nil ? outer + [$0] : outer } ?? outer
      guards.append(inner)
      open.append(inner)
    }
    self.around = around
    verdict = ConditionVerdict(components, numbers: numbers, guards: guards)
    for (index, placed) in conditions.enumerated() {
      for id in placed.condition.fields {
        guard let field = numbers[CodeUnits(id)] else { continue }
        if readers[field]?.last != index { readers[field, default: []].append(index) }
      }
    }
  }

  mutating func run() {
    for placed in conditions where placed.name == "visibleIf" && placed.condition == .always(false)
    {
      bury(placed.number, cause: -1)
    }
    for index in conditions.indices { judge(index) }
    while let field = open.popLast() {
      for index in readers[field] ?? [] { judge(index, waitingFor: field) }
    }
    impossible.sort { $0.condition.number < $1.condition.number }
    certain = conditions.filter { isCertain($0) }
  }

  /// Looks at one condition, and at what becomes of its component.
  private mutating func judge(_ index: Int, waitingFor field: Int? = nil) {
    let placed = conditions[index]
    guard placed.condition.constant == nil, causes[placed.number] == nil, !found.contains(index),
      !isMismatched(placed), verdict.neverHold([placed.condition] + around[placed.number])
    else { return }
    let waitsFor = field ?? buriedField(of: placed.condition)
    let cause: Int
    if let waitsFor, let root = causes[waitsFor], root >= 0 {
      cause = root
      impossible[root].followers.append(placed)
    } else {
      cause = impossible.count
      impossible.append(
        ConditionReport.Impossible(
          condition: placed, waitsFor: waitsFor.map { components[$0] }))
    }
    found.insert(index)
    if placed.name == "visibleIf" { bury(placed.number, cause: cause) }
  }

  private func buriedField(of condition: Condition) -> Int? {
    condition.fields.lazy.compactMap { numbers[CodeUnits($0)] }.first { causes[$0] != nil }
  }

  /// Marks a component and all in it as never shown.
  private mutating func bury(_ number: Int, cause: Int) {
    let depth = components[number].ancestors.count
    var next = number
    repeat {
      if causes[next] == nil {
        causes[next] = cause
        verdict.neverShown.insert(next)
        if readers[next] != nil { open.append(next) }
      }
      next += 1
    } while next < components.count && components[next].ancestors.count > depth
  }

  private func isCertain(_ placed: PlacedCondition) -> Bool {
    placed.name != "routes" && placed.condition.constant == nil && causes[placed.number] == nil
      && !isMismatched(placed)
      && verdict.alwaysHolds(placed.condition, given: around[placed.number])
  }

  /// Whether a test compares with a value of another kind, which is another finding.
  private func isMismatched(_ placed: PlacedCondition) -> Bool {
    placed.condition.hasMismatch { numbers[CodeUnits($0)].map { components[$0].component } }
  }
}
