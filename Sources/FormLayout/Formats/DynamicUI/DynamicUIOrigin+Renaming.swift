internal import JSON

extension DynamicUIOrigin {
  /// What is kept of a component with another identifier in its conditions and expressions.
  static let renaming: ForeignRenaming.InOrigin = { origin, renaming in
    guard renaming.kind == .field else { return nil }
    return ForeignRenaming.rewritten(origin) { key, value in
      key == "keys" || key == "entries" ? Self.renaming(value, renaming, under: nil) : nil
    }
  }

  private static func renaming(
    _ value: JSONValue, _ renaming: ForeignRenaming, under key: String?
  ) -> JSONValue? {
    guard let text = value.stringValue else {
      return ForeignRenaming.rewritten(value) { self.renaming($1, renaming, under: $0) }
    }
    if key == "if" {
      let isNamed = DynamicUIReference.read(text)?.isIdentical(to: renaming.from) ?? false
      return isNamed ? .string("$" + renaming.to) : nil
    }
    guard let expression = TextExpression(text), expression.id.isIdentical(to: renaming.from)
    else { return nil }
    return .string(expression.text(naming: renaming.to))
  }
}
