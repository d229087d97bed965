extension Edit {
  /// What it will do, in lines such as `+ phone  TextField  Phone`: said while a reply arrives, when
  /// nothing is applied yet.
  package var announcement: [String] {
    switch self {
    case .set(let ids, let props): [Self.line("~", ids, props.map(\.name))]
    case .add(let nodes, _): nodes.map { Self.line("+", [$0.id], [$0.type], [$0.label]) }
    case .remove(let ids): [Self.line("-", ids)]
    case .move(let ids, _): [Self.line(">", ids)]
    case .rename(let id, let newID): [Self.line("~", [id], ["→ \(newID)"])]
    case .clear: ["- everything"]
    case .undo(let count): ["undo \(count)"]
    case .translate(let language, let texts): [Self.line("~", [language], ["\(texts.count) texts"])]
    }
  }

  private static func line(_ mark: String, _ columns: [String]...) -> String {
    let cells = columns.map { $0.joined(separator: ", ").visible() }.filter { !$0.isEmpty }
    return mark + " " + cells.joined(separator: "  ")
  }
}
