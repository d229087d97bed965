internal import JSON

extension PropertyChange {
  /// The name or path.
  package var name: String {
    switch self {
    case .text(let name, _), .flag(let name, _), .number(let name, _), .list(let name, _),
      .unset(let name), .path(let name, _):
      name
    }
  }

  /// The value as it is given; `nil` unsets.
  var value: JSONValue? {
    switch self {
    case .text(_, let text): .string(text)
    case .flag(_, let flag): .bool(flag)
    case .number(_, let number): .number(number)
    case .list(_, let texts): .array(texts.map { .string($0) })
    case .unset: nil
    case .path(_, let value): value
    }
  }
}

extension JSONValue {
  /// The value as one of the shapes takes it, where a plain text, number or flag says the same in
  /// another kind (`"12"`, `"true"`); else as it is.
  func coerced(to shapes: [ValueShape]) -> JSONValue {
    if shapes.contains(where: { $0.mismatch(of: self) == nil }) { return self }
    var others: [JSONValue] = []
    switch self {
    case .string(let text):
      if let plain = try? JSONValue(parsing: text),
        plain.numberValue != nil || plain.boolValue != nil
      {
        others = [plain]
      }
    case .number(let number): others = [.string(number.text)]
    case .bool(let flag): others = [.string(flag ? "true" : "false")]
    case .null, .array, .object: break
    }
    return others.first { other in shapes.contains { $0.mismatch(of: other) == nil } } ?? self
  }

  /// The value with what stands at a path replaced, objects made on the way; `nil` removes, and
  /// objects that become empty go with it.
  func setting(_ value: JSONValue?, at path: ArraySlice<String>, in order: KeyOrder?) -> JSONValue?
  {
    guard let token = path.first else { return value }
    if case .array(var elements) = self, let index = Int(token), elements.indices.contains(index) {
      if let new = elements[index].setting(value, at: path.dropFirst(), in: nil) {
        elements[index] = new
      } else {
        elements.remove(at: index)
      }
      return .array(elements)
    }
    var object = objectValue ?? [:]
    let old = object[token]
    guard old != nil || value != nil else { return self }
    let new = (old ?? .object([:])).setting(value, at: path.dropFirst(), in: nil)
    if let new, let order {
      object.set(new, for: token, in: order)
    } else {
      object[token] = new
    }
    return object.isEmpty ? nil : .object(object)
  }
}
