internal import JSON

/// Which steps are on the way to the end, as tests of the answers.
struct AnswerPath {
  /// A test, or why there is none.
  private typealias Outcome = Result<AnswerTest, AnswerTest.Inexpressible>

  private let steps: [Component]
  let isRouted: Bool
  /// Of each step in a form with routes, whether the way leads to it and whether it is entered there.
  private var reached: [Outcome] = []
  private var onPath: [Outcome] = []
  /// What the tests refer to.
  private(set) var definitions: JSONObject = [:]

  /// `nil` for a form without steps.
  init?(_ form: Form) {
    steps = form.components.filter { $0.type == "Step" }
    guard !steps.isEmpty else { return nil }
    isRouted = steps.contains { !$0.routes.isEmpty }
  }

  /// How many steps of a form with routes still have no test.
  var next: Int? { isRouted && onPath.count < steps.count ? onPath.count : nil }

  /// The step of a number.
  func step(_ number: Int) -> Component { steps[number] }

  /// Whether a step may be passed over.
  func maySkip(_ step: Int) -> Bool { steps[step]["skip"].map { $0 != false } ?? false }

  /// Whether a step is on the path.
  func isOnPath(
    _ step: Int, in scope: AnswerScope
  ) throws(AnswerTest.Inexpressible) -> AnswerTest {
    guard isRouted else { return try isEntered(step, in: scope) }
    return onPath.indices.contains(step) ? try onPath[step].get() : .always(false)
  }

  /// Adds the tests of the next step, which depend on those of the steps before it.
  mutating func define(_ step: Int, in scope: AnswerScope) {
    let id = steps[step].id
    reached.append(
      outcome("reached.\(id)") { path throws(AnswerTest.Inexpressible) in
        try path.ways(to: step, in: scope)
      })
    onPath.append(
      outcome("path.\(id)") { path throws(AnswerTest.Inexpressible) in
        .all([try path.reached[step].get(), try path.isEntered(step, in: scope)])
      })
  }

  /// A test under a name, to which others refer.
  private mutating func outcome(
    _ name: String, _ make: (AnswerPath) throws(AnswerTest.Inexpressible) -> AnswerTest
  ) -> Outcome {
    do throws(AnswerTest.Inexpressible) {
      let test = try make(self)
      guard case .schema(let json) = test else { return .success(test) }
      definitions[name] = json
      return .success(.schema(["$ref": .string("#/$defs/\(name)")]))
    } catch {
      return .failure(error)
    }
  }

  private func isEntered(
    _ step: Int, in scope: AnswerScope
  ) throws(AnswerTest.Inexpressible) -> AnswerTest {
    guard let condition = steps[step].condition("visibleIf") else { return .always(true) }
    return try scope.test(condition, step: step)
  }

  /// Whether the way leads to a step, by the step before it or by a route.
  private func ways(
    to step: Int, in scope: AnswerScope
  ) throws(AnswerTest.Inexpressible) -> AnswerTest {
    guard step > 0 else { return .always(true) }
    let before = step - 1
    var ways: [AnswerTest] = [
      .all([try reached[before].get(), .not(try isEntered(before, in: scope))])
    ]
    for other in 0...before {
      let leads = try leads(from: other, to: step, in: scope)
      guard leads.constant != false else { continue }
      ways.append(.all([try onPath[other].get(), leads]))
    }
    return .any(ways)
  }

  /// Whether the first route of a step that counts leads to another one; without, the next step is
  /// where it goes.
  private func leads(
    from step: Int, to target: Int, in scope: AnswerScope
  ) throws(AnswerTest.Inexpressible) -> AnswerTest {
    var ways: [AnswerTest] = []
    var others: [AnswerTest] = []
    for route in steps[step].routes {
      var counts = AnswerTest.always(true)
      if let json = route.condition {
        guard let condition = try? Condition(json: json) else { continue }
        counts = try scope.test(condition, step: step)
      }
      if let id = route.target {
        guard let index = steps.firstIndex(where: { $0.id.isIdentical(to: id) }) else { continue }
        counts = .all([counts, try isEntered(index, in: scope)])
        if index == target { ways.append(.all(others + [counts])) }
      }
      others.append(.not(counts))
    }
    if target == step + 1 { ways.append(.all(others)) }
    return .any(ways)
  }
}
