internal import JSON

/// Which components of a form go into a Formhaus definition, and where.
struct FormhausPlan {
  /// A field, with the conditions of the containers around it, which Formhaus does not have.
  struct Field {
    let component: Component
    /// Its number in document order.
    let place: Int
    let type: FormhausFieldType
    let guards: [Condition]
  }

  /// The fields of a step, or of a form without steps.
  struct Page {
    let step: Component?
    let place: Int
    var fields: [Field] = []
  }

  /// The button that submits or cancels.
  struct Button {
    let component: Component
    let place: Int
  }

  private(set) var pages: [Page] = []
  private(set) var submit: Button?
  private(set) var cancel: Button?
  private(set) var losses = FormhausLosses()
  private var count = 0

  var isStepped: Bool { pages.first.map { $0.step != nil } ?? false }

  init(_ form: Form) {
    let isStepped = form.components.contains { $0.type == "Step" }
    if !isStepped { pages = [Page(step: nil, place: -1)] }
    for component in form.components {
      if component.type == "Step" {
        addPage(component)
      } else {
        visit(component, guards: [], isOutside: isStepped)
      }
    }
    if isStepped { pages.removeAll { $0.step == nil } }
  }

  private mutating func addPage(_ step: Component) {
    guard !isNeverShown(step, guards: []) else {
      lose(step, "it never shows", andInside: "it is in a step that never shows")
      return
    }
    pages.append(Page(step: step, place: nextPlace()))
    for child in step.children { visit(child, guards: [], isOutside: false) }
  }

  private mutating func nextPlace() -> Int {
    count += 1
    return count - 1
  }

  private mutating func visit(_ component: Component, guards: [Condition], isOutside: Bool) {
    if component.stray != nil {
      losses.add("type", of: nil, at: nextPlace(), "it is no component")
    } else if let type = FormhausFieldType.holding(component)?.type {
      addField(component, type, guards: guards, isOutside: isOutside)
    } else if component.type == "Button" {
      addButton(component)
    } else if component.type == "Repeat" {
      lose(
        component, "Formhaus's format 1.0 has no lists of items",
        andInside: "Formhaus's format 1.0 has no lists of items")
    } else {
      flatten(component, guards: guards, isOutside: isOutside)
    }
  }

  /// Takes what is inside without what is around it.
  private mutating func flatten(_ component: Component, guards: [Condition], isOutside: Bool) {
    let place = nextPlace()
    let name = component.type.isEmpty ? "component without a type" : component.type
    losses.add(
      "type", of: component, at: place,
      component.children.isEmpty
        ? "Formhaus has no \(name)" : "Formhaus has no \(name): what is inside stands without it")
    if component["disabledIf"] != nil {
      losses.add("disabledIf", of: component, at: place, "Formhaus does not disable fields")
    }
    var inner = guards
    if let value = component["visibleIf"] {
      if let condition = try? Condition(json: value) {
        inner.append(condition)
      } else {
        losses.add("visibleIf", of: component, at: place, "it is no condition")
      }
    }
    for child in component.children { visit(child, guards: inner, isOutside: isOutside) }
  }

  private mutating func addField(
    _ component: Component, _ type: FormhausFieldType, guards: [Condition], isOutside: Bool
  ) {
    let inside = "Formhaus's fields have nothing inside"
    if isOutside {
      lose(component, "in a Formhaus form with steps every field is in a step", andInside: inside)
    } else if isNeverShown(component, guards: guards) {
      lose(component, "it never shows", andInside: inside)
    } else if FormhausStructure.reservedKeys.contains(component.binding) {
      lose(component, "Formhaus refuses the key '\(component.binding)'", andInside: inside)
    } else {
      pages[pages.count - 1].fields.append(
        Field(component: component, place: nextPlace(), type: type, guards: guards))
      for child in component.children { lose(child, inside, andInside: inside) }
    }
  }

  private mutating func addButton(_ component: Component) {
    let place = nextPlace()
    let button = Button(component: component, place: place)
    if component.role == "submit", submit == nil {
      submit = button
    } else if component.role == "cancel", cancel == nil {
      cancel = button
    } else {
      losses.add(
        "type", of: component, at: place,
        "Formhaus has one button that submits and one that cancels")
    }
  }

  /// Lists kept from a definition that say so are written as they stood.
  private func isNeverShown(_ component: Component, guards: [Condition]) -> Bool {
    let kept = FormhausOrigin(json: component["origin"]).keys
    guard kept["show"] == nil, kept["showAny"] == nil else { return false }
    let own = component.condition("visibleIf").map { [$0] } ?? []
    return Condition.all(guards + own).simplified.constant == false
  }

  private mutating func lose(_ component: Component, _ reason: String, andInside inside: String) {
    losses.add("type", of: component, at: nextPlace(), reason)
    for child in component.children { lose(child, inside, andInside: inside) }
  }
}
