internal import JSON

/// A component on its way to DynamicUI: what is written, and what is left.
struct DynamicUIWritingDraft {
  let component: Component
  let type: DynamicUIType
  let origin: DynamicUIOrigin
  private(set) var object: JSONObject
  /// The properties that are not written yet.
  var rest: JSONObject

  init(_ component: Component) {
    self.component = component
    origin = DynamicUIOrigin(json: component["origin"])
    let name = origin.type ?? Self.name(for: component)
    type = DynamicUIType.named(name) ?? .custom
    object = ["type": .string(name)]
    rest = component.properties
    for name in ["type", "id", "origin", "children"] { rest[name] = nil }
  }

  private static func name(for component: Component) -> String {
    switch component.type {
    case "Image": component["url"]?.stringValue == nil ? "Image" : "AsyncImage"
    case "Step": "Section"
    default: component.type
    }
  }

  /// Writes a key.
  mutating func set(_ value: JSONValue, for key: String) {
    object.set(value, for: key, in: DynamicUIField.order)
  }

  /// Writes a key, or a key inside the value of another.
  mutating func set(_ value: JSONValue, for source: [String]) {
    guard source.count == 2 else {
      set(value, for: source[0])
      return
    }
    var inner = object[source[0]]?.objectValue ?? [:]
    inner[source[1]] = value
    set(.object(inner), for: source[0])
  }

  /// The value of a property that is left, or of one style or word for assistive technology.
  func value(at target: [String]) -> JSONValue? { DynamicUIReader.value(at: target, in: rest) }

  /// Takes a property out of what is left.
  mutating func take(_ target: [String]) { DynamicUIReader.remove(target, from: &rest) }

  /// What is written, with what was kept beside it; what the form says goes first.
  var finished: JSONObject {
    var object = object
    for member in origin.keys.members {
      if var both = object[member.key]?.objectValue, let kept = member.value.objectValue {
        for inner in kept.members where both[inner.key] == nil { both[inner.key] = inner.value }
        object[member.key] = .object(both)
      } else if object[member.key] == nil {
        object.set(member.value, for: member.key, in: DynamicUIField.order)
      }
    }
    return object
  }
}
