internal import JSON

extension FormFilling {
  /// The words of a component's property, in the language asked for where the form has it; a text
  /// that is an expression is shown with its value.
  package func words(_ name: String, at place: FillPlace) -> String? {
    let component = component(at: place)
    let own = component[name]?.stringValue
    let text = translation("\(component.id).\(name)") ?? own
    guard let text, let states = states(to: place) else { return text }
    return resolved(text, at: place, in: states)
  }

  /// The label of an option, in the language asked for.
  package func label(of option: FieldOption, at place: FillPlace) -> String {
    translation("\(component(at: place).id).option.\(option.value)") ?? option.label
  }

  /// The form's own words (`title`, `description`).
  package func words(ofForm name: String) -> String? {
    (translation("form.\(name)") ?? form[name]?.stringValue).map {
      resolved($0, at: FillPlace(scope: 0, part: 0, items: []), in: [root])
    }
  }

  /// The form's own sentence for a broken rule, where it has one.
  func message(for code: String, of component: Component) -> String? {
    translation("\(component.id).message.\(code)")
      ?? component["messages"]?[code]?.stringValue
  }

  private func translation(_ path: String) -> String? {
    guard let language, let strings = form["strings"]?.objectValue else { return nil }
    let exact = strings.members.last { $0.key.lowercased() == language.lowercased() }
    let primary = language.prefix { $0 != "-" }.lowercased()
    let words = exact ?? strings.members.last { $0.key.lowercased() == primary }
    return words?.value[path]?.stringValue
  }

  /// `{$id ? a : b}` as one of its two texts.
  private func resolved(_ text: String, at place: FillPlace, in states: [ScopeState]) -> String {
    guard let expression = TextExpression(text) else { return text }
    guard let reference = plan.reference(to: expression.id, from: place.scope) else {
      return expression.whenFalse
    }
    let truth =
      plan.component(expression.id)?.truth ?? .test(field: expression.id, .truthy, true)
    let isTrue = PlannedCondition(truth) { _ in reference }.holds(today: today) {
      value(of: $0, from: place, in: states)
    }
    return isTrue ? expression.whenTrue : expression.whenFalse
  }
}

extension FillingPlan {
  /// The component with an id.
  func component(_ id: String) -> Component? {
    parts[CodeUnits(id)].map { scopes[$0.scope].parts[$0.local].component }
  }

  /// The field that an id names from within a scope.
  func reference(to id: String, from scope: Int) -> FieldReference? {
    guard let place = parts[CodeUnits(id)] else { return .unknown(id) }
    var levels = 0
    var current = scope
    while current != place.scope {
      guard let outer = scopes[current].outer else { return nil }
      current = outer.scope
      levels += 1
    }
    return .part(levels: levels, local: place.local)
  }
}
