package import JSON

extension JSONObject {
  /// Sets a key: in place where it is, else before the first key that `order` puts after it.
  package mutating func set(_ value: JSONValue, for key: String, in order: KeyOrder) {
    guard index(of: key) == nil, let rank = order.rank(of: key) else {
      self[key] = value
      return
    }
    let place = members.firstIndex { member in order.rank(of: member.key).map { $0 > rank } ?? false
    }
    insert(value, for: key, at: place ?? members.count)
  }
}
