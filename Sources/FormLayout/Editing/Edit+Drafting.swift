internal import JSON

extension Edit {
  /// The edits that put a whole form in the place of another: clear, then all of it.
  ///
  /// What no type knows is left out; the form's id, version and origin stay the other's.
  package static func drafting(_ form: Form) -> [Edit] {
    var edits: [Edit] = [.clear]
    let keys = ["title", "description", "language", "style", "hiddenValues"]
    let props = keys.compactMap { key in form[key].map { PropertyChange.path(key, $0) } }
    if !props.isEmpty { edits.append(.set(ids: ["form"], props: props)) }
    var used: Set<CodeUnits> = []
    add(form.components, in: "", to: &edits, &used)
    for language in form["strings"]?.objectValue?.members ?? [] {
      let texts = (language.value.objectValue?.members ?? []).compactMap { member in
        member.value.stringValue.map { Translation(path: member.key, words: $0) }
      }
      if !texts.isEmpty { edits.append(.translate(language: language.key, texts: texts)) }
    }
    return edits
  }

  private static func add(
    _ components: [Component], in container: String, to edits: inout [Edit],
    _ used: inout Set<CodeUnits>
  ) {
    let known = components.filter { $0.catalogued != nil }
    guard !known.isEmpty else { return }
    var nodes: [Node] = []
    for component in known {
      // Children are put in by their container's id, so it is settled here.
      let wanted =
        Identifier.isValid(component.id)
        ? component.id
        : Identifier.made(from: component.words ?? "") ?? Identifier.made(from: component.type)
          ?? "component"
      let id = Identifier.unused(wanted) { used.contains(CodeUnits($0)) }
      used.insert(CodeUnits(id))
      nodes.append(node(component, id: id))
    }
    edits.append(.add(nodes: nodes, at: Place(in: container)))
    for (component, node) in zip(known, nodes) {
      add(component.children, in: node.id, to: &edits, &used)
    }
  }

  private static func node(_ component: Component, id: String) -> Node {
    let ownWords = component.type == "Text" ? "text" : "label"
    let props = component.properties.members.compactMap { member -> PropertyChange? in
      let isKnown = component.catalogued?.property(member.key) != nil
      guard isKnown, !["type", "id", "children", ownWords].contains(member.key) else { return nil }
      return .path(member.key, member.value)
    }
    return Node(
      type: component.type, id: id, label: component[ownWords]?.stringValue ?? "", props: props)
  }
}
