internal import JSON

extension EditApplication {
  mutating func rename(_ id: String, to newID: String, at pointer: JSONPointer) {
    let place = pointer.appending("to")
    if let path = self.place(of: id), let component = form[path] {
      // By its place one component is meant; what names the id means the first that has it.
      if id.utf8.first == UInt8(ascii: "/") {
        setID(of: component, path, to: newID, at: place)
      } else {
        rename(component, path, to: newID, at: place)
      }
    } else if let option = option(id) {
      renameOption(option.value, of: option.path, to: newID, at: place)
    } else if isForm(id) {
      renameForm(to: newID, at: place)
    } else {
      refuseUnknown(id, at: pointer.appending("id"))
      ghosts.insert(CodeUnits(newID))
    }
  }

  /// Renames a component and rewrites all that names it.
  mutating func rename(
    _ component: Component, _ path: ComponentPath, to newID: String, at pointer: JSONPointer
  ) {
    let id = component.id
    let isFirst = form.path(to: id) == path
    guard setID(of: component, path, to: newID, at: pointer), isFirst, !id.isEmpty else { return }
    rewriteReferences(from: id, to: newID)
    renameInOrigins(component, at: path)
    for index in lookups.indices where lookups[index].id.isIdentical(to: id) {
      lookups[index].id = newID
    }
    for (name, meaning) in aliases where meaning.isIdentical(to: id) { aliases[name] = newID }
    aliases[CodeUnits(newID)] = nil
    aliases[CodeUnits(id)] = newID
    added.insert(CodeUnits(newID))
    rememberRenaming(from: id, to: newID)
  }

  private mutating func rememberRenaming(from id: String, to newID: String) {
    if let index = renamed.firstIndex(where: { $0.to.isIdentical(to: id) }) {
      renamed[index] = AppliedEdits.Renaming(from: renamed[index].from, to: newID)
    } else {
      renamed.append(AppliedEdits.Renaming(from: id, to: newID))
    }
  }

  /// Gives one component an id; `false` after a fault or where it has it already.
  @discardableResult
  private mutating func setID(
    of component: Component, _ path: ComponentPath, to newID: String, at pointer: JSONPointer
  ) -> Bool {
    guard !newID.isIdentical(to: component.id) else { return false }
    guard Identifier.isValid(newID) else {
      refuse(
        .badValue, at: pointer, component: component.id, "'\(newID)' cannot be an id",
        help: Identifier.made(from: newID).map { "for example '\($0)'" })
      ghosts.insert(CodeUnits(newID))
      return false
    }
    guard !form.index.contains(newID) else {
      refuse(
        .badValue, at: pointer, component: component.id, "the id '\(newID)' is taken",
        help: "for example '\(Identifier.unused(newID) { form.index.contains($0) })'")
      return false
    }
    form.update(at: path) { $0.set(.string(newID), for: "id") }
    isChanged = true
    return true
  }

  mutating func renameForm(to newID: String, at pointer: JSONPointer) {
    guard Identifier.isValid(newID) else {
      refuse(.badValue, at: pointer, "'\(newID)' cannot be an id")
      return
    }
    replaceFormKey(form["id"], with: .string(newID), "id")
  }

  private mutating func rewriteReferences(from id: String, to newID: String) {
    rewriteAll { component in
      guard component.properties.mayName(id) else { return nil }
      return component.rewritingReferences(
        ids: { $0.id.isIdentical(to: id) ? newID : nil },
        conditions: { condition, _ in
          guard condition.fields.contains(where: { $0.isIdentical(to: id) }) else { return nil }
          return condition.renaming(id, to: newID)
        })
    }
    for name in ["title", "description"] {
      guard let expression = form[name]?.stringValue.flatMap({ TextExpression($0) }),
        expression.id.isIdentical(to: id)
      else { continue }
      form.set(.string(expression.text(naming: newID)), for: name)
    }
    mapTranslations { path in
      path.id.isIdentical(to: id) ? TranslationPath(id: newID, rest: path.rest) : path
    }
    mapSuppressed { $0.isIdentical(to: id) ? newID : $0 }
  }

  /// Takes over the properties of every component that is rewritten.
  mutating func rewriteAll(_ rewrite: (Component) -> Component?) {
    var found: [(path: ComponentPath, component: Component)] = []
    var indices: [Int] = []
    func visit(_ siblings: [Component]) {
      for (index, component) in siblings.enumerated() {
        indices.append(index)
        if let new = rewrite(component) { found.append((ComponentPath(indices), new)) }
        if !component.children.isEmpty { visit(component.children) }
        indices.removeLast()
      }
    }
    visit(form.components)
    for (path, new) in found {
      isChanged = true
      form.update(at: path) { component in
        for member in new.properties.members where component[member.key] != member.value {
          component.set(member.value, for: member.key)
        }
      }
    }
  }
}

extension JSONObject {
  /// A quick look that spares most components the walk: whether a text inside is an id, or could be
  /// an expression.
  fileprivate func mayName(_ id: String) -> Bool {
    members.contains { $0.value.mayName(id) }
  }
}

extension JSONValue {
  fileprivate func mayName(_ id: String) -> Bool {
    switch self {
    case .null, .bool, .number: false
    case .string(let text): text.isIdentical(to: id) || text.utf8.starts(with: "{$".utf8)
    case .array(let elements): elements.contains { $0.mayName(id) }
    case .object(let object): object.mayName(id)
    }
  }
}
