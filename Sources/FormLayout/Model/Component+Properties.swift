package import JSON

/// Typed access to what the catalogue names. A value of the wrong shape reads as absent; a check reports it.
extension Component {
  package var label: String? { self["label"]?.stringValue }
  package var text: String? { self["text"]?.stringValue }
  package var placeholder: String? { self["placeholder"]?.stringValue }
  package var help: String? { self["help"]?.stringValue }
  package var summary: String? { self["description"]?.stringValue }
  package var action: String? { self["action"]?.stringValue }
  package var role: String? { self["role"]?.stringValue }
  package var purpose: String? { self["purpose"]?.stringValue }
  package var appearance: String? { self["appearance"]?.stringValue }
  package var input: String? { self["input"]?.stringValue }
  package var mode: String? { self["mode"]?.stringValue }
  package var isRequired: Bool { self["required"]?.boolValue ?? false }
  package var isReadOnly: Bool { self["readOnly"]?.boolValue ?? false }
  package var isMultiple: Bool { self["multiple"]?.boolValue ?? false }
  package var defaultValue: JSONValue? { self["defaultValue"] }
  package var style: JSONObject { self["style"]?.objectValue ?? [:] }
  package var accessibility: JSONObject { self["accessibility"]?.objectValue ?? [:] }

  /// The key of the value that a field holds: `binding`, else the id.
  package var binding: String { self["binding"]?.stringValue ?? id }

  /// What people call it: the label, else the text, else the alternative text.
  package var words: String? { label ?? text ?? self["alt"]?.stringValue }

  /// The catalogue's entry, where the type is known.
  package var catalogued: ComponentType? { ComponentType.named(type) }

  package var isField: Bool { catalogued?.kind == .field }

  /// The choices that are well formed, in order.
  package var options: [FieldOption] {
    (self["options"]?.arrayValue ?? []).compactMap { FieldOption(json: $0) }
  }

  /// The rules that are well formed, in order.
  package var rules: [FieldRule] {
    (self["rules"]?.arrayValue ?? []).compactMap { FieldRule(json: $0) }
  }

  /// The rule of a name.
  package func rule(_ name: String) -> FieldRule? { rules.first { $0.name == name } }

  /// The condition under a property (`visibleIf`, `disabledIf`, `requiredIf`), where it is well formed.
  package func condition(_ property: String) -> Condition? {
    self[property].flatMap { try? Condition(json: $0) }
  }

  /// The routes that are well formed, in order.
  package var routes: [Route] {
    (self["routes"]?.arrayValue ?? []).compactMap { Route(json: $0) }
  }
}
