internal import JSON

extension Condition {
  /// Holds where a choice is made and it is not the first one.
  static func choosesAfterFirst(_ field: String, first: String) -> Condition {
    .all([.test(field: field, .notEmpty, true), .test(field: field, .neq, .string(first))])
  }
}

extension Component {
  /// When an answer counts as true in a text expression `{$id ? a : b}`, as DynamicUI counts: there
  /// a picker answers with the place of its choice, from 0, so its first choice does not.
  package var truth: Condition {
    guard type == "Picker", !isMultiple else { return .test(field: id, .truthy, true) }
    return .choosesAfterFirst(id, first: options.first?.value ?? "0")
  }
}
