internal import JSON

/// What a ViewLayout has that a form has no place for, on the form or on one component.
struct ViewOrigin {
  /// The type as written, where that is not the catalogue's name.
  var type: JSONValue?
  /// The key that a text came from, where that is not `title`.
  var textKey: String?
  /// The keys whose values the reader made up.
  var assumed: [String] = []
  /// Keys without a place in the form, verbatim.
  var keys: JSONObject = [:]

  /// The value of the property `origin`; `nil` where there is nothing to keep.
  var json: JSONValue? {
    var object: JSONObject = ["format": "viewlayout"]
    if let type { object["type"] = type }
    if let textKey { object["text"] = .string(textKey) }
    if !assumed.isEmpty { object["assumed"] = .array(assumed.map { .string($0) }) }
    if !keys.isEmpty { object["keys"] = .object(keys) }
    return object.members.count > 1 ? .object(object) : nil
  }

  init() {}

  /// What a property `origin` holds for this format; nothing where it is another's.
  init(json: JSONValue?) {
    guard let json, json["format"] == "viewlayout" else { return }
    type = json["type"]
    textKey = json["text"]?.stringValue
    assumed = (json["assumed"]?.arrayValue ?? []).compactMap(\.stringValue)
    keys = json["keys"]?.objectValue ?? [:]
  }
}
