internal import JSON

extension Form {
  /// What all checks find and the form wants to be told: errors first, then warnings, then advice,
  /// each in document order.
  package func diagnostics() -> [Diagnostic] { report().findings }

  /// What all checks find, in the same order.
  package func report() -> FormReport {
    let context = CheckContext(self)
    return sorted(inReportOrder(Check.all.flatMap { $0.diagnostics(in: context) }))
  }

  /// Sorts findings by severity, then by where they are in the document, then by code.
  package func inReportOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let ranked = diagnostics.map { ($0, documentOrder(of: $0.pointer)) }
    let sorted = ranked.sorted { left, right in
      if left.0.severity != right.0.severity { return left.0.severity < right.0.severity }
      if left.1 != right.1 { return left.1.lexicographicallyPrecedes(right.1) }
      return left.0.code.precedes(right.0.code)
    }
    return sorted.map(\.0)
  }

  /// The number of each step down to a place among its siblings in the JSON.
  private func documentOrder(of pointer: JSONPointer) -> [Int] {
    var order: [Int] = []
    var tokens = pointer.tokens[...]
    var object = properties
    var children = components
    var listKey = "components"
    while tokens.count >= 2, let key = tokens.first, key.string == listKey,
      let index = Int(tokens[tokens.startIndex + 1].string), children.indices.contains(index)
    {
      order += [object.index(of: listKey) ?? object.members.count, index]
      object = children[index].properties
      children = children[index].children
      listKey = "children"
      tokens = tokens.dropFirst(2)
    }
    var value = JSONValue.object(object)
    for token in tokens {
      if let index = value.objectValue?.index(of: token.string) {
        order.append(index)
        value = value[token.string] ?? .null
      } else {
        let index = Int(token.string) ?? 0
        order.append(index)
        value = value[index] ?? .null
      }
    }
    return order
  }
}
