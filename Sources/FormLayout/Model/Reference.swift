package import JSON

/// A place where a component or the form names a component by its id.
package struct Reference: Equatable, Sendable {
  package enum Kind: String, Sendable {
    /// A field that a condition reads.
    case condition
    /// The field that another must equal.
    case matchField
    /// A date field that bounds another, in a rule or a property.
    case bound
    /// A step that a route leads to.
    case route
    /// The field that a text expression reads.
    case expression
    /// A translation's path.
    case translation
  }

  /// The id that is named; of a translation, what stands before the first dot.
  package let id: String
  package let kind: Kind
  /// The place, from the component's (or form's) own root; of a condition, the property it is under.
  package let pointer: JSONPointer

  package init(id: String, kind: Kind, pointer: JSONPointer) {
    self.id = id
    self.kind = kind
    self.pointer = pointer
  }
}

extension Component {
  /// Every id that this component names, those of its children apart.
  package var references: [Reference] {
    var found: [Reference] = []
    _ = rewritingReferences(
      ids: { reference in
        found.append(reference)
        return nil
      },
      conditions: { condition, pointer in
        found += condition.fields.map { Reference(id: $0, kind: .condition, pointer: pointer) }
        return nil
      })
    return found
  }
}

extension Form {
  /// Every id that the form's own keys name: expressions in its words, paths of translations.
  package var references: [Reference] {
    var found: [Reference] = []
    for name in ["title", "description"] {
      if let expression = self[name]?.stringValue.flatMap({ TextExpression($0) }) {
        let pointer = JSONPointer([name])
        found.append(Reference(id: expression.id, kind: .expression, pointer: pointer))
      }
    }
    for language in self["strings"]?.objectValue?.members ?? [] {
      for path in language.value.objectValue?.keys ?? [] {
        let id = TranslationPath(path).id
        guard !id.isIdentical(to: TranslationPath.form) else { continue }
        let pointer = JSONPointer(["strings", language.key, path])
        found.append(Reference(id: id, kind: .translation, pointer: pointer))
      }
    }
    return found
  }
}
