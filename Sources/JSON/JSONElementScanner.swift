/// Gives the elements of one top-level list out of JSON text that is still arriving, each as soon
/// as it is complete.
///
/// Text before the first object is passed over, and so are elements that are no objects or lists.
package struct JSONElementScanner: Sendable {
  private let key: [UInt8]
  private var depth = 0
  private var isInString = false
  private var isEscaped = false
  /// The string that was read last at the top level, where a key stands.
  private var name: [UInt8] = []
  private var expectsKey = false
  /// Whether the list is open; its elements lie at the third level.
  private var isInList = false
  private var element: [UInt8] = []

  /// - Parameter key: the key of the top-level object whose list is wanted.
  package init(key: String) {
    self.key = Array(key.utf8)
  }

  /// Takes the next bytes and returns the texts of the elements that they complete.
  package mutating func push(_ bytes: some Sequence<UInt8>) -> [String] {
    var elements: [String] = []
    for byte in bytes {
      if isInString {
        takeInString(byte)
      } else if take(byte) {
        elements.append(String(decoding: element, as: UTF8.self))
        element = []
      }
    }
    return elements
  }

  private mutating func takeInString(_ byte: UInt8) {
    if isInList, depth > 2 { element.append(byte) }
    if isEscaped {
      isEscaped = false
    } else if byte == UInt8(ascii: "\\") {
      isEscaped = true
    } else if byte == UInt8(ascii: "\"") {
      isInString = false
      if depth == 1 { expectsKey = false }
      return
    }
    if depth == 1, expectsKey { name.append(byte) }
  }

  /// Takes a byte outside of strings; returns whether it completes an element.
  private mutating func take(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard depth > 0 || byte == UInt8(ascii: "{") else { return false }
      if depth == 1 { isInList = byte == UInt8(ascii: "[") && name == key }
      depth += 1
      if depth == 1 { beginKey() }
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      guard depth > 0 else { return false }
      depth -= 1
      if depth == 2, isInList {
        element.append(byte)
        return true
      }
      if depth == 1 { isInList = false }
    case UInt8(ascii: "\""):
      isInString = depth > 0
    case UInt8(ascii: ","):
      if depth == 1 { beginKey() }
    default: break
    }
    if isInList, depth > 2 { element.append(byte) }
    return false
  }

  private mutating func beginKey() {
    expectsKey = true
    name = []
  }
}
