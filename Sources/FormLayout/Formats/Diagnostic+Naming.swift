internal import JSON

extension Diagnostic {
  /// The same finding with the id of the component that was made from its place.
  func naming(
    componentOf form: Form, at paths: [JSONPointer: ComponentPath]
  ) -> Diagnostic {
    var place: JSONPointer? = pointer
    while let here = place, paths[here] == nil { place = here.parent }
    guard let path = place.flatMap({ paths[$0] }), let id = form[path]?.id, !id.isEmpty else {
      return self
    }
    return Diagnostic(
      code: code, severity: severity, component: id, pointer: pointer, message: message,
      help: help, fixes: fixes, related: related)
  }
}
