/// What is found in a form.
package struct FormReport: Equatable, Sendable {
  /// In the order of the report.
  package var findings: [Diagnostic]
  /// What the form says is not wanted, in the same order.
  package var suppressed: [Diagnostic]
}
