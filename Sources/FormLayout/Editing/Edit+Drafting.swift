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
    add(form.components, at: Place(), to: &edits, &used)
    for language in form["strings"]?.objectValue?.members ?? [] {
      let texts = (language.value.objectValue?.members ?? []).compactMap { member in
        member.value.stringValue.map { Translation(path: member.key, words: $0) }
      }
      if !texts.isEmpty { edits.append(.translate(language: language.key, texts: texts)) }
    }
    return edits
  }

  /// The edits that put a second one of a component somewhere, with all that is in it.
  ///
  /// Its ids are taken, so the new ones get others, and what names one of them within the copy
  /// means the new one. Bindings are left out: two answers cannot go to one place.
  package static func copying(_ component: Component, to place: Place) -> [Edit] {
    var edits: [Edit] = []
    var used: Set<CodeUnits> = []
    add([component], at: place, without: ["binding"], to: &edits, &used)
    return edits
  }

  private static func add(
    _ components: [Component], at place: Place, without omitted: Set<String> = [],
    to edits: inout [Edit], _ used: inout Set<CodeUnits>
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
      nodes.append(node(component, id: id, without: omitted))
    }
    edits.append(.add(nodes: nodes, at: place))
    for (component, node) in zip(known, nodes) {
      add(component.children, at: Place(in: node.id), without: omitted, to: &edits, &used)
    }
  }

  private static func node(
    _ component: Component, id: String, without omitted: Set<String>
  ) -> Node {
    let ownWords = component.type == "Text" ? "text" : "label"
    let props = component.properties.members.compactMap { member -> PropertyChange? in
      let isKnown = component.catalogued?.property(member.key) != nil
      let isLeftOut = ["type", "id", "children", ownWords].contains(member.key)
      guard isKnown, !isLeftOut, !omitted.contains(member.key) else { return nil }
      return .path(member.key, member.value)
    }
    return Node(
      type: component.type, id: id, label: component[ownWords]?.stringValue ?? "", props: props)
  }
}
