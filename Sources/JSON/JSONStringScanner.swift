/// Reads the string of one top-level key out of JSON text that is still arriving.
///
/// Text before the first object is passed over. What is given is final: an escape or a character
/// that is cut off is held back until its rest arrives. Bad escapes stand for themselves and lone
/// surrogates become U+FFFD, as the parser for model text reads them.
package struct JSONStringScanner: Sendable {
  private enum State: Sendable {
    /// Outside of any object, or between the parts of the top-level one.
    case between
    /// In a key, or in a string that may be one.
    case name([UInt8])
    /// After the key that is looked for, before its value.
    case beforeValue
    /// In the value that is looked for.
    case value
    /// In a string that does not matter.
    case other
    case done
  }

  private let key: [UInt8]
  private var state = State.between
  private var depth = 0
  private var expectsKey = false
  private var isEscaped = false
  private var decoder = JSONEscapeDecoder()

  /// - Parameter key: the key of the top-level object whose string is wanted.
  package init(key: String) {
    self.key = Array(key.utf8)
  }

  /// Whether the string is closed.
  package var isFinished: Bool { if case .done = state { true } else { false } }

  /// Takes the next bytes and returns the words that they add.
  package mutating func push(_ bytes: some Sequence<UInt8>) -> String {
    for byte in bytes { take(byte) }
    return decoder.takeText()
  }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .between: takeStructure(byte)
    case .name(let name):
      if endsString(byte) {
        state = name == key ? .beforeValue : .between
        expectsKey = false
      } else {
        state = .name(name + [byte])
      }
    case .other:
      if endsString(byte) { state = .between }
    case .beforeValue:
      switch byte {
      case UInt8(ascii: "\""): state = .value
      case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ":"): break
      default:
        state = .between
        takeStructure(byte)
      }
    case .value:
      if decoder.push(byte) { state = .done }
    case .done: break
    }
  }

  private mutating func takeStructure(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard depth > 0 || byte == UInt8(ascii: "{") else { return }
      depth += 1
      expectsKey = depth == 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"): depth = max(0, depth - 1)
    case UInt8(ascii: ","): expectsKey = depth == 1
    case UInt8(ascii: "\"") where depth > 0: state = expectsKey ? .name([]) : .other
    default: break
    }
  }

  /// Whether a byte closes the string that is passed over.
  private mutating func endsString(_ byte: UInt8) -> Bool {
    if isEscaped {
      isEscaped = false
      return false
    }
    isEscaped = byte == UInt8(ascii: "\\")
    return byte == UInt8(ascii: "\"")
  }
}
