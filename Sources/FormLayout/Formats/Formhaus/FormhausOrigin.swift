internal import JSON

/// What a Formhaus definition has that a form has no place for, on the form or on one component.
struct FormhausOrigin {
  /// The id of a form or step as written, where that is no id here.
  var id: String?
  /// The type of a field as written, where the component does not tell it.
  var type: String?
  /// The required keys that were not there.
  var absent: [String] = []
  /// Keys without a place in the form, verbatim.
  var keys: JSONObject = [:]
  /// Of keys whose value has a place in part, what is left: of `validation`, `next`, each option.
  var rests: JSONObject = [:]

  init() {}

  /// What a property `origin` holds for this format; nothing where it is another's.
  init(json: JSONValue?) {
    guard let json, json["format"] == "formhaus" else { return }
    id = json["id"]?.stringValue
    type = json["type"]?.stringValue
    absent = (json["absent"]?.arrayValue ?? []).compactMap(\.stringValue)
    keys = json["keys"]?.objectValue ?? [:]
    rests = json["rests"]?.objectValue ?? [:]
  }

  /// The value of the property `origin`; `nil` where there is nothing to keep.
  var json: JSONValue? {
    var object: JSONObject = ["format": "formhaus"]
    if let id { object["id"] = .string(id) }
    if let type { object["type"] = .string(type) }
    if !absent.isEmpty { object["absent"] = .array(absent.map { .string($0) }) }
    if !keys.isEmpty { object["keys"] = .object(keys) }
    if !rests.isEmpty { object["rests"] = .object(rests) }
    return object.members.count > 1 ? .object(object) : nil
  }

  /// Whether a required key had no value that the form could take, so that none is made up for it.
  func lacks(_ key: String) -> Bool { absent.contains(key) || keys[key] != nil }

  /// Adds to an object that was written what is kept beside it; what was written goes first.
  func complete(_ object: inout JSONObject, in order: KeyOrder) {
    for member in keys.members where object[member.key] == nil {
      object.set(member.value, for: member.key, in: order)
    }
  }

  /// What is kept of the entries of a list, by their names.
  func rests(of list: String) -> JSONObject { rests[list]?.objectValue ?? [:] }

  /// Names the entries of a list: a name that occurs again gets a number.
  struct EntryNames {
    private var counts: [CodeUnits: Int] = [:]

    mutating func name(_ text: String) -> String {
      let count = counts[CodeUnits(text), default: 0] + 1
      counts[CodeUnits(text)] = count
      return count == 1 ? text : "\(text)#\(count)"
    }
  }
}
