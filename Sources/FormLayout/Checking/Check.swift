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

    /// A button that sends a form, for examples that ask something.
    static let submit: JSONValue = [
      "type": "Button", "id": "send", "label": "Send", "role": "submit",
    ]

    /// The layout: components alone stand in a form that is otherwise in order.
    package var form: Form {
      if let object = json.objectValue { return Form(json: object) }
      return Form(json: ["formchat": 1, "id": "example", "components": json])
    }
  }

  /// What is wrong at one place; the check gives it its code and severity.
  package struct Finding: Sendable {
    /// The component's id; `nil` for the form itself or a component without one.
    package var component: String?
    package var pointer: JSONPointer
    package var message: String
    package var help: String?
    package var fixes: [Fix] = []
    package var related: [Diagnostic.Related] = []
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
  private let find: @Sendable (CheckContext) -> [Finding]

  package init(
    code: String, severity: Severity, summary: String, reason: String, source: String,
    passing: [Example], failing: [Example],
    find: @escaping @Sendable (CheckContext) -> [Finding]
  ) {
    self.code = code
    self.severity = severity
    self.summary = summary
    self.reason = reason
    self.source = source
    self.passing = passing
    self.failing = failing
    self.find = find
  }

  /// Finds every case in a form, in no particular order.
  package func diagnostics(in context: CheckContext) -> [Diagnostic] {
    find(context).map { finding in
      Diagnostic(
        code: code, severity: severity, component: finding.component, pointer: finding.pointer,
        message: finding.message, help: finding.help, fixes: finding.fixes,
        related: finding.related)
    }
  }
}
