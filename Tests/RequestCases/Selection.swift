internal import JSON

/// Finds the components that a selector of an assertion means.
struct Selection {
  let start: JudgedLayout
  let result: JudgedLayout
  /// The ids that names such as `$button` stand for.
  var bound: [String: String] = [:]

  func pick(_ selector: JSONValue) -> [JudgedComponent] {
    if let many = selector.arrayValue {
      return many.reduce(into: []) { found, one in
        found += pick(one).filter { new in !found.contains { $0.id == new.id } }
      }
    }
    if let id = selector.stringValue {
      let real = id.hasPrefix("$") ? bound[String(id.dropFirst())] ?? "" : id
      return result[real].map { [$0] } ?? []
    }
    return result.components.filter { component in
      (selector.objectValue?.members ?? []).allSatisfy { fits(component, $0.key, $0.value) }
    }
  }

  func one(_ selector: JSONValue) throws(Unmet) -> JudgedComponent {
    let found = pick(selector)
    guard found.count == 1 else {
      throw Unmet("\(selector.text()): \(found.count) components match, one is wanted")
    }
    return found[0]
  }

  func some(_ selector: JSONValue) throws(Unmet) -> [JudgedComponent] {
    let found = pick(selector)
    guard !found.isEmpty else { throw Unmet("\(selector.text()): nothing matches") }
    return found
  }

  private func fits(_ component: JudgedComponent, _ key: String, _ wanted: JSONValue) -> Bool {
    let words = wanted.stringValue ?? ""
    let list = wanted.arrayValue?.compactMap(\.stringValue) ?? [words]
    switch key {
    case "id": return component.id == words
    case "idMatches": return Matching.finds(words, in: component.id)
    case "type": return list.contains(component.type)
    case "kind": return list.contains(component.kind)
    case "asks": return list.contains { Asking.asks(component, $0) }
    case "labelMatches": return Matching.finds(words, in: component.name)
    case "textMatches": return texts(component).contains { Matching.finds(words, in: $0) }
    case "in": return isInside(component, wanted)
    case "notIn": return !isInside(component, wanted)
    case "contains":
      return (wanted.arrayValue ?? []).allSatisfy { inner in
        pick(inner).contains { $0.ancestors.contains(component.id) }
      }
    case "fields":
      return Matching.isWithin(result.below(component.id).count { $0.kind == "field" }, wanted)
    case "new": return (start[component.id] == nil) == (wanted == .bool(true))
    case "props":
      return (wanted.objectValue?.members ?? []).allSatisfy {
        Matching.has(component, $0.key, $0.value)
      }
    case "hasOption": return component.options.contains { Asking.option($0, matches: words) }
    default: return false
    }
  }

  private func isInside(_ component: JudgedComponent, _ selector: JSONValue) -> Bool {
    let around = Set(pick(selector).map(\.id))
    return component.ancestors.contains(where: around.contains)
  }

  private func texts(_ component: JudgedComponent) -> [String] {
    ["label", "text", "placeholder", "help", "alt"].compactMap { component.json[$0]?.stringValue }
      + (component.json["accessibility"]?.objectValue?.members.compactMap(\.value.stringValue) ?? [])
  }
}

/// Why an assertion does not hold.
struct Unmet: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}
