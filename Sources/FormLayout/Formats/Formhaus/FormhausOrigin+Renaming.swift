internal import JSON

extension FormhausOrigin {
  /// What is kept of a component with another key in its conditions, another id of a step in its
  /// routes, or another value of one of its options.
  static let renaming: ForeignRenaming.InOrigin = { origin, renaming in
    let inside = ForeignRenaming.rewritten(origin) { key, value in
      key == "keys" || key == "rests"
        ? Self.renaming(value, renaming, isCondition: false) : nil
    }
    let list: String
    switch renaming.kind {
    case .field: return inside
    case .step: list = "routes"
    case .option: list = "options"
    }
    return Self.renamingEntries(of: list, in: inside ?? origin, renaming) ?? inside
  }

  /// Lists of conditions stand under these keys.
  private static let conditions: Set = ["show", "showAny", "disabled"]

  private static func renaming(
    _ value: JSONValue, _ renaming: ForeignRenaming, isCondition: Bool
  ) -> JSONValue? {
    ForeignRenaming.rewritten(value) { key, inner in
      guard let key else { return Self.renaming(inner, renaming, isCondition: isCondition) }
      switch (key, renaming.kind) {
      case ("field", .field) where isCondition, ("matchField", .field), ("to", .step):
        return named(inner, renaming)
      case ("optionsDependsOn", .field):
        return named(inner, renaming)
          ?? ForeignRenaming.rewritten(inner) { named($1, renaming) }
      default:
        return Self.renaming(inner, renaming, isCondition: isCondition || conditions.contains(key))
      }
    }
  }

  private static func named(_ value: JSONValue, _ renaming: ForeignRenaming) -> JSONValue? {
    value == .string(renaming.from) ? .string(renaming.to) : nil
  }

  /// What is kept of the entries of a list is found by their names.
  private static func renamingEntries(
    of list: String, in origin: JSONValue, _ renaming: ForeignRenaming
  ) -> JSONValue? {
    guard var object = origin.objectValue, var rests = object["rests"]?.objectValue,
      var entries = rests[list]?.objectValue
    else { return nil }
    var isChanged = false
    for key in entries.keys {
      let isNumbered = key.utf8.starts(with: (renaming.from + "#").utf8)
      guard isNumbered || key.isIdentical(to: renaming.from) else { continue }
      entries.rename(key, to: renaming.to + key.dropFirst(renaming.from.count))
      isChanged = true
    }
    rests[list] = .object(entries)
    object["rests"] = .object(rests)
    return isChanged ? .object(object) : nil
  }
}
