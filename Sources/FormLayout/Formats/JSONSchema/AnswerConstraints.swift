internal import JSON

/// The keywords that one answer must satisfy; what is said twice is said of both.
struct AnswerConstraints {
  private(set) var object: JSONObject

  init(_ object: JSONObject = [:]) {
    self.object = object
  }

  var isEmpty: Bool { object.isEmpty }

  /// Adds a keyword: of two bounds the narrower one counts.
  mutating func add(_ key: String, _ value: JSONValue) {
    guard let old = object[key], key != "allOf" else {
      if key == "allOf", let both = object[key]?.arrayValue {
        object[key] = .array(both + (value.arrayValue ?? []))
      } else {
        object[key] = value
      }
      return
    }
    guard !old.isEquivalent(to: value) else { return }
    if let one = old.doubleValue, let other = value.doubleValue {
      let isLower = key.hasPrefix("min")
      if isLower ? other > one : other < one { object[key] = value }
    } else {
      var schema: JSONObject = [:]
      schema[key] = value
      add("allOf", [.object(schema)])
    }
  }

  mutating func add(_ other: AnswerConstraints) {
    for member in other.object.members { add(member.key, member.value) }
  }

  /// The same, or no answer where that is allowed: `""`, null, and of a list an empty one.
  func orNoAnswer(isList: Bool) -> JSONValue {
    if object.keys == ["type"] || object.keys == ["type", "maxLength"], object["type"] == "string" {
      var schema = object
      schema["type"] = ["string", "null"]
      return .object(schema)
    }
    return ["anyOf": [.object(object), ["enum": isList ? ["", nil, []] : ["", nil]]]]
  }
}
