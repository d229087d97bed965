internal import JSON

extension JSONValue {
  /// The same value with the first of repeated keys alone, as Foundation's reader takes it; calls a
  /// function with the place of each key that is repeated.
  func keepingFirstKeys(
    at pointer: JSONPointer = .root, _ note: (JSONPointer) -> Void
  ) -> JSONValue {
    switch self {
    case .null, .bool, .number, .string: return self
    case .array(let elements):
      return .array(
        elements.enumerated().map { index, element in
          element.keepingFirstKeys(at: pointer.appending(index), note)
        })
    case .object(let object):
      var seen: Set<CodeUnits> = []
      var members: [JSONObject.Member] = []
      for member in object.members {
        let place = pointer.appending(member.key)
        guard seen.insert(CodeUnits(member.key)).inserted else {
          note(place)
          continue
        }
        members.append(
          JSONObject.Member(
            key: member.key, value: member.value.keepingFirstKeys(at: place, note)))
      }
      return .object(JSONObject(members))
    }
  }
}
