package import JSON

extension Diagnostic {
  /// The same finding at another place: of the file that the form was read from.
  package func moved(to pointer: JSONPointer) -> Diagnostic {
    Diagnostic(
      code: code, severity: severity, component: component, pointer: pointer, message: message,
      help: help, fixes: fixes, related: related)
  }
}
