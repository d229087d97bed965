package import JSON

/// What is different between two forms, by id.
package struct FormDiff: Equatable, Sendable {
  /// One difference.
  package struct Change: Equatable, Sendable {
    package enum Kind: String, Sendable {
      case added, removed, moved, renamed, changed
    }

    package let kind: Kind
    /// The component's id in the new form (in the old one where it was removed), its place where it
    /// has no id of its own, or `form`.
    package let id: String
    /// What changed, flat: `label`, `style.padding`, `rules.minLength`, `strings.fr.email.label`.
    package let property: String?
    /// What was there before; of a moved component its place, of a renamed one its id.
    package let old: JSONValue?
    package let new: JSONValue?

    package init(
      _ kind: Kind, _ id: String, property: String? = nil, old: JSONValue? = nil,
      new: JSONValue? = nil
    ) {
      self.kind = kind
      self.id = id
      self.property = property
      self.old = old
      self.new = new
    }

    /// The difference as `--json` gives it.
    package var json: JSONValue {
      [
        "kind": .string(kind.rawValue), "id": .string(id),
        "property": property.map { .string($0) } ?? .null, "old": old ?? .null,
        "new": new ?? .null,
      ]
    }
  }

  /// The form's own first, then in the order of the new form, then what was removed.
  package let changes: [Change]

  /// The ids of the new form's components that are new, moved or otherwise.
  package var changedIDs: [String] {
    changes.reduce(into: []) { ids, change in
      guard change.kind != .removed, change.id != "form", !ids.contains(change.id) else { return }
      ids.append(change.id)
    }
  }

  /// Compares two forms.
  ///
  /// `renamed` says what was renamed on the way; without it a removed and an added component that
  /// are equal but for the id are one that was renamed.
  package init(from old: Form, to new: Form, renamed: [AppliedEdits.Renaming]? = nil) {
    let renamings = renamed ?? Self.likelyRenamings(from: old, to: new)
    let edits = renamings.map { Edit.rename(id: $0.from, to: $0.to) }
    var start = old
    var known: [AppliedEdits.Renaming] = []
    // Compared is what is left once the renaming is carried through.
    if case .applied(let applied) = old.applying(edits) {
      start = applied.form
      known = renamings
    }
    changes = FormComparison(from: start, to: new, renamed: known).changes
  }

  private static func likelyRenamings(
    from old: Form, to new: Form
  ) -> [AppliedEdits.Renaming] {
    func only(in form: Form, notIn other: Form) -> [Component] {
      form.placed.map(\.component).filter {
        Identifier.isValid($0.id) && !other.index.contains($0.id)
      }
    }
    func nameless(_ component: Component) -> JSONObject {
      var properties = component.properties
      properties["id"] = nil
      properties["children"] = nil
      return properties
    }
    var added = only(in: new, notIn: old)
    return only(in: old, notIn: new).compactMap { removed in
      let properties = nameless(removed)
      guard let index = added.firstIndex(where: { nameless($0) == properties }) else { return nil }
      return AppliedEdits.Renaming(from: removed.id, to: added.remove(at: index).id)
    }
  }
}
