internal import JSON

/// An element on its way to a component: all but its id and role.
struct ViewElement {
  let type: String
  let stray: JSONValue?
  /// The properties of its own, in the catalogue's order.
  private(set) var properties: JSONObject = [:]
  var style: JSONObject = [:]
  var origin = ViewOrigin()
  var children: [ViewElement] = []
  /// The element's `binding`.
  var foreignID: String?
  private var id = ""

  init(type: String, stray: JSONValue? = nil) {
    self.type = type
    self.stray = stray
  }

  /// A value that stands where an element should.
  init(stray: JSONValue) {
    self.init(type: "", stray: stray)
  }

  /// Gives a property its value.
  mutating func set(_ value: JSONValue, for name: String) {
    properties.set(value, for: name, in: KeyOrder.component)
  }

  /// The finished component.
  var component: Component {
    if let stray { return Component(json: stray) }
    var properties = properties
    func add(_ value: JSONValue?, for name: String) {
      if let value { properties.set(value, for: name, in: KeyOrder.component) }
    }
    // Without the catalogue's word that it is a field, its id alone would not say that it is bound.
    if let foreignID, !foreignID.isIdentical(to: id) || ComponentType.named(type) == nil {
      add(.string(foreignID), for: "binding")
    }
    if !style.isEmpty { add(.object(style), for: "style") }
    add(origin.json, for: "origin")
    return Component(
      type: type, id: id, properties: properties, children: children.map(\.component))
  }
}

extension ViewElement {
  /// Gives every element an id: its binding, else what people call it, else its type.
  static func assignIDs(to elements: inout [ViewElement]) {
    var names: [IdentifierAssigner.Names] = []
    visit(&elements) { element in
      let isField = ViewElementKind(element.type).isField
      names.append(
        IdentifierAssigner.Names(
          foreign: element.foreignID, label: element.words, type: element.type, isField: isField))
    }
    var ids = IdentifierAssigner.ids(for: names)[...]
    visit(&elements) { $0.id = ids.removeFirst() }
  }

  /// Lets the button submit that does so in the original (`register` and `login` are all it knows),
  /// or the only one with an action.
  static func assignRoles(to elements: inout [ViewElement]) {
    var actions: [String] = []
    visit(&elements) { element in
      if element.type == "Button", let action = element.action { actions.append(action) }
    }
    visit(&elements) { element in
      guard element.type == "Button", let action = element.action else { return }
      if actions.count == 1 || ["register", "login"].contains(action.lowercased()) {
        element.set("submit", for: "role")
      }
    }
  }

  private var action: String? { properties["action"]?.stringValue }

  private var words: String? {
    (properties["label"] ?? properties["text"] ?? properties["name"])?.stringValue
  }

  /// Calls a function for every element that is one, from top to bottom.
  private static func visit(
    _ elements: inout [ViewElement], _ body: (inout ViewElement) -> Void
  ) {
    for index in elements.indices where elements[index].stray == nil {
      body(&elements[index])
      visit(&elements[index].children, body)
    }
  }
}
