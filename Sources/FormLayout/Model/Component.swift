package import JSON

/// One component of a form: its properties in their order, and its children.
///
/// The JSON object is kept as it came, unknown keys included; typed access reads it through the
/// catalogue's names. A value that is no object is kept verbatim as `stray`.
package struct Component: Sendable {
  /// The catalogue name; empty where there is none.
  package private(set) var type: String
  /// The address; empty where there is none.
  package private(set) var id: String
  /// Every key in order. `children` holds its place with an empty list while it is well formed.
  package private(set) var properties: JSONObject
  /// The components inside; only `Form` changes them, which keeps its index true.
  package internal(set) var children: [Component]
  /// The value that stood where a component should be.
  package let stray: JSONValue?

  /// A component with its first keys.
  package init(
    type: String, id: String, properties: JSONObject = [:], children: [Component] = []
  ) {
    var all: JSONObject = ["type": .string(type), "id": .string(id)]
    for member in properties.members { all[member.key] = member.value }
    self.init(properties: all, children: children)
  }

  /// A component from all its keys but `children`.
  package init(properties: JSONObject, children: [Component]) {
    self.init(properties: properties, children: children, stray: nil)
  }

  private init(properties: JSONObject, children: [Component], stray: JSONValue?) {
    self.properties = properties
    self.children = children
    self.stray = stray
    type = properties["type"]?.stringValue ?? ""
    id = properties["id"]?.stringValue ?? ""
  }

  /// Reads a component and all below it; nothing is refused.
  package init(json: JSONValue) {
    guard var object = json.objectValue else {
      self.init(properties: [:], children: [], stray: json)
      return
    }
    var children: [Component] = []
    if let elements = object["children"]?.arrayValue {
      children = elements.map { Component(json: $0) }
      object["children"] = .array([])
    }
    self.init(properties: object, children: children)
  }

  /// The component as it is written.
  package var json: JSONValue {
    if let stray { return stray }
    guard !children.isEmpty else { return .object(properties) }
    var object = properties
    object.set(.array(children.map(\.json)), for: "children", in: KeyOrder.component)
    return .object(object)
  }

  /// The value of a property of its own.
  package subscript(name: String) -> JSONValue? { properties[name] }

  /// Sets a property, or removes it with `nil`. A new key stands where the catalogue's order puts it.
  package mutating func set(_ value: JSONValue?, for name: String) {
    if let value {
      properties.set(value, for: name, in: KeyOrder.component)
    } else {
      properties[name] = nil
    }
    switch name {
    case "type": type = value?.stringValue ?? ""
    case "id": id = value?.stringValue ?? ""
    default: break
    }
  }

  /// Whether the key `children` is there and is no list.
  package var hasMalformedChildren: Bool {
    properties["children"].map { $0.arrayValue == nil } ?? false
  }
}

extension Component: Equatable {
  package static func == (left: Component, right: Component) -> Bool { left.json == right.json }
}
