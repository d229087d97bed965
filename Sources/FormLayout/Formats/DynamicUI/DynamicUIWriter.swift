internal import JSON

/// Writes a form as a DynamicUI layout: the way back of `DynamicUIReader`.
struct DynamicUIWriter {
  let form: Form
  let identifiers: DynamicUIIdentifiers
  let conditions: DynamicUIConditionWriter
  private var losses: [WrittenLayout.Loss] = []

  init(_ form: Form) {
    self.form = form
    identifiers = DynamicUIIdentifiers(form)
    conditions = DynamicUIConditionWriter(form: form, identifiers: identifiers)
  }

  mutating func write() -> WrittenLayout {
    let origin = DynamicUIOrigin(json: form["origin"])
    loseForm()
    let components = JSONValue.array(list(form.components, at: .root, in: nil) + origin.after)
    var value = components
    if !origin.marks.contains(.array) {
      var envelope: JSONObject = [
        "schemaVersion": origin.keys["schemaVersion"] ?? 1, "components": components,
      ]
      for member in origin.keys.members where envelope[member.key] == nil {
        envelope[member.key] = member.value
      }
      value = .object(envelope)
    }
    return WrittenLayout(text: value.text(.indented) + "\n", losses: losses)
  }

  private mutating func list(
    _ components: [Component], at path: ComponentPath, in parent: DynamicUIType?
  ) -> [JSONValue] {
    var list: [JSONValue] = []
    for (index, component) in components.enumerated() {
      list += DynamicUIOrigin(json: component["origin"]).before
      if let object = object(for: component, at: path.appending(index), in: parent) {
        list.append(.object(object))
      }
    }
    return list
  }

  private mutating func object(
    for component: Component, at path: ComponentPath, in parent: DynamicUIType?
  ) -> JSONObject? {
    guard component.stray == nil, !DynamicUIReference.isBlank(component.type) else {
      lose("type", of: component, "DynamicUI has no component without a type")
      return nil
    }
    var draft = DynamicUIWritingDraft(component)
    tellOtherType(draft)
    takeValues(into: &draft)
    takeIdentifier(into: &draft, at: path)
    let outer = takeCondition(into: &draft, in: parent)
    takeTab(into: &draft, in: parent)
    takeStyle(into: &draft)
    if draft.type.hasChildren {
      if component["children"]?.arrayValue != nil || !component.children.isEmpty {
        draft.set(
          .array(list(component.children, at: path, in: draft.type) + draft.origin.after),
          for: "children")
      }
    } else if !component.children.isEmpty {
      lose("children", of: component, "DynamicUI shows nothing inside a \(draft.type.name)")
    }
    lose(draft)
    return grouped(draft.finished, showing: outer)
  }

  private func takeIdentifier(into draft: inout DynamicUIWritingDraft, at path: ComponentPath) {
    let name = identifiers[path]
    if let name { draft.set(.string(name), for: "identifier") }
    let binding = draft.rest["binding"]?.stringValue
    let isHeld = name.flatMap { name in binding.map { $0.isIdentical(to: name) } } ?? false
    if isHeld || (binding?.isIdentical(to: draft.component.id) ?? false) {
      draft.rest["binding"] = nil
    }
  }
}

// MARK: Losses

extension DynamicUIWriter {
  mutating func lose(_ property: String, of component: Component?, _ reason: String) {
    let id = component.flatMap { $0.id.isEmpty ? nil : $0.id }
    losses.append(WrittenLayout.Loss(component: id, property: property, reason: reason))
  }

  /// Tells where DynamicUI does not have the type.
  private mutating func tellOtherType(_ draft: DynamicUIWritingDraft) {
    let component = draft.component
    guard draft.origin.type == nil, component.catalogued != nil else { return }
    if component.type == "Step" {
      lose("type", of: component, "DynamicUI has no steps: a Section stands for it")
    } else if draft.type.name.isEmpty {
      lose(
        "type", of: component,
        "DynamicUI shows the type \(component.type) only where the application draws it")
    }
  }

  /// Lists what is left of a component's properties, unless it says what is so without it.
  private mutating func lose(_ draft: DynamicUIWritingDraft) {
    for member in draft.rest.members {
      let standard = draft.component.catalogued?.property(member.key)?.defaultValue
      if let standard, standard.isEquivalent(to: member.value) { continue }
      guard ["style", "accessibility", "tab"].contains(member.key),
        let object = member.value.objectValue
      else {
        lose(member.key, of: draft.component, Self.reason(for: member.key))
        continue
      }
      for name in object.keys {
        lose("\(member.key).\(name)", of: draft.component, Self.noPlace)
      }
    }
    loseOrigin(draft.component["origin"], of: draft.component)
  }

  private static let noPlace = "DynamicUI has no place for it"

  private static func reason(for property: String) -> String {
    switch property {
    case "required", "requiredIf", "rules", "messages": "DynamicUI checks no answers"
    case "placeholder": "DynamicUI has one text for label and placeholder"
    case "disabledIf": "DynamicUI disables it always or never, so it stays usable"
    case "binding": "DynamicUI wants each identifier once, and one that it can name"
    case "multiple": "DynamicUI's Picker takes one choice"
    default: noPlace
    }
  }

  private mutating func loseForm() {
    for member in form.properties.members {
      switch member.key {
      case "formchat", "id", "components", "origin", "hiddenValues": continue
      case "style" where member.value.objectValue != nil:
        for name in member.value.objectValue?.keys ?? [] {
          lose("style.\(name)", of: nil, Self.noPlace)
        }
      default:
        let standard = Property.form.first { $0.name == member.key }?.defaultValue
        if let standard, standard.isEquivalent(to: member.value) { continue }
        lose(member.key, of: nil, Self.noPlace)
      }
    }
    if !form.keepsHiddenValues, form.placed.contains(where: { $0.component["visibleIf"] != nil }) {
      lose("hiddenValues", of: nil, "DynamicUI keeps the answers of what is hidden")
    }
    loseOrigin(form["origin"], of: nil)
  }

  private mutating func loseOrigin(_ origin: JSONValue?, of component: Component?) {
    guard let origin, Origin.isLost(origin, in: "dynamicui") else { return }
    lose("origin", of: component, "it belongs to another format")
  }
}
