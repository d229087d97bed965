internal import JSON

/// One component of a form as filling sees it: where it stands and what it depends on, found once.
struct PlannedPart: Sendable {
  let component: Component
  /// The place among all parts of the form, templates included: document order.
  let order: Int
  /// The place of the container in the same scope; `nil` at the scope's top.
  let parent: Int?
  /// The place after its last descendant in the same scope.
  var end: Int
  /// The step it is in, or is; `nil` outside the steps and inside items.
  let step: Int?
  /// Where its value is kept; `nil` for what holds none.
  let slot: Int?
  /// The scopes of the kinds of item, for a `Repeat`.
  var templates: [Int] = []
  var visible: PlannedCondition?
  var disabled: PlannedCondition?
  var required: PlannedCondition?
  /// The field that `matchField` names.
  var match: FieldReference?
  /// The fields that bound a date: by rule or property name.
  var bounds: [String: FieldReference] = [:]
  /// The pattern of each `pattern` rule, where it can be used.
  var pattern: Pattern?
  /// What an answer is held against, in the order in which it is tried.
  var rules: [FieldRule] = []

  var isRepeat: Bool { component.type == "Repeat" }
  var isStep: Bool { component.type == "Step" }

}
