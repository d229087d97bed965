package import JSON

extension Edit {
  /// Reads operations as a reply has them: the edits with notes, or everything that is wrong.
  package static func decode(
    _ ops: JSONValue
  ) -> Result<(edits: [Edit], notes: [EditNote]), Refusal> {
    var decoder = EditDecoder()
    let edits = decoder.edits(ops)
    guard decoder.diagnostics.isEmpty else { return .failure(Refusal(decoder.diagnostics)) }
    return .success((edits, decoder.notes))
  }

  /// The operation exactly as the reply schema has it.
  package var json: JSONValue {
    switch self {
    case .set(let ids, let props):
      ["op": "set", "ids": Self.texts(ids), "props": .array(props.map(\.json))]
    case .add(let nodes, let place):
      [
        "op": "add", "in": .string(place.container), "after": .string(place.after),
        "nodes": .array(nodes.map(\.json)),
      ]
    case .remove(let ids): ["op": "remove", "ids": Self.texts(ids)]
    case .move(let ids, let place):
      [
        "op": "move", "ids": Self.texts(ids), "in": .string(place.container),
        "after": .string(place.after),
      ]
    case .rename(let id, let newID):
      ["op": "rename", "id": .string(id), "to": .string(newID)]
    case .clear: ["op": "clear"]
    case .undo(let count): ["op": "undo", "count": .number(JSONNumber(count))]
    case .translate(let language, let texts):
      [
        "op": "translate", "language": .string(language),
        "texts": .array(
          texts.map { ["path": .string($0.path), "words": .string($0.words)] }),
      ]
    }
  }

  private static func texts(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
}

extension Edit.Node {
  /// The node exactly as the reply schema has it.
  package var json: JSONValue {
    [
      "type": .string(type), "id": .string(id), "label": .string(label),
      "props": .array(props.map(\.json)),
    ]
  }
}

extension PropertyChange {
  /// The property exactly as the reply schema has it.
  package var json: JSONValue {
    switch self {
    case .text(let name, let text): ["text": .string(name), "v": .string(text)]
    case .flag(let name, let flag): ["flag": .string(name), "v": .bool(flag)]
    case .number(let name, let number): ["number": .string(name), "v": .number(number)]
    case .list(let name, let texts):
      ["list": .string(name), "v": .array(texts.map { .string($0) })]
    case .unset(let name): ["unset": .string(name)]
    case .path(let name, let value): ["path": .string(name), "json": .string(value.text())]
    }
  }
}
