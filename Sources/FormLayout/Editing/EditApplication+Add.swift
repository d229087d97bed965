internal import JSON

extension EditApplication {
  mutating func add(_ nodes: [Edit.Node], at place: Edit.Place, _ pointer: JSONPointer) {
    if nodes.contains(where: { $0.type == "Option" }) {
      addOptions(nodes, at: place, pointer)
      return
    }
    guard !nodes.isEmpty else {
      note(nil, "an 'add' without nodes changes nothing")
      return
    }
    var components: [Component] = []
    for (index, node) in nodes.enumerated() {
      checkType(node, at: pointer.appending("nodes").appending(index).appending("type"))
      components.append(Component(type: node.type, id: ""))
    }
    // A faulty place refuses everything; the rest is still judged, at the end of the form.
    let spot =
      spot(place, for: components, at: pointer)
      ?? Spot(parent: .root, position: form.components.count)
    components = nodes.map { node in Component(type: node.type, id: newID(for: node)) }
    form.insert(components, in: spot.parent, at: spot.position)
    isChanged = true
    for (index, node) in nodes.enumerated() {
      complete(
        spot.parent.appending(spot.position + index), as: node,
        at: pointer.appending("nodes").appending(index))
    }
  }

  private mutating func checkType(_ node: Edit.Node, at pointer: JSONPointer) {
    guard ComponentType.named(node.type) == nil else { return }
    let nearest = NearestName.question(for: node.type, among: ComponentType.all.map(\.name))
    refuse(
      .badValue, at: pointer, component: node.id.isEmpty ? nil : node.id,
      node.type.isEmpty ? "a node needs a type" : "there is no type '\(node.type)'", help: nearest)
  }

  /// Gives a new component its label, its properties and the look of its neighbours.
  private mutating func complete(
    _ path: ComponentPath, as node: Edit.Node, at pointer: JSONPointer
  ) {
    setLabel(node, at: path)
    for (index, change) in Self.typeFirst(node.props) {
      apply(change, to: path, at: pointer.appending("props").appending(index))
    }
    guard let component = form[path], component["style"] == nil, component.isTextLike,
      hasLookToTake(), let neighbour = neighbour(of: path)
    else { return }
    let style = JSONObject(
      neighbour.style.members.filter { HouseStyle.names.contains($0.key) })
    guard !style.isEmpty else { return }
    form.update(at: path) { $0.set(.object(style), for: "style") }
    note(component.id, "'\(component.id)' takes the look of '\(neighbour.id)'")
  }

  /// A node's label is a Text's text and an Image's alternative text; a type without words drops it.
  private mutating func setLabel(_ node: Edit.Node, at path: ComponentPath) {
    guard !node.label.isEmpty, let component = form[path] else { return }
    let type = component.catalogued
    let key = ["label", "text", "alt"].first { type?.property($0) != nil }
    guard let key = type == nil ? "label" : key else {
      note(component.id, "a \(node.type) shows no label, so '\(node.label)' is left out")
      return
    }
    form.update(at: path) { $0.set(.string(node.label), for: key) }
  }

  // MARK: Ids

  /// The id of a new component. One that is taken or none gets another, which the name then means.
  private mutating func newID(for node: Edit.Node) -> String {
    let wanted =
      Identifier.isValid(node.id)
      ? node.id
      : Identifier.made(from: node.id) ?? Identifier.made(from: node.label)
        ?? Identifier.made(from: node.type) ?? "component"
    let id = Identifier.unused(wanted) {
      form.index.contains($0) || reserved.contains(CodeUnits($0))
    }
    reserved.insert(CodeUnits(id))
    added.insert(CodeUnits(id))
    if node.id.isEmpty || node.id.isIdentical(to: id) {
      aliases[CodeUnits(id)] = nil
    } else {
      aliases[CodeUnits(node.id)] = id
      let isTaken = Identifier.isValid(node.id)
      note(
        id,
        isTaken
          ? "'\(node.id)' is taken, so the new one is '\(id)'"
          : "'\(node.id)' cannot be an id, so it is '\(id)'")
    }
    return id
  }

  // MARK: The look of the neighbours

  /// Whether looking for a neighbour may find one with a look. The search goes over all that these
  /// edits have added, so that where they add much it is worth a look at what was there before.
  private mutating func hasLookToTake() -> Bool {
    guard added.count > 20 else { return true }
    let known =
      canTakeLook
      ?? form.placed.contains { place in
        place.component.isTextLike && !added.contains(CodeUnits(place.component.id))
          && place.component.style.members.contains { HouseStyle.names.contains($0.key) }
      }
    canTakeLook = known
    return known
  }

  /// The nearest text-like field that was there before these edits, the one before on a tie.
  private func neighbour(of path: ComponentPath) -> Component? {
    var place = path
    while place != .root {
      let siblings = form.children(of: place.parent)
      for distance in 1...max(1, siblings.count) {
        for index in [place.last - distance, place.last + distance]
        where siblings.indices.contains(index) {
          let isBefore = index < place.last
          if let found = textLike(in: siblings[index], fromEnd: isBefore) { return found }
        }
      }
      place = place.parent
    }
    return nil
  }

  private func textLike(in component: Component, fromEnd: Bool) -> Component? {
    if component.isTextLike, !added.contains(CodeUnits(component.id)) { return component }
    let children = fromEnd ? component.children.reversed() : component.children
    return children.lazy.compactMap { textLike(in: $0, fromEnd: fromEnd) }.first
  }
}

/// What a new field takes from its neighbour.
enum HouseStyle {
  static let names = [
    "padding", "cornerRadius", "foregroundColor", "backgroundColor", "font", "borderColor",
    "borderWidth",
  ]
}

extension Component {
  /// Whether it looks like a line to write in.
  var isTextLike: Bool {
    switch type {
    case "TextField", "SecureField", "TextEditor", "DatePicker": true
    case "Picker": appearance ?? "menu" == "menu"
    default: false
    }
  }
}
