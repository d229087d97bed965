internal import FormLayout
internal import JSON

/// A component that somebody asked for, before it has an id.
struct NewField: Sendable {
  var type: String
  var label: String
  /// What its id is made of, where that is not the label.
  var name: String?
  var props: [PropertyChange] = []
  /// Whether the words named its type.
  var isTyped = false
  /// Whether its words were in quotes or after `called`, so that they stay as they are.
  var isNamed = false
  var isEssential = false
  /// Whether the words tell no more than its type.
  var isBare = false
  /// A container's own new components.
  var children: [NewField] = []

  /// Sets a property, in the place of an earlier one.
  mutating func set(_ change: PropertyChange) {
    props.removeAll { $0.name == change.name }
    props.append(change)
  }

  func has(_ name: String) -> Bool { props.contains { $0.name == name } }

  /// Whether another names the same, rather than something else of the same kind.
  func isSame(as other: NewField) -> Bool {
    isField && !label.isEmpty && !other.isNamed && label == other.label && name == other.name
      && type == other.type
  }

  var isField: Bool { ComponentType.named(type)?.kind == .field }

  /// Whether its answer is one of some choices.
  var isChoice: Bool { type == "Picker" }

  /// The node of an edit.
  func node(id: String) -> Edit.Node {
    var props = props
    if type == "Picker", !has("options") {
      props.append(.list("options", ["option1=Option 1", "option2=Option 2"]))
    }
    if type == "Button", !has("action"), has("role") { props.append(.text("action", id)) }
    return Edit.Node(type: type, id: id, label: label, props: props)
  }
}
