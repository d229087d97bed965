internal import JSON

extension FormhausWriter {
  /// Lists what is left of a component's properties.
  mutating func lose(_ rest: JSONObject, of component: Component, at place: Int) {
    for member in rest.members where !["type", "id", "children"].contains(member.key) {
      loseProperty(
        member, of: component, at: place,
        standard: component.catalogued?.property(member.key)?.defaultValue)
    }
  }

  /// Lists a property, unless it says what is so without it.
  mutating func loseProperty(
    _ member: JSONObject.Member, of component: Component?, at place: Int, standard: JSONValue?
  ) {
    if let standard, standard.isEquivalent(to: member.value) { return }
    switch member.key {
    case "origin":
      guard Origin.isLost(member.value, in: "formhaus") else { return }
      losses.add("origin", of: component, at: place, "it belongs to another format")
    case "style" where member.value.objectValue != nil:
      for name in member.value.objectValue?.keys ?? [] {
        losses.add("style.\(name)", of: component, at: place, "Formhaus leaves looks to its host")
      }
    case "disabledIf":
      losses.add(member.key, of: component, at: place, "Formhaus does not disable it")
    case "requiredIf":
      losses.add(
        member.key, of: component, at: place, "Formhaus requires a field always or never")
    case "visibleIf":
      losses.add(member.key, of: component, at: place, "Formhaus shows it always")
    default:
      losses.add(member.key, of: component, at: place, "Formhaus's format 1.0 has no place for it")
    }
  }
}
