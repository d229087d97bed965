internal import JSON

/// Which steps lead to the end.
extension FormFilling {
  /// Walks the path anew; gives the parts whose conditions may have another outcome by it.
  mutating func repath() -> [FillPlace] {
    guard !plan.steps.isEmpty else { return [] }
    let old = isOnPath
    let steps =
      plan.isRouted ? routedPath() : plan.steps.indices.filter { root.holds[plan.steps[$0]] }
    var flags = plan.steps.map { _ in false }
    for step in steps { flags[step] = true }
    isOnPath = flags
    guard steps != path || flags != old else { return [] }
    path = steps
    return plan.isRouted ? consequences(of: old) : []
  }

  /// The path by the routes: each step is judged by the values of those before it.
  private mutating func routedPath() -> [Int] {
    let old = isOnPath
    defer { isOnPath = old }
    isOnPath = plan.steps.map { _ in false }
    var steps: [Int] = []
    var next: Int? = plan.steps.isEmpty ? nil : 0
    while let step = next {
      guard plan.steps.indices.contains(step) else { break }
      guard isEntered(step) else {
        next = step + 1
        continue
      }
      isOnPath[step] = true
      steps.append(step)
      next = successor(of: step)
    }
    return steps
  }

  /// Whether the step's own condition holds by the values on the path so far.
  private func isEntered(_ step: Int) -> Bool {
    let local = plan.steps[step]
    let place = FillPlace(scope: 0, part: local, items: [])
    return plan.scopes[0].parts[local].visible.map { holds($0, at: place, in: [root]) } ?? true
  }

  /// Where the first route leads whose condition holds and whose step is shown; else the next step.
  private func successor(of step: Int) -> Int? {
    let place = FillPlace(scope: 0, part: plan.steps[step], items: [])
    for route in plan.routes[step] {
      guard route.condition.map({ holds($0, at: place, in: [root]) }) ?? true else { continue }
      guard let target = route.target else { return nil }
      if isEntered(target) { return target }
    }
    return step + 1
  }

  /// Steps that joined or left change what conditions see; errors of those that left are dropped.
  private mutating func consequences(of old: [Bool]) -> [FillPlace] {
    var places: [FillPlace] = []
    let scope = plan.scopes[0]
    for step in plan.steps.indices where old[step] != isOnPath[step] {
      let first = plan.steps[step]
      let end = scope.parts[first].end
      for local in first..<end {
        guard let slot = scope.parts[local].slot else { continue }
        places += dependents(of: ValuePlace(scope: 0, slot: slot, items: []))
      }
      if isOnPath[step] {
        collectConditions(in: root, scope: 0, items: [], from: first, to: end, into: &places)
      } else {
        errors = errors.filter { self.step(of: $0.value.place) != step }
      }
    }
    return places
  }

  /// Keeps the step that is shown; where it has gone, the nearest one before it, else the first.
  mutating func settleCurrentStep() {
    defer { lastPath = path }
    guard let current, !path.contains(current) else {
      if self.current == nil { self.current = path.first }
      return
    }
    let before = lastPath.prefix { $0 != current }
    self.current = before.last { path.contains($0) } ?? path.first
  }
}
