internal import JSON

/// Prepares a form for filling: first all parts and their places, then what they refer to.
struct FillingPlanBuilder {
  private let form: Form
  private(set) var scopes = [PlannedScope(in: nil, depth: 0)]
  private(set) var steps: [Int] = []
  private(set) var routes: [[FillingPlan.PlannedRoute]] = []
  private(set) var places: [CodeUnits: FillingPlan.PartPlace] = [:]
  private(set) var unknownDependents: [CodeUnits: [Dependent]] = [:]
  private var count = 0

  init(_ form: Form) {
    self.form = form
  }

  mutating func build() {
    for component in form.components { place(component, scope: 0, parent: nil, step: nil) }
    for scope in scopes.indices {
      for part in scopes[scope].parts.indices { connect(part, in: scope) }
    }
    routes = steps.map { plannedRoutes(of: scopes[0].parts[$0]) }
  }

  // MARK: Places

  private mutating func place(_ component: Component, scope: Int, parent: Int?, step: Int?) {
    let local = scopes[scope].parts.count
    var step = step
    if component.type == "Step", scope == 0, parent == nil {
      step = steps.count
      steps.append(local)
    }
    let holds = component.valueKind != nil
    let slot = holds ? scopes[scope].slot(of: component.binding, for: local) : nil
    scopes[scope].parts.append(
      PlannedPart(
        component: component, order: count, parent: parent, end: local + 1, step: step, slot: slot))
    count += 1
    let id = CodeUnits(component.id)
    // Of several with one id, which a check reports, a field goes first.
    if !component.id.isEmpty, places[id] == nil || (slot != nil && !isField(id)) {
      places[id] = FillingPlan.PartPlace(scope: scope, local: local)
    }
    if component.type == "Repeat" {
      placeItems(of: component, at: local, scope: scope)
    } else {
      for child in component.children { place(child, scope: scope, parent: local, step: step) }
    }
    scopes[scope].parts[local].end = scopes[scope].parts.count
  }

  private func isField(_ id: CodeUnits) -> Bool {
    places[id].map { scopes[$0.scope].parts[$0.local].slot != nil } ?? false
  }

  private mutating func placeItems(of component: Component, at local: Int, scope: Int) {
    let depth = scopes[scope].depth + 1
    for child in component.children where child.type == "Item" {
      let inner = scopes.count
      scopes.append(
        PlannedScope(in: PlannedScope.Outer(scope: scope, part: local), depth: depth))
      scopes[scope].parts[local].templates.append(inner)
      place(child, scope: inner, parent: nil, step: nil)
    }
  }

  // MARK: References

  private mutating func connect(_ local: Int, in scope: Int) {
    var part = scopes[scope].parts[local]
    let component = part.component
    part.visible = planned("visibleIf", of: component, in: scope)
    part.disabled = planned("disabledIf", of: component, in: scope)
    part.required = planned("requiredIf", of: component, in: scope)
    part.rules = component.rules.filter { RuleType.named($0.name) != nil }
    part.pattern = component.rule("pattern")?.value?.stringValue.flatMap {
      try? Pattern(javaScript: $0)
    }
    let me = (scope: scope, part: local)
    for reference in part.visible?.references ?? [] { depend(me, on: reference) }
    if let id = component.rule("matchField")?.value?.stringValue {
      let reference = self.reference(to: id, from: scope)
      part.match = reference
      depend(me, on: reference, isMatch: true)
    }
    for reference in component.references where reference.kind == .bound {
      let name = reference.pointer.tokens.first?.string ?? ""
      let index = name == "rules" ? reference.pointer.tokens.dropFirst().first : nil
      let rule = index.flatMap { Int($0.string) }.flatMap { component["rules"]?[$0]?["rule"] }
      part.bounds[rule?.stringValue ?? name] = self.reference(to: reference.id, from: scope)
    }
    scopes[scope].parts[local] = part
  }

  private func planned(
    _ property: String, of component: Component, in scope: Int
  ) -> PlannedCondition? {
    component.condition(property).map { condition in
      PlannedCondition(condition) { reference(to: $0, from: scope) }
    }
  }

  private func reference(to id: String, from scope: Int) -> FieldReference {
    guard let place = places[CodeUnits(id)],
      scopes[place.scope].parts[place.local].slot != nil
    else { return .unknown(id) }
    var levels = 0
    var current = scope
    while current != place.scope {
      guard let outer = scopes[current].outer else { return .unknown(id) }
      current = outer.scope
      levels += 1
    }
    return .part(levels: levels, local: place.local)
  }

  private mutating func depend(
    _ me: (scope: Int, part: Int), on reference: FieldReference, isMatch: Bool = false
  ) {
    switch reference {
    case .unknown(let key):
      let dependent = Dependent(inner: inner(of: me.scope, upTo: 0), part: me.part)
      if !isMatch { unknownDependents[CodeUnits(key), default: []].append(dependent) }
    case .part(let levels, let local):
      var scope = me.scope
      for _ in 0..<levels { scope = scopes[scope].outer?.scope ?? 0 }
      let dependent = Dependent(inner: inner(of: me.scope, upTo: scope), part: me.part)
      guard let slot = scopes[scope].parts[local].slot else { return }
      if isMatch {
        scopes[scope].matchers[slot].append(dependent)
      } else {
        scopes[scope].dependents[slot].append(dependent)
      }
    }
  }

  /// The scopes from below `outer` down to `scope`.
  private func inner(of scope: Int, upTo outer: Int) -> [Int] {
    var result: [Int] = []
    var current = scope
    while current != outer, let around = scopes[current].outer {
      result.insert(current, at: 0)
      current = around.scope
    }
    return result
  }

  private func plannedRoutes(of part: PlannedPart) -> [FillingPlan.PlannedRoute] {
    part.component.routes.compactMap { route in
      let target = route.target.flatMap { id in
        steps.firstIndex { scopes[0].parts[$0].component.id.isIdentical(to: id) }
      }
      let isForward = target.map { $0 > part.step ?? 0 } ?? (route.target == nil)
      let condition = route.condition.map { json in
        (try? Condition(json: json)).map { condition in
          PlannedCondition(condition) { reference(to: $0, from: 0) }
        } ?? .always(false)
      }
      return isForward
        ? FillingPlan.PlannedRoute(target: target, condition: condition) : nil
    }
  }
}
