internal import JSON

/// What is kept for other formats names fields, steps and options too.
extension EditApplication {
  /// Follows a component's new id or key through all that is kept.
  mutating func renameInOrigins(_ old: Component, at path: ComponentPath) {
    guard let new = form[path], let renaming = ForeignRenaming(of: old, to: new) else { return }
    rewriteAll { Self.renaming($0, renaming) }
  }

  /// Follows an option's new value through what is kept of its field.
  mutating func renameOptionInOrigin(_ value: String, to newValue: String, at path: ComponentPath) {
    let renaming = ForeignRenaming(.option, from: value, to: newValue)
    guard let field = form[path], let new = Self.renaming(field, renaming) else { return }
    replace(field["origin"], with: new["origin"], "origin", at: path)
  }

  /// The component with the new name in its origin; `nil` where that does not have the old one.
  private static func renaming(_ component: Component, _ renaming: ForeignRenaming) -> Component? {
    guard let origin = component["origin"], let format = origin[Origin.format]?.stringValue,
      let new = LayoutFormat.named(format)?.renaming?(origin, renaming)
    else { return nil }
    var component = component
    component.set(new, for: "origin")
    return component
  }
}
