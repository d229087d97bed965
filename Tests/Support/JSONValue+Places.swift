package import JSON

extension JSONValue {
  /// The value with another at a place, or without what is there; an object on the way that is
  /// missing is made.
  package func replacing(_ pointer: JSONPointer, with value: JSONValue?) -> JSONValue {
    replacing(pointer.tokens.map(\.string)[...], with: value)
  }

  private func replacing(_ path: ArraySlice<String>, with value: JSONValue?) -> JSONValue {
    guard let key = path.first else { return value ?? .null }
    let rest = path.dropFirst()
    if var object = objectValue {
      object[key] = rest.isEmpty ? value : (object[key] ?? [:]).replacing(rest, with: value)
      return .object(object)
    }
    guard var array = arrayValue, let index = Int(key), array.indices.contains(index) else {
      return self
    }
    if rest.isEmpty, value == nil {
      array.remove(at: index)
    } else {
      array[index] = array[index].replacing(rest, with: value)
    }
    return .array(array)
  }
}
