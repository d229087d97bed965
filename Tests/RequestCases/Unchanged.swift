internal import FormLayout
internal import JSON

/// The assertion that nothing else changed: every component of the start is there, equal, in its place.
struct Unchanged {
  private let start: JudgedLayout
  private let result: JudgedLayout
  private let allowed: JSONValue

  init(_ start: Form, _ result: Form, _ allowed: JSONValue) {
    var start = start
    for member in allowed["renamed"]?.objectValue?.members ?? [] {
      guard let new = member.value.stringValue,
        case .applied(let applied) = start.applying([.rename(id: member.key, to: new)])
      else { continue }
      start = applied.form
    }
    self.start = JudgedLayout(start)
    self.result = JudgedLayout(result)
    self.allowed = allowed
  }

  func hold() throws(Unmet) {
    let removed = Set(texts("removed"))
    let gone = start.components.filter { result[$0.id] == nil && !removed.contains($0.id) }
    guard gone.isEmpty else { throw Unmet("lost: \(gone.map(\.id))") }
    let kept = removed.filter { result[$0] != nil }
    guard kept.isEmpty else { throw Unmet("should be gone: \(kept)") }
    let added = result.components.filter { start[$0.id] == nil }
    guard Matching.isWithin(added.count, allowed["added"] ?? 0) else {
      throw Unmet("\(added.count) new: \(added.map(\.id))")
    }
    for component in start.components where !removed.contains(component.id) { try same(component) }
    try sameOrder(removed)
    try sameForm()
  }

  private func texts(_ key: String) -> [String] {
    (allowed[key]?.arrayValue ?? []).compactMap(\.stringValue)
  }

  private var movesAnything: Bool { allowed["moved"] == "*" }

  private func same(_ old: JudgedComponent) throws(Unmet) {
    guard let new = result[old.id] else { return }
    let except = allowed["except"]?[old.id]
    let isListed = texts("except").contains(old.id)
    if except != "*", !isListed {
      let paths = (except?.arrayValue ?? []).compactMap(\.stringValue)
      let (left, right) = (old.value.without(paths), new.value.without(paths))
      guard left.isEquivalent(to: right) else {
        throw Unmet("\(old.id) was changed: \(left.text()) \(right.text())")
      }
    }
    if !movesAnything, !texts("moved").contains(old.id) {
      guard old.parent == new.parent else {
        throw Unmet("\(old.id) moved to \(new.parent ?? "the form")")
      }
    }
  }

  private func sameOrder(_ removed: Set<String>) throws(Unmet) {
    guard !movesAnything else { return }
    let moved = Set(texts("moved"))
    let still = start.components.filter { !removed.contains($0.id) && !moved.contains($0.id) }
    for (_, siblings) in Dictionary(grouping: still, by: { $0.parent ?? "" }) {
      let places = siblings.compactMap { result[$0.id]?.order }
      guard places == places.sorted() else { throw Unmet("order changed: \(siblings.map(\.id))") }
    }
  }

  private func sameForm() throws(Unmet) {
    let open = Set(texts("form"))
    let keys = Set(
      (start.form.objectValue?.keys.map { $0 } ?? [])
        + (result.form.objectValue?.keys.map { $0 } ?? []))
    for key in keys where key != "components" && key != "strings" && !open.contains(key) {
      let paths = open.filter { $0.hasPrefix("\(key).") }.map {
        String($0.dropFirst(key.count + 1))
      }
      let left = start.form[key]?.without(paths) ?? .object([:])
      let right = result.form[key]?.without(paths) ?? .object([:])
      guard left.isEquivalent(to: right) else { throw Unmet("form \(key) was changed") }
    }
    guard !open.contains("strings") else { return }
    guard strings(start).isEquivalent(to: strings(result)) else {
      throw Unmet("translations were changed")
    }
  }

  /// Translations of what may not change.
  private func strings(_ layout: JudgedLayout) -> JSONValue {
    let free = Set(
      texts("removed") + texts("except") + (allowed["except"]?.objectValue?.keys.map { $0 } ?? []))
    var languages: JSONObject = [:]
    for language in layout.form["strings"]?.objectValue?.members ?? [] {
      let kept = (language.value.objectValue?.members ?? []).filter { member in
        let owner = String(member.key.prefix { $0 != "." })
        return !free.contains(owner) && start[owner] != nil || owner == "form"
      }
      if !kept.isEmpty { languages[language.key] = .object(JSONObject(kept)) }
    }
    return .object(languages)
  }
}

extension JSONValue {
  /// The value without some dotted paths, and without the objects that are empty then.
  fileprivate func without(_ paths: [String]) -> JSONValue {
    guard case .object(let object) = self else { return self }
    var result: JSONObject = [:]
    for member in object.members where !paths.contains(member.key) {
      let inner = paths.filter { $0.hasPrefix("\(member.key).") }.map {
        String($0.dropFirst(member.key.count + 1))
      }
      let value = inner.isEmpty ? member.value : member.value.without(inner)
      if value != .object([:]) { result[member.key] = value }
    }
    return .object(result)
  }
}
