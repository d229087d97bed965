internal import JSON

/// The identifiers under which a form's components are written: each once, as DynamicUI wants it.
struct DynamicUIIdentifiers {
  private var byPath: [ComponentPath: String] = [:]
  private var byID: [CodeUnits: String] = [:]
  /// The components that are written under another name than the one they had.
  private(set) var renamed: Set<ComponentPath> = []
  private let form: Form

  init(_ form: Form) {
    self.form = form
    let placed = form.placed
    let named = Set(placed.flatMap { $0.component.references }.map { CodeUnits($0.id) })
    let wishes = placed.compactMap { entry in
      Wish(entry.component, isNamed: named.contains(CodeUnits(entry.component.id)))
        .map { (entry: entry, wish: $0) }
    }
    var taken = Self.kept(in: placed.map(\.component))
    // What came with an identifier keeps it, wherever it has been moved to.
    for (entry, wish) in wishes.filter(\.wish.isOwn) + wishes.filter({ !$0.wish.isOwn }) {
      let id = entry.component.id
      var name = wish.name
      let mustBeNamed = named.contains(CodeUnits(id)) && !wish.isImported
      if taken.contains(CodeUnits(name)) || (mustBeNamed && !Self.canBeNamed(name)) {
        name = Identifier.unused(id.isEmpty ? "component" : id) { taken.contains(CodeUnits($0)) }
        renamed.insert(entry.path)
      }
      taken.insert(CodeUnits(name))
      byPath[entry.path] = name
      if byID[CodeUnits(id)] == nil { byID[CodeUnits(id)] = name }
    }
  }

  /// The identifier of the component at a place; `nil` where it is written without.
  subscript(path: ComponentPath) -> String? { byPath[path] }

  /// The identifier that a condition names for an id; the same for a name that the form does not
  /// have, and `nil` where it cannot be named.
  func identifier(of id: String) -> String? {
    let name = byID[CodeUnits(id)] ?? (form.index.contains(id) ? nil : id)
    return name.flatMap { DynamicUIReference.canName($0) ? $0 : nil }
  }

  /// A value whose expressions name components by their identifiers.
  func translated(_ value: JSONValue) -> JSONValue {
    Component.expressions(value, .root) { reference in
      guard let name = byID[CodeUnits(reference.id)], !name.isIdentical(to: reference.id) else {
        return nil
      }
      return name
    } ?? value
  }

  /// An expression's name ends at its first `?`.
  private static func canBeNamed(_ name: String) -> Bool {
    DynamicUIReference.canName(name) && !name.utf8.contains(UInt8(ascii: "?"))
  }

  /// The identifiers inside what is written back as it was.
  private static func kept(in components: [Component]) -> Set<CodeUnits> {
    var found: Set<CodeUnits> = []
    func visit(_ value: JSONValue) {
      if let name = value["identifier"]?.stringValue { found.insert(CodeUnits(name)) }
      for child in value["children"]?.arrayValue ?? [] { visit(child) }
    }
    for component in components {
      let origin = DynamicUIOrigin(json: component["origin"])
      for value in origin.entries ?? [] { visit(value) }
      for value in origin.keys["children"]?.arrayValue ?? [] { visit(value) }
    }
    return found
  }
}

extension DynamicUIIdentifiers {
  /// What a component would be called.
  private struct Wish {
    let name: String
    /// Whether the name is not made of the id.
    let isOwn: Bool
    /// Whether it is the name that DynamicUI had, as far as can be told.
    let isImported: Bool

    init?(_ component: Component, isNamed: Bool) {
      let origin = DynamicUIOrigin(json: component["origin"])
      let binding = component["binding"]?.stringValue.flatMap {
        DynamicUIReference.isBlank($0) ? nil : $0
      }
      let holdsValue = component.valueKind != nil && !origin.assumed.contains("identifier")
      if let binding, component.catalogued == nil || component.valueKind != nil {
        (name, isOwn, isImported) = (binding, true, false)
      } else if case .text(let text) = origin.identifier, !DynamicUIReference.isBlank(text) {
        (name, isOwn, isImported) = (text, true, true)
      } else if !component.id.isEmpty, isNamed || holdsValue || origin.identifier != nil {
        (name, isOwn, isImported) = (component.id, false, false)
      } else {
        return nil
      }
    }
  }
}
