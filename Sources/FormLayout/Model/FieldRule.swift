package import JSON

/// One rule that an answer must follow: `{"rule": "minLength", "value": 8}`.
package struct FieldRule: Equatable, Sendable {
  package var name: String
  package var value: JSONValue?

  package init(name: String, value: JSONValue? = nil) {
    self.name = name
    self.value = value
  }

  /// An object with a string under `rule`; anything else is none.
  package init?(json: JSONValue) {
    guard let name = json["rule"]?.stringValue else { return nil }
    self.init(name: name, value: json["value"])
  }

  package var json: JSONValue {
    var object: JSONObject = ["rule": .string(name)]
    if let value { object["value"] = value }
    return .object(object)
  }
}
