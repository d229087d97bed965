internal import JSON

/// The properties of an object's schema on their way, each found by its key at once: a form may have
/// thousands, and `JSONObject` looks through all.
struct AnswerProperties {
  private var members: [JSONObject.Member] = []
  private var places: [CodeUnits: Int] = [:]

  /// The schema of a key. Setting replaces in place or appends.
  subscript(key: String) -> JSONValue? {
    get { places[CodeUnits(key)].map { members[$0].value } }
    set {
      guard let newValue else { return }
      if let place = places[CodeUnits(key)] {
        members[place].value = newValue
      } else {
        places[CodeUnits(key)] = members.count
        members.append(JSONObject.Member(key: key, value: newValue))
      }
    }
  }

  var object: JSONObject { JSONObject(members) }
}
