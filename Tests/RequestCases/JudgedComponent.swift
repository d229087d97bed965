internal import FormLayout
internal import JSON

/// A component of a result, as assertions look at it.
struct JudgedComponent {
  let json: JSONObject
  let id: String
  let type: String
  let parent: String?
  let ancestors: [String]
  /// Its place among its siblings, and in the document.
  let index: Int
  let order: Int

  var kind: String { ComponentType.named(type)?.kind.rawValue ?? "unknown" }
  var isLeaf: Bool { !["container", "structure"].contains(kind) }
  var value: JSONValue { .object(json) }

  /// The words a person would call it by.
  var name: String {
    for key in ["label", "text", "alt"] {
      if let words = json[key]?.stringValue, !words.isEmpty { return words }
    }
    return ""
  }

  var options: [JSONValue] { json["options"]?.arrayValue ?? [] }
  var rules: [FieldRule] { (json["rules"]?.arrayValue ?? []).compactMap { FieldRule(json: $0) } }

  /// The value at a dotted path.
  func at(_ path: String) -> JSONValue? { value.at(path) }
}

extension JSONValue {
  /// The value at a dotted path.
  func at(_ path: String) -> JSONValue? {
    path.split(separator: ".").reduce(Optional(self)) { value, key in value?[String(key)] }
  }
}
