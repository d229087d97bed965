package import JSON

/// A pattern that an answer must follow, together with where it stands and what was read in it.
package struct PatternRule: Sendable {
  package let placed: PlacedComponent
  package let source: String
  package let pointer: JSONPointer
  package let reading: PatternReading

  /// Every pattern in the rules of some components, in their order; each source is read once.
  static func all(in components: [PlacedComponent]) -> [PatternRule] {
    var known: [CodeUnits: PatternReading] = [:]
    return components.flatMap { placed in
      (placed.component["rules"]?.arrayValue ?? []).enumerated().compactMap { number, rule in
        guard rule["rule"]?.stringValue == "pattern", let source = rule["value"]?.stringValue
        else { return nil }
        let key = CodeUnits(source)
        let reading = known[key] ?? PatternReading(source)
        known[key] = reading
        return PatternRule(
          placed: placed, source: source,
          pointer: placed.path.pointer.appending("rules").appending(number).appending("value"),
          reading: reading)
      }
    }
  }
}
