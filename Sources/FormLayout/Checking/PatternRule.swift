package import JSON

/// A pattern that an answer must follow, together with where it stands.
package struct PatternRule: Sendable {
  package let placed: PlacedComponent
  package let source: String
  package let pointer: JSONPointer
}

extension CheckContext {
  /// Every pattern in a rule, in document order.
  package var patternRules: [PatternRule] {
    components.flatMap { placed in
      (placed.component["rules"]?.arrayValue ?? []).enumerated().compactMap { index, rule in
        guard rule["rule"]?.stringValue == "pattern", let source = rule["value"]?.stringValue
        else { return nil }
        return PatternRule(
          placed: placed, source: source,
          pointer: placed.path.pointer.appending("rules").appending(index).appending("value"))
      }
    }
  }
}
