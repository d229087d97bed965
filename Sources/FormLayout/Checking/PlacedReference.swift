package import JSON

/// A name of a component, together with the component that says it.
package struct PlacedReference: Sendable {
  /// `nil` where the form's own keys name it.
  package let owner: PlacedComponent?
  package let reference: Reference

  package var id: String { reference.id }
  package var kind: Reference.Kind { reference.kind }

  /// The place in the form's JSON; of a condition, that of the test that reads the field.
  package var pointer: JSONPointer {
    guard let owner else { return reference.pointer }
    let place = owner.path.pointer.appending(contentsOf: reference.pointer)
    guard kind == .condition,
      let condition = JSONValue.object(owner.component.properties)[reference.pointer],
      let test = JSONPointer(toTestOf: id, in: condition)
    else { return place }
    return place.appending(contentsOf: test)
  }

  /// This place as one more of a finding.
  package func related(_ message: String) -> Diagnostic.Related {
    Diagnostic.Related(component: owner?.reportedID, pointer: pointer, message: message)
  }

  /// The property that holds it, in quotes.
  package var property: String { "'\(reference.pointer.tokens.first?.string ?? "")'" }
}

extension JSONPointer {
  /// The pointer that goes on from here along another.
  package func appending(contentsOf other: JSONPointer) -> JSONPointer {
    other.tokens.reduce(self) { $0.appending($1.string) }
  }

  /// Where a condition first reads a field, from the condition's own root.
  fileprivate init?(toTestOf id: String, in condition: JSONValue, at here: JSONPointer = .root) {
    for member in condition.objectValue?.members ?? [] {
      let place = here.appending(member.key)
      if member.key == "field", member.value.stringValue?.isIdentical(to: id) == true {
        self = place
        return
      }
      let inner = member.value.arrayValue?.enumerated().map { (place.appending($0), $1) }
      for (place, part) in inner ?? [(place, member.value)] {
        guard let found = JSONPointer(toTestOf: id, in: part, at: place) else { continue }
        self = found
        return
      }
    }
    return nil
  }
}
