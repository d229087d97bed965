internal import JSON

/// A component on its way from a definition: what it has a place for, and what it has not.
struct FormhausDraft {
  private(set) var properties: JSONObject = [:]
  var origin = FormhausOrigin()

  /// Gives a property its value, in the catalogue's order.
  mutating func set(_ value: JSONValue?, for name: String) {
    if let value { properties.set(value, for: name, in: KeyOrder.component) }
  }

  /// Gives words for a rule or property that an answer breaks.
  mutating func set(message: JSONValue, for name: String) {
    var messages = properties["messages"]?.objectValue ?? [:]
    messages[name] = message
    set(.object(messages), for: "messages")
  }

  /// Keeps a key that has no place in the form.
  mutating func keep(_ member: JSONObject.Member) { origin.keys[member.key] = member.value }

  func component(_ type: String, id: String, children: [Component] = []) -> Component {
    var draft = self
    draft.set(origin.json, for: "origin")
    return Component(type: type, id: id, properties: draft.properties, children: children)
  }
}
