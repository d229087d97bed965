extension Edit {
  /// What it does, in a short line: `add phone after email`, `set phone.required`.
  package var summary: String {
    switch self {
    case .set(let ids, let props):
      "set \(Self.list(ids)).\(Self.list(props.map(\.name)))"
    case .add(let nodes, let place):
      "add \(Self.list(nodes.map { $0.id.isEmpty ? $0.label : $0.id }))\(Self.words(for: place))"
    case .remove(let ids): "remove \(Self.list(ids))"
    case .move(let ids, let place): "move \(Self.list(ids))\(Self.words(for: place))"
    case .rename(let id, let newID): "rename \(id) to \(newID)"
    case .clear: "clear"
    case .undo(let count): "undo \(count)"
    case .translate(let language, let texts): "translate \(texts.count) texts to \(language)"
    }
  }

  /// At most four names; more are counted.
  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(4).joined(separator: ", ")
    return names.count > 4 ? "\(shown) and \(names.count - 4) more" : shown
  }

  private static func words(for place: Place) -> String {
    let container = place.container.isEmpty ? "" : " in \(place.container)"
    switch place.after {
    case "": return container
    case "^": return container + " first"
    default: return container + " after \(place.after)"
    }
  }
}
