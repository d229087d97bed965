/// Why a reply or edits could not be taken: everything that is wrong, not the first of it.
package struct Refusal: Error, Equatable, Sendable {
  package let diagnostics: [Diagnostic]

  package init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }
}
