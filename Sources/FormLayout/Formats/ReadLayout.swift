package import JSON

/// A form read from one of the formats, with what was noticed on the way.
package struct ReadLayout: Sendable {
  package let form: Form
  /// The name of the format it was read from.
  package let format: String
  /// What the tool that the format comes from would refuse (errors) or ignore (advice); the places
  /// are those of the value that was read.
  package let diagnostics: [Diagnostic]
  /// Where each component stands in the value that was read; empty where that is the layout itself.
  package let places: [ComponentPath: JSONPointer]

  package init(
    form: Form, format: String, diagnostics: [Diagnostic] = [],
    places: [ComponentPath: JSONPointer] = [:]
  ) {
    self.form = form
    self.format = format
    self.diagnostics = diagnostics
    self.places = places
  }

  /// Why the tool that the format comes from would not read it.
  package var refusal: Diagnostic? { diagnostics.first { $0.severity == .error } }

  /// The place in the value that was read of a place in the layout: of a component's property, the
  /// component, since other formats name the property otherwise.
  package func source(of pointer: JSONPointer) -> JSONPointer {
    guard !places.isEmpty else { return pointer }
    var indices: [Int] = []
    for (depth, token) in pointer.tokens.enumerated() where !depth.isMultiple(of: 2) {
      guard let index = Int(token.string),
        pointer.tokens[depth - 1].string == (depth == 1 ? "components" : "children")
      else { break }
      indices.append(index)
    }
    return places[ComponentPath(indices)] ?? .root
  }
}
