package import JSON

/// Where a step goes next, and when.
package struct Route: Equatable, Sendable {
  /// The id of a later step; `nil` is the end of the form.
  package var target: String?
  /// The condition as written; `nil` always holds.
  package var condition: JSONValue?

  package init(target: String?, condition: JSONValue? = nil) {
    self.target = target
    self.condition = condition
  }

  /// An object whose `to` is a string or null; anything else is none.
  package init?(json: JSONValue) {
    guard let to = json["to"], to.isNull || to.stringValue != nil else { return nil }
    self.init(target: to.stringValue, condition: json["if"])
  }

  package var json: JSONValue {
    var object: JSONObject = ["to": target.map { .string($0) } ?? .null]
    if let condition { object["if"] = condition }
    return .object(object)
  }
}
