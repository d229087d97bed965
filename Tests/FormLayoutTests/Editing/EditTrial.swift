import FormLayout
import JSON

/// Operations tried on a few components: what came out, in one comparable text.
struct EditTrial: CustomStringConvertible {
  let outcome: EditOutcome

  init(_ components: JSONValue, _ ops: JSONValue, form: JSONObject = [:]) {
    var object: JSONObject = ["formchat": 1, "id": "trial", "components": components]
    for member in form.members { object[member.key] = member.value }
    switch Edit.decode(ops) {
    case .success(let decoded): outcome = Form(json: object).applying(decoded.edits)
    case .failure(let refusal): outcome = .refused(refusal.diagnostics)
    }
  }

  var form: Form? {
    if case .applied(let applied) = outcome { applied.form } else { nil }
  }

  var notes: [String] {
    if case .applied(let applied) = outcome { applied.notes.map(\.message) } else { [] }
  }

  var isChanged: Bool? {
    if case .applied(let applied) = outcome { applied.isChanged } else { nil }
  }

  /// The ids as a tree: `a b[c d]`.
  var tree: String {
    func text(_ components: [Component]) -> String {
      components.map { $0.id + ($0.children.isEmpty ? "" : "[\(text($0.children))]") }
        .joined(separator: " ")
    }
    return form.map { text($0.components) } ?? description
  }

  /// One property of a component as JSON; `–` where it is absent.
  func value(_ id: String, _ key: String) -> String {
    guard let form else { return description }
    return form.component(id)?[key]?.text() ?? "–"
  }

  var description: String {
    switch outcome {
    case .applied(let applied): JSONValue.array(applied.form.components.map(\.json)).text()
    case .undo(let count): "undo \(count)"
    case .refused(let diagnostics):
      diagnostics.map { diagnostic in
        "\(diagnostic.code) \(diagnostic.pointer): \(diagnostic.message)"
          + (diagnostic.help.map { " [\($0)]" } ?? "")
      }.joined(separator: "\n")
    }
  }
}

/// An operation in a test.
enum Op {
  static func set(_ ids: [String], _ props: JSONValue...) -> JSONValue {
    ["op": "set", "ids": .array(ids.map { .string($0) }), "props": .array(props)]
  }

  static func add(_ nodes: JSONValue..., in container: String = "", after: String = "") -> JSONValue
  {
    [
      "op": "add", "in": .string(container), "after": .string(after), "nodes": .array(nodes),
    ]
  }

  static func move(_ ids: String..., in container: String = "", after: String = "") -> JSONValue {
    [
      "op": "move", "ids": .array(ids.map { .string($0) }), "in": .string(container),
      "after": .string(after),
    ]
  }

  static func remove(_ ids: String...) -> JSONValue {
    ["op": "remove", "ids": .array(ids.map { .string($0) })]
  }

  static func rename(_ id: String, _ newID: String) -> JSONValue {
    ["op": "rename", "id": .string(id), "to": .string(newID)]
  }

  static func text(_ name: String, _ value: String) -> JSONValue {
    ["text": .string(name), "v": .string(value)]
  }

  static func flag(_ name: String, _ value: Bool) -> JSONValue {
    ["flag": .string(name), "v": .bool(value)]
  }

  static func number(_ name: String, _ value: JSONValue) -> JSONValue {
    ["number": .string(name), "v": value]
  }

  static func list(_ name: String, _ values: String...) -> JSONValue {
    ["list": .string(name), "v": .array(values.map { .string($0) })]
  }

  static func unset(_ name: String) -> JSONValue { ["unset": .string(name)] }

  static func path(_ path: String, _ json: String) -> JSONValue {
    ["path": .string(path), "json": .string(json)]
  }

  static func field(_ id: String, _ type: String = "TextField", _ more: JSONObject = [:])
    -> JSONValue
  {
    var object: JSONObject = ["type": .string(type), "id": .string(id)]
    for member in more.members { object[member.key] = member.value }
    return .object(object)
  }

  static func node(_ type: String, _ id: String = "", _ label: String = "", _ props: JSONValue...)
    -> JSONValue
  {
    [
      "type": .string(type), "id": .string(id), "label": .string(label), "props": .array(props),
    ]
  }
}
