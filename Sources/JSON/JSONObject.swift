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

  package init(_ members: [Member] = []) {
    self.members = members
  }

  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    members = elements.map { Member(key: $0, value: $1) }
  }

  package var isEmpty: Bool { members.isEmpty }

  package var keys: [String] { members.map(\.key) }

  /// The place of a key among the members; of a repeated key the last, as RFC 8259 says most readers do.
  package func index(of key: String) -> Int? {
    members.lastIndex { $0.key.isIdentical(to: key) }
  }

  /// The value of a key. Setting replaces in place or appends; setting `nil` removes every member of that key.
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
      }
    }
  }

  /// Adds a member at a place; the key must not be there yet.
  package mutating func insert(_ value: JSONValue, for key: String, at index: Int) {
    members.insert(Member(key: key, value: value), at: index)
  }

  /// Gives the member of one key another key, in place.
  package mutating func rename(_ key: String, to newKey: String) {
    guard let index = index(of: key) else { return }
    members[index].key = newKey
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
