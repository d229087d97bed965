internal import JSON

/// The options of a field as a definition has them.
struct FormhausOptions {
  /// The form's options; `nil` where the value is no list.
  let options: JSONValue?
  /// What each option has beside its value and label, by its value.
  let rests: JSONObject
  /// Whether the options and rests say all that the value says.
  let isExact: Bool

  init(_ value: JSONValue) {
    guard let entries = value.arrayValue else {
      (options, rests, isExact) = (nil, [:], false)
      return
    }
    var options: [JSONValue] = []
    var rests: JSONObject = [:]
    var isExact = true
    var names = FormhausOrigin.EntryNames()
    for entry in entries {
      guard let option = entry.objectValue, let value = Self.text(option["value"]) else {
        isExact = false
        continue
      }
      let label = Self.text(option["label"])
      if option["value"]?.stringValue == nil || option["label"]?.stringValue == nil {
        isExact = false
      }
      options.append(FieldOption(value: value, label: label ?? value).json)
      let others = option.members.filter { $0.key != "value" && $0.key != "label" }
      let name = names.name(value)
      if !others.isEmpty { rests[name] = .object(JSONObject(others)) }
    }
    self.options = .array(options)
    self.rests = rests
    self.isExact = isExact
  }

  /// A text, or a number as it is shown.
  private static func text(_ value: JSONValue?) -> String? {
    value?.stringValue ?? value?.numberValue?.text
  }
}
