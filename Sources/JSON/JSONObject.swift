/// An object whose members keep their order, repeated keys included.
package struct JSONObject: Sendable, ExpressibleByDictionaryLiteral {
  /// One key with its value.
  package struct Member: Sendable {
    package var key: String
    package var value: JSONValue

    package init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  package private(set) var members: [Member]
  /// A bit for the shape of each key that is or was there: most lookups are for a key that is not,
  /// and end here.
  private var shapes: UInt64

  package init(_ members: [Member] = []) {
    self.members = members
    shapes = members.reduce(0) { $0 | Self.shape(of: $1.key) }
  }

  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self.init(elements.map { Member(key: $0, value: $1) })
  }

  /// One bit by a key's length and first byte.
  private static func shape(of key: String) -> UInt64 {
    let first = Int(truncatingIfNeeded: key.utf8.first ?? 0)
    return 1 << UInt64(truncatingIfNeeded: (key.utf8.count &* 5 &+ first) & 63)
  }

  package var isEmpty: Bool { members.isEmpty }

  package var keys: [String] { members.map(\.key) }

  /// The place of a key among the members; of a repeated key the last, as most readers do (RFC 8259, 4).
  ///
  /// It looks through the members: for thousands of lookups in one object make `valuesByKey` once.
  package func index(of key: String) -> Int? {
    guard shapes & Self.shape(of: key) != 0 else { return nil }
    // In place: handing each member to a closure would retain its key and its value.
    return members.withUnsafeBufferPointer { members in
      members.indices.last { members[$0].key.isIdentical(to: key) }
    }
  }

  /// Whether a key is there more than once.
  package var hasRepeatedKey: Bool {
    var seen: UInt64 = 0
    let mayHave = members.contains { member in
      let shape = Self.shape(of: member.key)
      defer { seen |= shape }
      return seen & shape != 0
    }
    return mayHave && Set(members.map { CodeUnits($0.key) }).count < members.count
  }

  /// The value of a key. Setting replaces in place or appends; setting `nil` removes every member of
  /// that key.
  package subscript(key: String) -> JSONValue? {
    get { index(of: key).map { members[$0].value } }
    set {
      guard let newValue else {
        members.removeAll { $0.key.isIdentical(to: key) }
        return
      }
      if let index = index(of: key) {
        members[index].value = newValue
      } else {
        members.append(Member(key: key, value: newValue))
        shapes |= Self.shape(of: key)
      }
    }
  }

  /// Adds a member at a place (0 is first, `members.count` last); the key must not be there yet.
  package mutating func insert(_ value: JSONValue, for key: String, at index: Int) {
    members.insert(Member(key: key, value: value), at: index)
    shapes |= Self.shape(of: key)
  }

  /// Gives the member of one key another key, in place.
  package mutating func rename(_ key: String, to newKey: String) {
    guard let index = index(of: key) else { return }
    members[index].key = newKey
    shapes |= Self.shape(of: newKey)
  }
}

extension JSONObject {
  /// The value of each key; of a repeated key the last.
  package var valuesByKey: [CodeUnits: JSONValue] {
    Dictionary(members.map { (CodeUnits($0.key), $0.value) }) { $1 }
  }

  /// Whether both have the same keys with equivalent values, in any order.
  func isEquivalent(to other: JSONObject) -> Bool {
    let left = valuesByKey
    let right = other.valuesByKey
    return left.count == right.count
      && left.allSatisfy { key, value in right[key].map { value.isEquivalent(to: $0) } ?? false }
  }
}

extension JSONObject: Equatable {
  /// Equal members in the same order.
  package static func == (left: JSONObject, right: JSONObject) -> Bool {
    left.members.elementsEqual(right.members) {
      $0.key.isIdentical(to: $1.key) && $0.value == $1.value
    }
  }
}
