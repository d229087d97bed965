package import JSON

/// One thing that the validation report looks for.
package struct Check: Sendable {
  /// A layout that a check is tried on.
  package struct Example: Sendable {
    /// What this layout shows, in a phrase.
    package let name: String
    /// The form's JSON, or only its components.
    package let json: JSONValue

    package init(_ name: String, _ json: JSONValue) {
      self.name = name
      self.json = json
    }
  }

  /// The code of its findings: kebab-case, stable.
  package let code: String
  package let severity: Severity
  /// What it finds, in one line.
  package let summary: String
  /// Why that matters, for `explain`.
  package let reason: String
  /// Where the rule comes from.
  package let source: String
  /// Layouts without this finding, near misses among them.
  package let passing: [Example]
  /// Layouts with this finding.
  package let failing: [Example]
  /// Finds every case in a form.
  package let run: @Sendable (CheckContext) -> [Diagnostic]

  package init(
    code: String, severity: Severity, summary: String, reason: String, source: String,
    passing: [Example], failing: [Example],
    run: @escaping @Sendable (CheckContext) -> [Diagnostic]
  ) {
    self.code = code
    self.severity = severity
    self.summary = summary
    self.reason = reason
    self.source = source
    self.passing = passing
    self.failing = failing
    self.run = run
  }
}
