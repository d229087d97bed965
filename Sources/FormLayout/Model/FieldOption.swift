package import JSON

/// One choice of a field.
package struct FieldOption: Equatable, Sendable {
  package var value: String
  /// What people read; the value where there is none.
  package var label: String
  package var isDisabled: Bool
  package var image: String?

  package init(value: String, label: String, isDisabled: Bool = false, image: String? = nil) {
    self.value = value
    self.label = label
    self.isDisabled = isDisabled
    self.image = image
  }

  /// An option with a string value; anything else is none.
  package init?(json: JSONValue) {
    guard let value = json["value"]?.stringValue else { return nil }
    self.init(
      value: value, label: json["label"]?.stringValue ?? value,
      isDisabled: json["disabled"]?.boolValue ?? false, image: json["image"]?.stringValue)
  }

  package var json: JSONValue {
    var object: JSONObject = ["value": .string(value), "label": .string(label)]
    if isDisabled { object["disabled"] = true }
    if let image { object["image"] = .string(image) }
    return .object(object)
  }
}
