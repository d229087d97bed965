package import JSON

/// A property whose value is not as the catalogue says, together with where it stands.
package struct ShapeFault: Sendable {
  /// `nil` for a property of the form itself.
  package let owner: PlacedComponent?
  package let property: Property
  package let value: JSONValue
  /// Its pointer is from the owner's own root.
  package let mismatch: ShapeMismatch

  /// The place in the form's JSON.
  package var pointer: JSONPointer {
    (owner?.path.pointer ?? .root).appending(contentsOf: mismatch.pointer)
  }

  /// The keys and indices from the owner's root to the fault.
  package var tokens: [String] { mismatch.pointer.tokens.map(\.string) }

  /// Where it is, in words: `'style.padding'`, `'value' of option 2`.
  package var place: String {
    guard tokens.count > 1, let entry = Self.entries[tokens[0]], let index = Int(tokens[1]) else {
      return "'" + tokens.joined(separator: ".") + "'"
    }
    let inner = tokens.dropFirst(2).joined(separator: ".")
    return (inner.isEmpty ? "" : "'\(inner)' of ") + "\(entry) \(index + 1)"
  }

  /// What an entry of a list is called.
  private static let entries = ["options": "option", "rules": "rule", "routes": "route"]

  /// Whether another check reports it.
  package var isLanguage: Bool { owner == nil && tokens == ["language"] }
  package var isRuleName: Bool {
    tokens.count == 3 && tokens[0] == "rules" && tokens[2] == "rule"
  }
}

extension CheckContext {
  /// Properties that checks of their own look at.
  private static let passedOver: Set<String> = ["type", "id", "children", "formchat", "components"]

  static func shapeFaults(in form: Form, _ components: [PlacedComponent]) -> [ShapeFault] {
    let known = Dictionary(uniqueKeysWithValues: Property.form.map { ($0.name, $0) })
    let own = faults(in: form.properties, of: nil) { known[$0] }
    return components.reduce(into: own) { found, placed in
      let type = placed.component.catalogued
      found += faults(in: placed.component.properties, of: placed) { name in
        type.map { $0.property(name) } ?? commonProperties[name]
      }
    }
  }

  private static let commonProperties = Dictionary(
    uniqueKeysWithValues: Property.common.map { ($0.name, $0) })

  private static func faults(
    in object: JSONObject, of owner: PlacedComponent?, _ property: (String) -> Property?
  ) -> [ShapeFault] {
    var found: [ShapeFault] = []
    for member in object.members where !passedOver.contains(member.key) {
      guard let property = property(member.key), !property.shape.takes(member.value) else {
        continue
      }
      for mismatch in property.shape.mismatches(of: member.value, at: JSONPointer([member.key])) {
        found.append(
          ShapeFault(owner: owner, property: property, value: member.value, mismatch: mismatch))
      }
    }
    return found
  }
}
