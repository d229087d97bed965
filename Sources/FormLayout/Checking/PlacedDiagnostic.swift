package import JSON

/// A finding together with where it is in a file.
package struct PlacedDiagnostic: Equatable, Sendable {
  package let diagnostic: Diagnostic
  /// `nil` where there is no file.
  package let location: SourceLocation?
  /// The places of `diagnostic.related`, one for each; empty where there is no file.
  package let relatedLocations: [SourceLocation]

  package init(
    _ diagnostic: Diagnostic, at location: SourceLocation? = nil,
    related relatedLocations: [SourceLocation] = []
  ) {
    self.diagnostic = diagnostic
    self.location = location
    self.relatedLocations = relatedLocations
  }

  /// The finding as `--json` writes it.
  package var json: JSONValue {
    [
      "code": .string(diagnostic.code), "severity": .string(diagnostic.severity.rawValue),
      "component": Self.text(diagnostic.component),
      "pointer": .string(diagnostic.pointer.description),
      "line": Self.number(location?.line), "column": Self.number(location?.column),
      "message": .string(diagnostic.message), "help": Self.text(diagnostic.help),
      "fixable": .string(fixable), "related": .array(related),
    ]
  }

  /// How it can be mended: `safe`, `offered` or `none`.
  private var fixable: String {
    if diagnostic.fixes.contains(where: { $0.safety == .safe }) { return Fix.Safety.safe.rawValue }
    return diagnostic.fixes.first?.safety.rawValue ?? "none"
  }

  private var related: [JSONValue] {
    diagnostic.related.enumerated().map { index, related in
      let location = relatedLocations.indices.contains(index) ? relatedLocations[index] : nil
      return [
        "component": Self.text(related.component), "pointer": .string(related.pointer.description),
        "line": Self.number(location?.line), "column": Self.number(location?.column),
        "message": .string(related.message),
      ]
    }
  }

  private static func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

  private static func number(_ number: Int?) -> JSONValue {
    number.map { .number(JSONNumber($0)) } ?? .null
  }
}

extension Sequence<Diagnostic> {
  /// The findings with their places in the file that the form was read from; without a file, with none.
  package func placed(in document: JSONDocument? = nil) -> [PlacedDiagnostic] {
    guard let document else { return map { PlacedDiagnostic($0) } }
    let pointers = flatMap { [$0.pointer] + $0.related.map(\.pointer) }
    let locations = document.locations(of: pointers)
    return map { diagnostic in
      PlacedDiagnostic(
        diagnostic, at: locations[diagnostic.pointer],
        related: diagnostic.related.compactMap { locations[$0.pointer] })
    }
  }
}
