internal import JSON

/// A form with what many checks ask of it, worked out once.
package struct CheckContext: Sendable {
  package let form: Form
  /// Every component in document order.
  package let components: [PlacedComponent]
  /// The number of the first component of each id, in document order.
  private let numbers: [CodeUnits: Int]
  /// Every place that names a component, translations apart: the form's own first, then in document order.
  package let references: [PlacedReference]
  /// The ids that these places name.
  let namedIDs: Set<CodeUnits>
  /// Every value that is not as the catalogue says.
  package let shapeFaults: [ShapeFault]
  /// Every field with what its words say, in document order.
  package let askedFields: [AskedField]
  /// The fields that ask for something known, in document order.
  package let purposefulFields: [PurposefulField]
  /// Every pattern in a rule, in document order.
  package let patternRules: [PatternRule]
  /// The components that hold a value, in document order.
  package let fields: [PlacedComponent]
  /// The texts in which a quick look saw something, the form's own first, then in document order.
  let suspiciousTexts: [PlacedText]
  /// Every condition that is well formed, in document order.
  let conditions: [PlacedCondition]
  /// Which conditions decide nothing.
  let conditionReport: ConditionReport
  /// Every component with the colours of its words, in document order.
  let colouredWords: [ColouredWords]
  private let index: PlacedIndex

  package init(_ form: Form) {
    self.form = form
    components = form.placed
    numbers = Dictionary(
      components.enumerated().lazy.filter { !$1.component.id.isEmpty }
        .map { (CodeUnits($1.component.id), $0) }, uniquingKeysWith: { first, _ in first })
    references = Self.references(in: form, components)
    namedIDs = Set(references.lazy.map { CodeUnits($0.id) })
    shapeFaults = Self.shapeFaults(in: form, components)
    suspiciousTexts = Self.suspiciousTexts(in: form, components)
    conditions = PlacedCondition.all(in: components)
    conditionReport = ConditionReport(conditions, components, numbers: numbers)
    index = PlacedIndex(components)
    fields = index.components(ofTypes: ComponentType.fields.map(\.name))
    askedFields = Self.askedFields(in: form, components)
    purposefulFields = askedFields.compactMap(\.purposeful)
    colouredWords = Self.colouredWords(in: form, components)
    patternRules = PatternRule.all(in: index.components(having: "rules"))
  }

  /// The components of some types, in document order.
  package func components(ofType types: String...) -> [PlacedComponent] {
    index.components(ofTypes: types)
  }

  /// The components that have a property, whatever its value, in document order.
  package func components(having property: String) -> [PlacedComponent] {
    index.components(having: property)
  }

  /// The first component of an id.
  package func component(_ id: String) -> PlacedComponent? { number(of: id).map { components[$0] } }

  /// The place of an id's first component among `components`.
  package func number(of id: String) -> Int? { numbers[CodeUnits(id)] }

  /// Every id, in no order.
  package var ids: some Sequence<String> { numbers.keys.lazy.map(\.string) }

  /// How an edit names a component: by its id, or by its place where the id is unusable or another's.
  package func address(of placed: PlacedComponent) -> String {
    let id = placed.component.id
    guard Identifier.isValid(id), component(id)?.path == placed.path else {
      return placed.path.pointer.description
    }
    return id
  }
}

extension CheckContext {
  /// The components directly inside one.
  package func children(of placed: PlacedComponent) -> [PlacedComponent] {
    let ancestors = placed.ancestors + [placed.component]
    return placed.component.children.enumerated().map { index, child in
      PlacedComponent(component: child, path: placed.path.appending(index), ancestors: ancestors)
    }
  }

  /// How an edit names what is around a component; empty for the form itself.
  package func addressOfParent(of placed: PlacedComponent) -> String {
    guard let parent = placed.parent else { return "" }
    return address(
      of: PlacedComponent(
        component: parent, path: placed.path.parent, ancestors: placed.ancestors.dropLast()))
  }
}

extension CheckContext {
  private static func references(
    in form: Form, _ components: [PlacedComponent]
  ) -> [PlacedReference] {
    let own = form.references.filter { $0.kind != .translation }
      .map { PlacedReference(owner: nil, reference: $0) }
    return components.reduce(into: own) { found, placed in
      for reference in placed.component.references where isMeant(reference, in: placed.component) {
        found.append(PlacedReference(owner: placed, reference: reference))
      }
    }
  }

  /// Whether a text is there to name a component: what is no id, or a bound of what takes numbers,
  /// is a value of the wrong shape.
  private static func isMeant(_ reference: Reference, in component: Component) -> Bool {
    switch reference.kind {
    case .condition, .expression, .translation: return true
    case .matchField, .route: return Identifier.isValid(reference.id)
    case .bound:
      guard Identifier.isValid(reference.id) else { return false }
      guard reference.pointer.tokens.count == 1, let type = component.catalogued else {
        return true
      }
      let name = reference.pointer.tokens[0].string
      guard let shape = type.property(name)?.shape, case .dateBound = shape else { return false }
      return true
    }
  }
}
