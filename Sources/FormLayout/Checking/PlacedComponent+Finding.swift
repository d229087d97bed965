package import JSON

extension PlacedComponent {
  /// The id for a finding; `nil` where there is none.
  package var reportedID: String? { component.id.isEmpty ? nil : component.id }

  /// The component in a message: its id in quotes, or what it is.
  package var name: String {
    if !component.id.isEmpty { return "'\(component.id)'" }
    return component.type.isEmpty
      ? "a component without an id" : "a \(component.type) without an id"
  }

  /// The place of a property, or of the component where it has no such property.
  package func pointer(to property: String) -> JSONPointer {
    let pointer = path.pointer
    let isThere =
      component[property] != nil || (property == "children" && !component.children.isEmpty)
    return isThere ? pointer.appending(property) : pointer
  }

  /// A finding about this component, at one of its properties where one is named.
  package func finding(
    _ message: String, at property: String? = nil, help: String? = nil, fixes: [Fix] = [],
    related: [Diagnostic.Related] = []
  ) -> Check.Finding {
    Check.Finding(
      component: reportedID, pointer: property.map { pointer(to: $0) } ?? path.pointer,
      message: message, help: help, fixes: fixes, related: related)
  }

  /// This component as another place of a finding.
  package func related(_ message: String, at property: String? = nil) -> Diagnostic.Related {
    Diagnostic.Related(
      component: reportedID, pointer: property.map { pointer(to: $0) } ?? path.pointer,
      message: message)
  }
}

extension PlacedComponent {
  /// The place whose answers its own belong to: the nearest `Item`, else the form.
  package var scope: ComponentPath {
    guard let depth = ancestors.lastIndex(where: { $0.type == "Item" }) else { return .root }
    return ComponentPath(Array(path.indices.prefix(depth + 1)))
  }
}
