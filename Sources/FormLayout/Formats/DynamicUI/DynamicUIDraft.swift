internal import JSON

/// A component on its way from DynamicUI: what it has a place for, and what it has not.
struct DynamicUIDraft {
  let type: String
  private(set) var properties: JSONObject = [:]
  private(set) var style: JSONObject = [:]
  private var accessibility: JSONObject = [:]
  var origin = DynamicUIOrigin()

  init(type: String) {
    self.type = type
  }

  /// Gives a property, or one style or word for assistive technology, its value.
  mutating func set(_ value: JSONValue, for target: [String]) {
    switch target[0] {
    case "style": style.set(value, for: target[1], in: KeyOrder.style)
    case "accessibility": accessibility.set(value, for: target[1], in: KeyOrder.accessibility)
    default: properties.set(value, for: target[0], in: KeyOrder.component)
    }
  }

  func component(id: String, children: [Component]) -> Component {
    var properties = properties
    func add(_ value: JSONValue?, for name: String) {
      if let value { properties.set(value, for: name, in: KeyOrder.component) }
    }
    if !style.isEmpty { add(.object(style), for: "style") }
    if !accessibility.isEmpty { add(.object(accessibility), for: "accessibility") }
    add(origin.json, for: "origin")
    return Component(type: type, id: id, properties: properties, children: children)
  }
}
