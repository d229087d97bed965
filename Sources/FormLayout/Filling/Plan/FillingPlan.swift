internal import JSON

/// A form prepared for filling: every reference found, every dependency turned round.
///
/// It is made once, never changes, and is shared by all copies of a filling.
final class FillingPlan: Sendable {
  let form: Form
  /// The form's own scope is first.
  let scopes: [PlannedScope]
  /// The places of the steps among the form's parts.
  let steps: [Int]
  /// Each step's routes, with the index of the step they lead to; `nil` ends the form.
  let routes: [[PlannedRoute]]
  /// Whether any step has routes: the path is then walked by the values on it.
  let isRouted: Bool
  /// Where each id is.
  let parts: [CodeUnits: PartPlace]
  /// What reads a key that no part has.
  let unknownDependents: [CodeUnits: [Dependent]]

  struct PartPlace: Sendable {
    let scope: Int
    let local: Int
  }

  struct PlannedRoute: Sendable {
    let target: Int?
    let condition: PlannedCondition?
  }

  init(_ form: Form) {
    var builder = FillingPlanBuilder(form)
    builder.build()
    self.form = form
    scopes = builder.scopes
    steps = builder.steps
    routes = builder.routes
    isRouted = builder.routes.contains { !$0.isEmpty }
    parts = builder.places
    unknownDependents = builder.unknownDependents
  }
}
