/// A place in a JSON value (RFC 6901), for example `/components/0/label`.
package struct JSONPointer: Hashable, Sendable, CustomStringConvertible {
  /// The unescaped keys and indices from the root.
  package private(set) var tokens: [CodeUnits]

  package init(_ tokens: [String] = []) {
    self.tokens = tokens.map { CodeUnits($0) }
  }

  /// Reads the text form: empty, or `/` before each token, with `~0` for `~` and `~1` for `/`.
  package init?(parsing text: String) {
    self.init()
    guard !text.isEmpty else { return }
    var parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard parts.removeFirst().isEmpty else { return nil }
    for part in parts {
      guard let token = JSONPointer.unescaped(part) else { return nil }
      tokens.append(CodeUnits(token))
    }
  }

  private static func unescaped(_ token: Substring.UTF8View) -> String? {
    var units: [UInt8] = []
    var isEscaped = false
    for unit in token {
      switch (isEscaped, unit) {
      case (false, UInt8(ascii: "~")):
        isEscaped = true
        continue
      case (false, _): units.append(unit)
      case (true, UInt8(ascii: "0")): units.append(UInt8(ascii: "~"))
      case (true, UInt8(ascii: "1")): units.append(UInt8(ascii: "/"))
      case (true, _): return nil
      }
      isEscaped = false
    }
    return isEscaped ? nil : String(decoding: units, as: UTF8.self)
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
  /// The value at a place, where there is one; of a repeated key the last.
  package subscript(pointer: JSONPointer) -> JSONValue? {
    var value = self
    for token in pointer.tokens {
      let next: JSONValue? =
        switch value {
        case .array: token.arrayIndex.flatMap { value[$0] }
        case .object(let object): object[token.string]
        case .null, .bool, .number, .string: nil
        }
      guard let next else { return nil }
      value = next
    }
    return value
  }
}

extension CodeUnits {
  /// The index that the token of a pointer states: decimal digits without a leading zero (RFC 6901, 4).
  fileprivate var arrayIndex: Int? {
    let digits = string.utf8
    guard let first = digits.first, digits.allSatisfy({ (48...57).contains($0) }) else {
      return nil
    }
    return first == 48 && digits.count > 1 ? nil : Int(string)
  }
}
