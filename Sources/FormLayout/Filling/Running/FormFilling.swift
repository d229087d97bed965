package import JSON

/// A form while somebody answers it: the values so far, what is shown, what is wrong, which step.
///
/// A value: a copy goes its own way. Nothing here reads a clock or waits for anything.
package struct FormFilling: Sendable {
  /// What a host answers for a `custom` rule: the sentence of the error, or `nil` where all is well.
  package typealias HostRule = @Sendable (_ value: JSONValue, _ values: JSONObject) -> String?

  let plan: FillingPlan
  package let today: LocalDate
  /// The language of the default sentences and of the form's own words, where it has them.
  package let language: String?
  let hostRules: [String: HostRule]
  /// Whether fields begin with their defaults, and a `Repeat` with its fewest items.
  private var usesDefaults: Bool

  var root: ScopeState
  /// Values given for keys that the form does not have; conditions on such keys read them.
  var others: [CodeUnits: JSONValue] = [:]
  var errors: [ValuePlace: FieldError] = [:]
  /// Errors set from outside that belong to no field that is shown.
  package internal(set) var topLevelErrors: [String] = []
  /// The steps on the way to the end, as indices.
  var path: [Int] = []
  /// The path when a change began; where the step that is shown has left it, the way back.
  var lastPath: [Int] = []
  /// Whether each step is on the path.
  var isOnPath: [Bool] = []
  /// The step that is shown, as an index; `nil` without steps.
  var current: Int?
  var skipped: Set<Int> = []
  private var lastItem = 0

  /// Begins to fill a form.
  ///
  /// Values given go before defaults; those of hidden fields are cleared at once, unless the form
  /// keeps them.
  package init(
    _ form: Form, values: JSONObject = [:], today: LocalDate, language: String? = nil,
    usesDefaults: Bool = true, hostRules: [String: HostRule] = [:]
  ) {
    plan = FillingPlan(form)
    self.today = today
    self.language = language
    self.usesDefaults = usesDefaults
    self.hostRules = hostRules
    root = ScopeState(plan.scopes[0])
    start(values)
  }

  /// Goes on with values that were kept: none of them goes back to its default.
  package init(
    _ form: Form, resuming values: JSONObject, today: LocalDate, language: String? = nil
  ) {
    self.init(form, values: values, today: today, language: language, usesDefaults: false)
    usesDefaults = true
  }

  package var form: Form { plan.form }

  /// Begins anew: defaults and these values, no errors, the first step.
  package mutating func reset(_ values: JSONObject = [:]) {
    root = ScopeState(plan.scopes[0])
    others = [:]
    start(values)
  }

  private mutating func start(_ values: JSONObject) {
    errors = [:]
    topLevelErrors = []
    skipped = []
    current = nil
    root = state(of: 0, values)
    for member in values.members where plan.scopes[0].slots[CodeUnits(member.key)] == nil {
      others[CodeUnits(member.key)] = member.value
    }
    isOnPath = plan.steps.map { _ in false }
    path = []
    _ = repath()
    var all: [FillPlace] = []
    collectConditions(in: root, scope: 0, items: [], from: 0, to: root.holds.count, into: &all)
    propagate(all)
    current = path.first
    lastPath = path
  }

  // MARK: Beginning

  /// The state of a scope with its defaults and given values.
  func state(of scope: Int, _ values: JSONObject, counting next: inout Int) -> ScopeState {
    let planned = plan.scopes[scope]
    var state = ScopeState(planned)
    let given = values.valuesByKey
    for (local, part) in planned.parts.enumerated() {
      guard let slot = part.slot else { continue }
      let value = given[CodeUnits(planned.keys[slot])]
      if part.isRepeat {
        state.items[local] = items(of: part, value?.arrayValue, counting: &next)
        // What is no list is kept, so that checking can say so.
        state.values[slot] = value?.arrayValue == nil ? value : nil
      } else if let value {
        state.values[slot] = value
      } else if usesDefaults, let value = part.component.defaultValue, state.values[slot] == nil {
        state.values[slot] = initialValue(value, of: part.component)
      }
    }
    return state
  }

  /// The state of a scope with its defaults and given values.
  mutating func state(of scope: Int, _ values: JSONObject) -> ScopeState {
    state(of: scope, values, counting: &lastItem)
  }

  /// A new item of a kind, with its defaults and given values.
  mutating func newItem(_ scope: Int, _ values: JSONObject = [:]) -> ItemState {
    lastItem += 1
    return ItemState(id: lastItem, scope: scope, state: state(of: scope, values))
  }

  private func items(
    of part: PlannedPart, _ values: [JSONValue]?, counting next: inout Int
  ) -> [ItemState] {
    guard let first = part.templates.first else { return [] }
    var entries = (values ?? []).map { $0.objectValue ?? [:] }
    if values == nil, usesDefaults {
      let fewest = min(max(part.component["minItems"]?.intValue ?? 0, 0), 1_000)
      entries = Array(repeating: [:], count: fewest)
    }
    return entries.map { entry in
      next += 1
      let id = next
      let scope = template(named: entry["kind"]?.stringValue, of: part) ?? first
      return ItemState(id: id, scope: scope, state: state(of: scope, entry, counting: &next))
    }
  }

  /// The kind of a name, where a `Repeat` has several.
  func template(named kind: String?, of part: PlannedPart) -> Int? {
    guard let kind else { return nil }
    return part.templates.first { plan.scopes[$0].parts[0].component.id.isIdentical(to: kind) }
  }

  /// A default as it is stored: of a date, the day that `today+3d` is.
  func initialValue(_ value: JSONValue, of component: Component) -> JSONValue {
    guard component.valueKind == .date, let text = value.stringValue, text.hasPrefix("today"),
      let date = DateValue(text, today: today)
    else { return value }
    return .string(date.text)
  }
}
