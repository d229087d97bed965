internal import JSON

/// What a DynamicUI layout has that a form has no place for, on the form or on one component.
struct DynamicUIOrigin {
  /// The type as written, where the component does not tell it.
  var type: String?
  /// The identifier of something that holds no value.
  var identifier: Identity?
  /// Properties whose values were not there, and `identifier` of a field that has none.
  var assumed: [String] = []
  /// Other names of modifiers, by the style or property that they became.
  var aliases: JSONObject = [:]
  /// How values were written that the form has otherwise, by key.
  var spelled: JSONObject = [:]
  /// Keys without a place in the form, verbatim.
  var keys: JSONObject = [:]
  /// The children of a `Picker`, where its options do not tell them.
  var entries: [JSONValue]?
  /// The entries of a list that are no components, which stand before this one.
  var before: [JSONValue] = []
  /// The entries that are no components at the end of the list inside this one.
  var after: [JSONValue] = []
  var marks: Set<Mark> = []

  /// The id itself, or a text that is no id here.
  enum Identity: Equatable {
    case id
    case text(String)
  }

  /// What was written: a layout without its envelope, a title that is never shown, words that are
  /// Markdown.
  enum Mark: String, CaseIterable {
    case array, hiddenTitle, markdown
  }

  init() {}

  /// What a property `origin` holds for this format; nothing where it is another's.
  init(json: JSONValue?) {
    guard let json, json["format"] == "dynamicui" else { return }
    type = json["type"]?.stringValue
    identifier = json["identifier"].flatMap { $0 == true ? .id : $0.stringValue.map { .text($0) } }
    assumed = Self.texts(json["assumed"])
    aliases = json["aliases"]?.objectValue ?? [:]
    spelled = json["spelled"]?.objectValue ?? [:]
    keys = json["keys"]?.objectValue ?? [:]
    entries = json["entries"]?.arrayValue
    before = json["before"]?.arrayValue ?? []
    after = json["after"]?.arrayValue ?? []
    marks = Set(Self.texts(json["marks"]).compactMap(Mark.init(rawValue:)))
  }

  private static func texts(_ value: JSONValue?) -> [String] {
    (value?.arrayValue ?? []).compactMap(\.stringValue)
  }

  /// The value of the property `origin`; `nil` where there is nothing to keep.
  var json: JSONValue? {
    var object: JSONObject = ["format": "dynamicui"]
    if let type { object["type"] = .string(type) }
    switch identifier {
    case .id: object["identifier"] = true
    case .text(let text): object["identifier"] = .string(text)
    case nil: break
    }
    if !assumed.isEmpty { object["assumed"] = .array(assumed.map { .string($0) }) }
    if !aliases.isEmpty { object["aliases"] = .object(aliases) }
    if !spelled.isEmpty { object["spelled"] = .object(spelled) }
    if !keys.isEmpty { object["keys"] = .object(keys) }
    if let entries { object["entries"] = .array(entries) }
    if !before.isEmpty { object["before"] = .array(before) }
    if !after.isEmpty { object["after"] = .array(after) }
    if !marks.isEmpty {
      object["marks"] = .array(Mark.allCases.filter(marks.contains).map { .string($0.rawValue) })
    }
    return object.members.count > 1 ? .object(object) : nil
  }
}
