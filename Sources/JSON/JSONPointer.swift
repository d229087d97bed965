/// A place in a JSON value (RFC 6901), for example `/components/0/label`.
package struct JSONPointer: Hashable, Sendable, CustomStringConvertible {
  /// The unescaped keys and indices from the root.
  package private(set) var tokens: [CodeUnits]

  package init(_ tokens: [String] = []) {
    self.tokens = tokens.map { CodeUnits($0) }
  }

  /// The whole value.
  package static let root = JSONPointer()

  package func appending(_ key: String) -> JSONPointer {
    var pointer = self
    pointer.tokens.append(CodeUnits(key))
    return pointer
  }

  package func appending(_ index: Int) -> JSONPointer { appending(String(index)) }

  /// The pointer without its last token; the root has none.
  package var parent: JSONPointer? {
    guard !tokens.isEmpty else { return nil }
    var pointer = self
    pointer.tokens.removeLast()
    return pointer
  }

  /// The text with `~` and `/` escaped; empty for the whole value.
  package var description: String {
    tokens.map { "/" + escaped($0.string) }.joined()
  }

  private func escaped(_ token: String) -> String {
    var text = ""
    for scalar in token.unicodeScalars {
      switch scalar {
      case "~": text += "~0"
      case "/": text += "~1"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension JSONValue {
  /// The value at a place, where there is one.
  package subscript(pointer: JSONPointer) -> JSONValue? {
    var value = self
    for token in pointer.tokens {
      let next = Int(token.string).flatMap { value[$0] } ?? value[token.string]
      guard let next else { return nil }
      value = next
    }
    return value
  }
}
