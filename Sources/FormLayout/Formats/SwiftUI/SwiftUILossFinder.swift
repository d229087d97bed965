internal import JSON

/// Finds what of a form the source does not say.
struct SwiftUILossFinder {
  private let plan: SourcePlan
  private let options: WritingOptions

  init(_ plan: SourcePlan, _ options: WritingOptions) {
    self.plan = plan
    self.options = options
  }

  /// The losses of the whole form, with those that the writers met.
  func losses(adding others: SwiftUILosses...) -> [WrittenLayout.Loss] {
    var found = SwiftUILosses()
    for member in plan.form.properties.members {
      switch member.key {
      case "formchat", "id", "title", "description", "language", "hiddenValues", "components":
        continue
      case "style":
        for name in member.value.objectValue?.keys ?? [] {
          if let reason = styleLoss(name, member.value[name], of: nil) {
            found.add("style.\(name)", of: nil, at: -1, reason)
          }
        }
      case "strings": found.add(member.key, of: nil, at: -1, "the source is in one language")
      default: found.add(member.key, of: nil, at: -1, Self.noPlace)
      }
    }
    for placed in plan.filling.scopes.flatMap(\.parts) {
      addLosses(of: placed.component, at: placed.order, to: &found)
    }
    for other in others { found.append(other) }
    return found.inOrder
  }

  private static let noPlace = "the source has no place for it"

  private func addLosses(of component: Component, at order: Int, to found: inout SwiftUILosses) {
    guard component.stray == nil, let type = component.catalogued else {
      found.add("type", of: component, at: order, "SwiftUI has no '\(component.type)'")
      return
    }
    for member in component.properties.members {
      switch member.key {
      case "type", "id", "children": continue
      case "style":
        for name in member.value.objectValue?.keys ?? [] {
          if let reason = styleLoss(name, member.value[name], of: component) {
            found.add("style.\(name)", of: component, at: order, reason)
          }
        }
      case "accessibility":
        for name in member.value.objectValue?.keys ?? [] where !Self.accessibility.contains(name) {
          found.add("accessibility.\(name)", of: component, at: order, Self.noPlace)
        }
      default:
        guard let property = type.property(member.key) else {
          found.add(member.key, of: component, at: order, Self.noPlace)
          continue
        }
        if let reason = loss(member.key, member.value, property, of: component) {
          found.add(member.key, of: component, at: order, reason)
        }
      }
    }
    addActionLoss(of: component, at: order, to: &found)
  }

  private static let accessibility: Set<String> = [
    "label", "hint", "value", "identifier", "hidden", "inputLabels",
  ]

  private func loss(
    _ name: String, _ value: JSONValue, _ property: Property, of component: Component
  ) -> String? {
    if let standard = property.defaultValue, value.isEquivalent(to: standard) { return nil }
    switch name {
    case "origin": return "it belongs to another format"
    case "autoAdvance": return "a page waits for its button"
    case "maxSize": return "who takes the file must measure it"
    case "routes" where component.type == "Step": return nil
    case "options":
      if component.type == "TextField" { return "a text field has no suggestions" }
      if value.arrayValue?.contains(where: { $0["image"] != nil }) == true {
        return "a choice has no picture"
      }
      return nil
    case "step" where component.type == "Rating": return "stars are whole"
    case "purpose" where !Self.takesPurpose(component): return "only what is typed has a purpose"
    case "tab":
      return isInTabView(component) ? nil : Self.noPlace
    case "placeholder" where !Self.takesPlaceholder(component): return "it has no room for one"
    case "action": return actionLoss(of: component)
    case "rules":
      return value.arrayValue == nil ? "it is no list of rules" : nil
    case "visibleIf", "disabledIf", "requiredIf":
      return component.condition(name) == nil ? "it is no condition" : nil
    case "defaultValue":
      return accepts(value, component) ? nil : "it is not of the field's kind"
    default:
      return property.shape.accepts(value) ? nil : "it is not \(property.shape.inWords)"
    }
  }

  private func accepts(_ value: JSONValue, _ component: Component) -> Bool {
    switch component.valueKind {
    case .text: value.stringValue != nil
    case .date: value.stringValue.map { DateText.isDate($0) } ?? false
    case .number: value.doubleValue != nil
    case .boolean: value.boolValue != nil
    case .textList: value.arrayValue?.allSatisfy { $0.stringValue != nil } ?? false
    case .itemList, nil: false
    }
  }

  private static func takesPurpose(_ component: Component) -> Bool {
    ["TextField", "SecureField", "TextEditor", "DatePicker"].contains(component.type)
  }

  private static func takesPlaceholder(_ component: Component) -> Bool {
    ["TextField", "SecureField", "TextEditor"].contains(component.type)
      || (component.type == "Picker" && !component.isMultiple)
  }

  private func isInTabView(_ component: Component) -> Bool {
    plan.form.placed.contains { placed in
      placed.component.type == "TabView"
        && placed.component.children.contains { $0.id.isIdentical(to: component.id) }
    }
  }

  /// An action of something that tells its host nothing by itself.
  private func actionLoss(of component: Component) -> String? {
    switch component.type {
    case "Button": component.role == "cancel" || component.role == "reset" ? nil : nil
    case "Link", "Menu", "ShareLink", "NavigationLink": "the system answers when it is touched"
    default: nil
    }
  }

  private func addActionLoss(
    of component: Component, at order: Int, to found: inout SwiftUILosses
  ) {
    guard component["url"]?.stringValue == nil,
      component.type == "Link" || component.type == "ShareLink"
    else { return }
    found.add("type", of: component, at: order, "without an address it leads nowhere")
  }

  private func styleLoss(_ name: String, _ value: JSONValue?, of component: Component?) -> String? {
    guard let property = Property.style.first(where: { $0.name == name }) else {
      return Self.noPlace
    }
    guard let value, property.shape.accepts(value) else {
      return "it is not \(property.shape.inWords)"
    }
    switch name {
    case "modifiers": return "they are DynamicUI's"
    case "spacing":
      guard let component else { return nil }
      let spaced = ["VStack", "HStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid"]
      return spaced.contains(component.type) ? nil : "only stacks and grids have spacing"
    default: return nil
    }
  }
}
