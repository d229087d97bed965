internal import JSON

/// The fields that conditions at one place may name, and their conditions as schemas.
struct AnswerScope {
  let fields: [AnswerField]
  private let form: Form
  private let byID: [CodeUnits: AnswerField]
  private(set) var path: AnswerPath?
  /// How many hidden fields asked for others on the way here.
  private var depth = 0

  /// More would be conditions that need each other.
  private static let deepest = 12

  /// The scope of the form itself, with its steps, or of an item.
  init(_ form: Form, fields: [AnswerField], path: AnswerPath?) {
    self.form = form
    self.fields = fields
    self.path = path
    byID = Dictionary(
      fields.map { (CodeUnits($0.component.id), $0) }, uniquingKeysWith: { first, _ in first })
    while let step = self.path?.next {
      let known = self
      self.path?.define(step, in: known)
    }
  }

  /// What shows a field: its step, the containers around it, and its own condition.
  func shown(_ field: AnswerField) throws(AnswerTest.Inexpressible) -> AnswerTest {
    var tests: [AnswerTest] = []
    if let step = field.step, let path { tests.append(try path.isOnPath(step, in: self)) }
    for condition in field.shown { tests.append(try test(condition, step: field.step)) }
    return .all(tests)
  }

  /// A condition of something in a step.
  func test(
    _ condition: Condition, step: Int?
  ) throws(AnswerTest.Inexpressible) -> AnswerTest {
    switch condition {
    case .always(let value): return .always(value)
    case .test(let id, let comparison, let operand):
      return try test(id, comparison, operand, step: step)
    case .all(let parts): return .all(try tests(parts, step: step))
    case .any(let parts): return .any(try tests(parts, step: step))
    case .not(let part): return .not(try test(part, step: step))
    }
  }

  private func tests(
    _ parts: [Condition], step: Int?
  ) throws(AnswerTest.Inexpressible) -> [AnswerTest] {
    var tests: [AnswerTest] = []
    for part in parts { tests.append(try test(part, step: step)) }
    return tests
  }

  private func test(
    _ id: String, _ comparison: Condition.Operator, _ operand: JSONValue, step: Int?
  ) throws(AnswerTest.Inexpressible) -> AnswerTest {
    let isHeldWithout = comparison.holdsWithoutAnswer(operand)
    guard let field = byID[CodeUnits(id)] else {
      guard form.component(id)?.valueKind == nil else {
        throw AnswerTest.Inexpressible(
          reason: "a JSON Schema of an item does not see '\(id)', which is outside of it")
      }
      return .always(isHeldWithout)
    }
    // In a form with routes, later steps are not answered yet.
    if path?.isRouted == true, let own = step, let other = field.step, other > own {
      return .always(isHeldWithout)
    }
    let test = try AnswerTest.answer(field.component.binding, comparison, operand)
    guard form.keepsHiddenValues else { return test }
    // What is hidden is handed in all the same, and counts as no answer.
    guard depth < Self.deepest else {
      throw AnswerTest.Inexpressible(reason: "its conditions depend on too many others")
    }
    var deeper = self
    deeper.depth += 1
    let shown = try deeper.shown(field)
    return isHeldWithout ? .any([test, .not(shown)]) : .all([test, shown])
  }
}
