package import JSON

/// A form layout: its own keys in order, and its components.
package struct Form: Sendable {
  /// The version of the layout format that this program reads and writes.
  package static let formatVersion = 1

  /// Every key in order. `components` holds its place with an empty list while it is well formed.
  package private(set) var properties: JSONObject
  package private(set) var components: [Component]
  /// Which ids there are and where.
  package private(set) var index: ComponentIndex

  /// An empty form with an id.
  package init(id: String = "newForm") {
    self.init(json: [
      "formchat": .number(JSONNumber(Self.formatVersion)), "id": .string(id), "components": [],
    ])
  }

  /// Reads a form; nothing is refused, whatever the keys hold.
  package init(json object: JSONObject) {
    var object = object
    components = []
    if let elements = object["components"]?.arrayValue {
      components = elements.map { Component(json: $0) }
      object["components"] = .array([])
    }
    properties = object
    index = ComponentIndex(components)
  }

  /// The form as it is written.
  package var json: JSONValue {
    guard !components.isEmpty else { return .object(properties) }
    var object = properties
    object.set(.array(components.map(\.json)), for: "components", in: KeyOrder.form)
    return .object(object)
  }

  package var id: String { properties["id"]?.stringValue ?? "" }
  package var title: String? { properties["title"]?.stringValue }
  package var summary: String? { properties["description"]?.stringValue }
  /// The BCP 47 tag of the words in it.
  package var language: String { properties["language"]?.stringValue ?? "en" }
  package var style: JSONObject { properties["style"]?.objectValue ?? [:] }
  package var keepsHiddenValues: Bool { properties["hiddenValues"]?.stringValue == "keep" }

  /// The value of a key of the form itself.
  package subscript(name: String) -> JSONValue? { properties[name] }

  /// Sets a key of the form itself, or removes it with `nil`; `components` is changed by the functions for it.
  package mutating func set(_ value: JSONValue?, for name: String) {
    guard name != "components" else { return }
    if let value {
      properties.set(value, for: name, in: KeyOrder.form)
    } else {
      properties[name] = nil
    }
  }
}

extension Form: Equatable {
  package static func == (left: Form, right: Form) -> Bool { left.json == right.json }
}

// MARK: Places

extension Form {
  /// The place of the first component with an id.
  package func path(to id: String) -> ComponentPath? {
    guard index.contains(id) else { return nil }
    if let path = index.chain(to: id).flatMap(path(along:)) { return path }
    return placed.first { $0.component.id.isIdentical(to: id) }?.path
  }

  private func path(along chain: [CodeUnits]) -> ComponentPath? {
    var indices: [Int] = []
    var siblings = components
    for key in chain {
      guard let place = siblings.firstIndex(where: { $0.id.isIdentical(to: key.string) }) else {
        return nil
      }
      indices.append(place)
      siblings = siblings[place].children
    }
    return ComponentPath(indices)
  }

  /// The component at a place.
  package subscript(path: ComponentPath) -> Component? {
    var siblings = components
    var found: Component?
    for index in path.indices {
      guard siblings.indices.contains(index) else { return nil }
      found = siblings[index]
      siblings = siblings[index].children
    }
    return found
  }

  /// The first component with an id.
  package func component(_ id: String) -> Component? { path(to: id).flatMap { self[$0] } }

  /// The components directly inside a place; of root, the form's own.
  package func children(of path: ComponentPath) -> [Component] {
    path == .root ? components : self[path]?.children ?? []
  }
}

// MARK: Changing components

extension Form {
  /// Changes the properties of the component at a place; its children are changed by `insert` and `remove`.
  package mutating func update(at path: ComponentPath, _ change: (inout Component) -> Void) {
    guard let old = self[path] else { return }
    Self.modify(&components, path.indices[...], change)
    guard let new = self[path], !new.id.isIdentical(to: old.id) else { return }
    index.remove(old)
    let around = path.parent == .root ? nil : self[path.parent]?.id ?? ""
    index.add([new], in: around)
  }

  /// Puts components at a place among the children of `parent`; root is the form itself.
  package mutating func insert(
    _ new: [Component], in parent: ComponentPath, at position: Int
  ) {
    if parent == .root {
      components.insert(contentsOf: new, at: min(position, components.count))
    } else {
      Self.modify(&components, parent.indices[...]) { container in
        container.children.insert(contentsOf: new, at: min(position, container.children.count))
      }
    }
    index.add(new, in: parent == .root ? nil : self[parent]?.id ?? "")
  }

  /// Takes the component at a place out, with all below it.
  @discardableResult
  package mutating func remove(at path: ComponentPath) -> Component? {
    guard let removed = self[path] else { return nil }
    if path.parent == .root {
      components.remove(at: path.last)
    } else {
      Self.modify(&components, path.parent.indices[...]) { $0.children.remove(at: path.last) }
    }
    index.remove(removed)
    return removed
  }

  /// Takes all components out.
  package mutating func removeAll() {
    components = []
    index = ComponentIndex([])
  }

  /// Walks down in place, so that only the lists along the path are copied.
  private static func modify(
    _ list: inout [Component], _ path: ArraySlice<Int>, _ change: (inout Component) -> Void
  ) {
    guard let first = path.first, list.indices.contains(first) else { return }
    if path.count == 1 {
      change(&list[first])
    } else {
      modify(&list[first].children, path.dropFirst(), change)
    }
  }
}
