internal import JSON

extension JSONValue {
  /// This object with one key set; anything else as it is.
  func setting(_ key: String, to value: JSONValue) -> JSONValue {
    guard var object = objectValue else { return self }
    object[key] = value
    return .object(object)
  }

  /// This value with another at a place that exists.
  func replacing(_ tokens: ArraySlice<String>, with new: JSONValue) -> JSONValue {
    guard let token = tokens.first else { return new }
    switch self {
    case .object(let object):
      guard let old = object[token] else { return self }
      return setting(token, to: old.replacing(tokens.dropFirst(), with: new))
    case .array(var elements):
      guard let index = Int(token), elements.indices.contains(index) else { return self }
      elements[index] = elements[index].replacing(tokens.dropFirst(), with: new)
      return .array(elements)
    case .null, .bool, .number, .string: return self
    }
  }
}
