package import JSON

extension FormFilling {
  /// Whether the form has steps.
  package var hasSteps: Bool { !plan.steps.isEmpty }

  /// The step that is shown; `nil` in a form without steps, or where all are hidden.
  package var currentStep: Component? { current.map { step($0) } }

  /// The steps on the way to the end, in order.
  package var stepsOnPath: [Component] { path.map { step($0) } }

  private func step(_ index: Int) -> Component { plan.scopes[0].parts[plan.steps[index]].component }

  /// Which step is shown, from 1, and how many there are; both 0 without steps.
  package var progress: (current: Int, total: Int) {
    (current.flatMap { path.firstIndex(of: $0) }.map { $0 + 1 } ?? 0, path.count)
  }

  package var isFirstStep: Bool { current == path.first }
  package var isLastStep: Bool { current == path.last }

  /// The fields and lists that are shown now, in order: of the step, and outside the steps.
  package var shownFields: [FillPlace] {
    var places: [FillPlace] = []
    forEachShown(extent) { place, part, _ in
      if part.slot != nil { places.append(place) }
    }
    return places
  }

  /// All parts that are shown now, in order.
  package var shownParts: [FillPlace] {
    var places: [FillPlace] = []
    forEachShown(extent) { place, _, _ in places.append(place) }
    return places
  }

  /// All fields and lists on the path, in order, but those of skipped steps.
  package var fieldsOnPath: [FillPlace] {
    var places: [FillPlace] = []
    forEachShown(.path) { place, part, _ in
      if part.slot != nil, step(of: place).map({ !skipped.contains($0) }) ?? true {
        places.append(place)
      }
    }
    return places
  }

  private var extent: Extent { current.map { .step($0) } ?? .path }

  // MARK: Moving

  /// Checks the step and goes on to the next one; false where something is wrong or there is none.
  package mutating func next() -> Bool {
    guard let current else { return false }
    skipped.remove(current)
    let found = found(in: .step(current))
    guard found.isEmpty else {
      errors.merge(found) { $1 }
      return false
    }
    return advance()
  }

  private mutating func advance() -> Bool {
    guard let current, let index = path.firstIndex(of: current), index + 1 < path.count else {
      return false
    }
    self.current = path[index + 1]
    return true
  }

  /// Goes back a step; answers and errors stay.
  @discardableResult
  package mutating func back() -> Bool {
    guard let current, let index = path.firstIndex(of: current), index > 0 else { return false }
    self.current = path[index - 1]
    return true
  }

  /// Whether the step may be passed over: it says so, and its Continue button is not hidden.
  package var maySkip: Bool {
    guard let step = currentStep, let skip = step["skip"], skip != false else { return false }
    return step["next"] != false
  }

  /// Passes the step over: its answers go back to their defaults and are not submitted.
  ///
  /// Gives whether another step is shown; on the last step the caller submits.
  @discardableResult
  package mutating func skip() -> Bool {
    guard maySkip, let current else { return false }
    reset(step: current)
    skipped.insert(current)
    propagate([])
    return advance()
  }

  /// Takes the answers of a step back to their defaults, its errors away.
  private mutating func reset(step: Int) {
    let first = plan.steps[step]
    var fresh = state(of: 0, [:])
    var queue: [FillPlace] = []
    for local in first..<plan.scopes[0].parts[first].end {
      guard let slot = plan.scopes[0].parts[local].slot else { continue }
      root.values[slot] = fresh.values[slot]
      root.items[local] = fresh.items.removeValue(forKey: local)
      queue += dependents(of: ValuePlace(scope: 0, slot: slot, items: []))
    }
    errors = errors.filter { self.step(of: $0.value.place) != step }
    collectConditions(
      in: root, scope: 0, items: [], from: first, to: plan.scopes[0].parts[first].end, into: &queue)
    propagate(queue)
  }

  /// Shows the step of a field, where it is on the path.
  package mutating func goToStep(of place: FillPlace) {
    guard let step = step(of: place), path.contains(step) else { return }
    current = step
  }

  /// Checks all that is shown; gives the values, or shows the first step with an error.
  package mutating func submit() -> JSONObject? {
    if let current { skipped.remove(current) }
    return submitSkipping()
  }

  /// Checks all that is shown but skipped steps, the last one included; see `submit`.
  package mutating func submitSkipping() -> JSONObject? {
    guard validate() else {
      if let first = fieldErrors.first { goToStep(of: first.place) }
      return nil
    }
    topLevelErrors = []
    return submission
  }

  /// The ids of the steps passed over.
  package var skippedSteps: [String] { skipped.sorted().map { step($0).id } }

  /// Whether the step that is shown has been passed over.
  package var isCurrentStepSkipped: Bool { current.map { skipped.contains($0) } ?? false }

  /// Shows the next step without checking this one; false where there is none.
  @discardableResult
  package mutating func goToNextStep() -> Bool { advance() }

  /// Passes steps over, as kept answers or a submission state them; only those that may be.
  package mutating func skipSteps(_ ids: [String]) {
    for (index, local) in plan.steps.enumerated() {
      let step = plan.scopes[0].parts[local].component
      guard ids.contains(where: { $0.isIdentical(to: step.id) }), let skip = step["skip"],
        skip != false
      else { continue }
      reset(step: index)
      skipped.insert(index)
    }
    propagate([])
  }
}
