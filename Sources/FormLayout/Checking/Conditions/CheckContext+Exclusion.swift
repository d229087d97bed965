internal import JSON

extension CheckContext {
  /// Whether two components are never shown together.
  func areExclusive(_ one: PlacedComponent, _ other: PlacedComponent) -> Bool {
    let own = shownIf(one)
    let others = shownIf(other)
    guard !own.isEmpty, !others.isEmpty, let verdict = conditionReport.verdict else { return false }
    return verdict.neverHold(own + others)
  }

  /// The conditions of a component and of all around it.
  private func shownIf(_ placed: PlacedComponent) -> [Condition] {
    (placed.ancestors + [placed.component]).compactMap { $0.condition("visibleIf") }
  }
}
