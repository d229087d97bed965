internal import JSON

/// Writes a form as a ViewLayout: the way back of `ViewLayoutReader`.
struct ViewLayoutWriter {
  private var losses: [WrittenLayout.Loss] = []
  private var spacing: JSONValue = 16

  mutating func write(_ form: Form) -> WrittenLayout {
    let origin = ViewOrigin(json: form["origin"])
    var style = form.style
    var root: JSONObject = ["type": origin.type ?? "VStack"]
    for (name, standard) in Self.rootStyle {
      root[name] = taken(name, from: &style) ?? standard
    }
    spacing = root["spacing"] ?? spacing
    root["children"] = .array(form.components.map { element($0) })
    for member in origin.keys.members { root[member.key] = member.value }
    for name in form.properties.keys
    where !["formchat", "id", "style", "components", "origin"].contains(name) {
      lose(name, of: nil, "a ViewLayout has no place for it")
    }
    loseStyle(style, of: nil)
    loseOrigin(form["origin"], of: nil)
    return WrittenLayout(text: JSONValue.object(root).text(.indented) + "\n", losses: losses)
  }

  /// What a form that names none gets: the article's own values.
  private static let rootStyle: [(String, JSONValue)] = [
    ("spacing", 16), ("padding", 20), ("backgroundColor", "#FFFFFF"),
  ]
}

// MARK: Elements

extension ViewLayoutWriter {
  private mutating func element(_ component: Component) -> JSONValue {
    if let stray = component.stray { return stray }
    let kind = ViewElementKind(component.type)
    let origin = ViewOrigin(json: component["origin"])
    var element: JSONObject = ["type": origin.type ?? .string(component.type)]
    var rest = component.properties
    for name in ["type", "id", "style", "origin", "children"] { rest[name] = nil }
    if !kind.isDrawn {
      lose("type", of: component, "ViewLayout's renderer shows nothing for it")
    }
    addWords(to: &element, from: &rest, kind, origin)
    for name in ["placeholder", "action"] where rest[name]?.stringValue != nil && kind.takes(name) {
      element[name] = rest[name]
      rest[name] = nil
    }
    if let binding = binding(of: component, kind, origin) { element["binding"] = .string(binding) }
    rest["binding"] = nil
    addStyle(to: &element, of: component)
    if component["children"] != nil || !component.children.isEmpty {
      element["children"] = .array(component.children.map { self.element($0) })
    }
    for member in origin.keys.members { element[member.key] = member.value }
    for name in rest.keys { loseProperty(name, of: component) }
    loseOrigin(component["origin"], of: component)
    return .object(element)
  }

  private func addWords(
    to element: inout JSONObject, from rest: inout JSONObject, _ kind: ViewElementKind,
    _ origin: ViewOrigin
  ) {
    guard let name = kind.titleProperty, let words = rest[name], words.stringValue != nil else {
      return
    }
    rest[name] = nil
    guard !origin.assumed.contains("title") || words != "Submit" else { return }
    element[origin.textKey ?? "title"] = words
  }

  /// The key of its value; a field that had none keeps having none until it is given one.
  private func binding(
    of component: Component, _ kind: ViewElementKind, _ origin: ViewOrigin
  ) -> String? {
    if let own = component["binding"]?.stringValue { return own }
    return kind.isField && !origin.assumed.contains("binding") ? component.id : nil
  }

  /// What `ViewLayoutReader` adds by itself is no loss.
  private mutating func addStyle(to element: inout JSONObject, of component: Component) {
    var style = component.style
    for name in ["font", "foregroundColor", "backgroundColor", "cornerRadius", "padding"] {
      if let value = taken(name, from: &style) { element[name] = value }
    }
    if component.type == "Button" {
      if style["width"] == "fill" {
        style["width"] = nil
      } else if style["width"] == nil {
        lose("style.width", of: component, "a ViewLayout's buttons are as wide as there is room")
      }
    }
    if ["VStack", "HStack"].contains(component.type) {
      if let own = style["spacing"] {
        if own.isEquivalent(to: spacing) { style["spacing"] = nil }
      } else {
        lose("style.spacing", of: component, Self.oneSpacing)
      }
    }
    loseStyle(style, of: component)
  }

  /// Takes a style out, where a ViewLayout can hold its value: a text or a whole number.
  private func taken(_ name: String, from style: inout JSONObject) -> JSONValue? {
    guard let value = style[name], value.stringValue != nil || value.intValue != nil else {
      return nil
    }
    style[name] = nil
    return value
  }
}

// MARK: Losses

extension ViewLayoutWriter {
  private static let oneSpacing = "a ViewLayout has one spacing for all its stacks"

  private mutating func loseProperty(_ name: String, of component: Component) {
    let submits = name == "role" && component.role == "submit" && component.action != nil
    guard !submits else { return }
    lose(name, of: component, "a ViewLayout has no place for it")
  }

  private mutating func loseStyle(_ style: JSONObject, of component: Component?) {
    for name in style.keys {
      let reason =
        switch name {
        case "spacing" where component != nil: Self.oneSpacing
        case "spacing", "padding", "cornerRadius": "a ViewLayout holds whole numbers only"
        default: "a ViewLayout has no place for it"
        }
      lose("style.\(name)", of: component, reason)
    }
  }

  private mutating func loseOrigin(_ origin: JSONValue?, of component: Component?) {
    guard let origin, Origin.isLost(origin, in: "viewlayout") else { return }
    lose("origin", of: component, "it belongs to another format")
  }

  private mutating func lose(_ property: String, of component: Component?, _ reason: String) {
    let id = component.flatMap { $0.id.isEmpty ? nil : $0.id }
    losses.append(WrittenLayout.Loss(component: id, property: property, reason: reason))
  }
}
