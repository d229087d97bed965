package import JSON

/// A finding about a form or a reply.
package struct Diagnostic: Equatable, Sendable {
  /// Another place that belongs to the same cause.
  package struct Related: Equatable, Sendable {
    package let component: String?
    package let pointer: JSONPointer
    /// What this place has to do with it, in a lower-case phrase.
    package let message: String

    package init(component: String?, pointer: JSONPointer, message: String) {
      self.component = component
      self.pointer = pointer
      self.message = message
    }
  }

  /// A stable kebab-case name of what is wrong.
  package let code: String
  package let severity: Severity
  /// The component's id; `nil` for the form itself or a component without one.
  package let component: String?
  /// The place in the form, or in the reply's `ops`.
  package let pointer: JSONPointer
  /// What is wrong: lower case, no full stop, ids in quotes.
  package let message: String
  /// What to do about it.
  package let help: String?
  package let fixes: [Fix]
  package let related: [Related]

  package init(
    code: String, severity: Severity, component: String? = nil, pointer: JSONPointer = .root,
    message: String, help: String? = nil, fixes: [Fix] = [], related: [Related] = []
  ) {
    self.code = code
    self.severity = severity
    self.component = component
    self.pointer = pointer
    self.message = message
    self.help = help
    self.fixes = fixes
    self.related = related
  }
}
