internal import JSON

/// Reads operations from their JSON: as much as a model may leave out or write otherwise is let pass.
struct EditDecoder {
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var notes: [EditNote] = []

  private static let ops: [String: [String]] = [
    "set": ["ids", "props"], "add": ["in", "after", "nodes"], "remove": ["ids"],
    "move": ["ids", "in", "after"], "rename": ["id", "to"], "clear": [], "undo": ["count"],
    "translate": ["language", "texts"],
  ]

  mutating func edits(_ ops: JSONValue) -> [Edit] {
    let root = JSONPointer(["ops"])
    if ops.objectValue != nil { return [edit(ops, at: root.appending(0))].compactMap { $0 } }
    guard let elements = ops.arrayValue else {
      if !ops.isNull { refuse(.badValue, at: root, "'ops' is a list of operations") }
      return []
    }
    return elements.enumerated().compactMap { edit($1, at: root.appending($0)) }
  }

  private mutating func edit(_ json: JSONValue, at pointer: JSONPointer) -> Edit? {
    guard let object = json.objectValue else {
      refuse(.badValue, at: pointer, "an operation is an object, not \(json.kindInWords)")
      return nil
    }
    let op = object["op"]?.stringValue ?? ""
    guard let keys = Self.ops[op] else {
      let names = Self.ops.keys.sorted()
      refuse(
        .badValue, at: pointer.appending("op"),
        op.isEmpty ? "an operation needs its name under 'op'" : "there is no operation '\(op)'",
        help: NearestName.question(for: op, among: names)
          ?? "one of " + names.map { "'\($0)'" }.joined(separator: ", "))
      return nil
    }
    dropUnknown(object, ["op"] + keys, of: "'\(op)'")
    switch op {
    case "set":
      return .set(
        ids: texts(object, "ids", at: pointer), props: props(object["props"], at: pointer))
    case "add": return .add(nodes: nodes(object, at: pointer), at: place(object, at: pointer))
    case "remove": return .remove(ids: texts(object, "ids", at: pointer))
    case "move":
      return .move(ids: texts(object, "ids", at: pointer), to: place(object, at: pointer))
    case "rename":
      return .rename(
        id: text(object, "id", at: pointer), to: text(object, "to", at: pointer))
    case "clear": return .clear
    case "undo": return .undo(count: count(object["count"], at: pointer))
    default:
      return .translate(
        language: text(object, "language", at: pointer), texts: translations(object, at: pointer))
    }
  }

  private mutating func count(_ value: JSONValue?, at pointer: JSONPointer) -> Int {
    guard let value, !value.isNull else { return 1 }
    if let count = value.intValue ?? value.stringValue.flatMap({ Int($0) }) { return count }
    refuse(.badValue, at: pointer.appending("count"), "'count' is a whole number")
    return 1
  }

  private mutating func place(_ object: JSONObject, at pointer: JSONPointer) -> Edit.Place {
    Edit.Place(
      in: text(object, "in", at: pointer), after: text(object, "after", at: pointer))
  }

  private mutating func translations(
    _ object: JSONObject, at pointer: JSONPointer
  ) -> [Edit.Translation] {
    objects(object["texts"], at: pointer.appending("texts")).map { place, entry in
      dropUnknown(entry, ["path", "words"], of: "a translation")
      return Edit.Translation(
        path: text(entry, "path", at: place), words: text(entry, "words", at: place))
    }
  }

  // MARK: Nodes

  private mutating func nodes(_ object: JSONObject, at pointer: JSONPointer) -> [Edit.Node] {
    objects(object["nodes"], at: pointer.appending("nodes")).map { place, node in
      dropUnknown(node, ["type", "id", "label", "props"], of: "a node")
      return Edit.Node(
        type: text(node, "type", at: place), id: text(node, "id", at: place),
        label: text(node, "label", at: place), props: props(node["props"], at: place))
    }
  }

  // MARK: Properties

  private mutating func props(_ value: JSONValue?, at pointer: JSONPointer) -> [PropertyChange] {
    objects(value, at: pointer.appending("props")).compactMap { change($1, at: $0) }
  }

  private mutating func change(
    _ object: JSONObject, at pointer: JSONPointer
  ) -> PropertyChange? {
    let kinds = ["text", "flag", "number", "list", "unset", "path"]
    guard let kind = object.keys.first(where: { kinds.contains($0) }) else {
      refuse(
        .badValue, at: pointer,
        "a property is given by one of " + kinds.map { "'\($0)'" }.joined(separator: ", "),
        help: "{\"text\": \"label\", \"v\": \"…\"}")
      return nil
    }
    let name = text(object, kind, at: pointer)
    dropUnknown(object, [kind, "v", "json"], of: "a property")
    if kind == "unset" { return .unset(name) }
    guard let value = object["v"] ?? object["json"] else {
      refuse(.badValue, at: pointer, "'\(name)' needs its value under 'v'")
      return nil
    }
    if kind == "path" { return path(name, value, at: pointer) }
    return plain(name, value, as: kind)
  }

  /// A value under a path is JSON in a string; JSON itself is let pass.
  private mutating func path(
    _ name: String, _ value: JSONValue, at pointer: JSONPointer
  ) -> PropertyChange? {
    guard let text = value.stringValue else { return .path(name, value) }
    do {
      return .path(name, try JSONValue(parsing: text, leniency: .modelText))
    } catch {
      refuse(
        .badValue, at: pointer.appending("json"), "'\(name)': this is not JSON: \(error)",
        help: "a text stands in quotes of its own: \"\\\"bold\\\"\"")
      return nil
    }
  }

  /// The value as its own kind says; a plain one in a text (`"12"`, `"true"`) as the key says.
  private func plain(_ name: String, _ value: JSONValue, as kind: String) -> PropertyChange {
    switch value {
    case .null: return .unset(name)
    case .bool(let flag): return .flag(name, flag)
    case .number(let number): return .number(name, number)
    case .string(let text):
      let inner = try? JSONValue(parsing: text)
      if kind == "flag", let flag = inner?.boolValue { return .flag(name, flag) }
      if kind == "number", let number = inner?.numberValue { return .number(name, number) }
      if kind == "list" { return .list(name, [text]) }
      return .text(name, text)
    case .array(let elements):
      let texts = elements.compactMap { $0.plainText }
      return texts.count == elements.count ? .list(name, texts) : .path(name, value)
    case .object: return .path(name, value)
    }
  }

  // MARK: Parts

  private mutating func objects(
    _ value: JSONValue?, at pointer: JSONPointer
  ) -> [(JSONPointer, JSONObject)] {
    guard let value, !value.isNull else { return [] }
    let elements = value.objectValue == nil ? value.arrayValue : [value]
    guard let elements else {
      refuse(.badValue, at: pointer, "this is a list of objects, not \(value.kindInWords)")
      return []
    }
    var found: [(JSONPointer, JSONObject)] = []
    for (index, element) in elements.enumerated() {
      let place = pointer.appending(index)
      if let object = element.objectValue {
        found.append((place, object))
      } else {
        refuse(.badValue, at: place, "this is an object, not \(element.kindInWords)")
      }
    }
    return found
  }

  private mutating func text(
    _ object: JSONObject, _ key: String, at pointer: JSONPointer
  ) -> String {
    guard let value = object[key], !value.isNull else { return "" }
    if let text = value.plainText { return text }
    refuse(
      .badValue, at: pointer.appending(key), "'\(key)' is a text, not \(value.kindInWords)")
    return ""
  }

  private mutating func texts(
    _ object: JSONObject, _ key: String, at pointer: JSONPointer
  ) -> [String] {
    guard let value = object[key], !value.isNull else { return [] }
    if let text = value.stringValue { return [text] }
    let texts = value.arrayValue?.compactMap(\.stringValue)
    guard let texts, texts.count == value.arrayValue?.count else {
      refuse(.badValue, at: pointer.appending(key), "'\(key)' is a list of texts")
      return []
    }
    return texts
  }

  private mutating func dropUnknown(_ object: JSONObject, _ known: [String], of what: String) {
    for key in object.keys where !known.contains(key) {
      let note = EditNote("\(what) has no key '\(key)', so it was left out")
      if !notes.contains(note) { notes.append(note) }
    }
  }

  private mutating func refuse(
    _ fault: EditFault, at pointer: JSONPointer, _ message: String, help: String? = nil
  ) {
    diagnostics.append(
      Diagnostic(
        code: fault.rawValue, severity: .error, pointer: pointer, message: message, help: help))
  }
}

extension JSONValue {
  /// A text, or a number or flag as one.
  fileprivate var plainText: String? {
    switch self {
    case .string(let text): text
    case .number(let number): number.text
    case .bool(let flag): flag ? "true" : "false"
    case .null, .array, .object: nil
    }
  }
}
