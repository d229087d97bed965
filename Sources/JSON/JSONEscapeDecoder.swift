/// Resolves the escapes of a string's inside, byte by byte.
struct JSONEscapeDecoder: Sendable {
  private enum State: Sendable {
    case plain
    case backslash
    /// After `\u`, with the digits so far.
    case unicode([UInt8])
  }

  private var state = State.plain
  private var text: [UInt8] = []
  private var highSurrogate: UInt32?

  /// Takes a byte; returns whether it closes the string.
  mutating func push(_ byte: UInt8) -> Bool {
    switch state {
    case .plain: return takePlain(byte)
    case .backslash:
      takeEscape(byte)
      return false
    case .unicode(let digits):
      guard isHex(byte) else {
        // Not an escape after all: the backslash is dropped and the rest is text.
        settle()
        text.append(UInt8(ascii: "u"))
        text.append(contentsOf: digits)
        state = .plain
        return takePlain(byte)
      }
      takeDigits(digits + [byte])
      return false
    }
  }

  /// Returns the text that is whole so far, and forgets it.
  mutating func takeText() -> String {
    let cut = cutTail()
    defer { text = Array(cut) }
    return String(decoding: text.dropLast(cut.count), as: UTF8.self)
  }

  private mutating func takePlain(_ byte: UInt8) -> Bool {
    if byte == UInt8(ascii: "\\") {
      state = .backslash
      return false
    }
    settle()
    if byte == UInt8(ascii: "\"") { return true }
    text.append(byte)
    return false
  }

  private mutating func takeEscape(_ byte: UInt8) {
    if byte == UInt8(ascii: "u") {
      state = .unicode([])
      return
    }
    settle()
    state = .plain
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    default:
      // As the parser for model text reads it: the backslash is dropped before ASCII alone.
      if byte >= 0x80 { text.append(UInt8(ascii: "\\")) }
      text.append(byte)
    }
  }

  private mutating func takeDigits(_ digits: [UInt8]) {
    guard digits.count == 4 else {
      state = .unicode(digits)
      return
    }
    state = .plain
    let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0xFFFD
    if let high = highSurrogate, (0xDC00..<0xE000).contains(unit) {
      highSurrogate = nil
      append(Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (unit - 0xDC00)))
      return
    }
    settle()
    if (0xD800..<0xDC00).contains(unit) {
      highSurrogate = unit
    } else {
      append(Unicode.Scalar(unit))
    }
  }

  /// Gives up waiting for the second half of a character.
  private mutating func settle() {
    guard highSurrogate != nil else { return }
    highSurrogate = nil
    append(nil)
  }

  private mutating func append(_ scalar: Unicode.Scalar?) {
    text.append(contentsOf: String(scalar ?? "\u{FFFD}").utf8)
  }

  /// The bytes at the end that begin a character but do not finish it.
  private func cutTail() -> ArraySlice<UInt8> {
    for length in 1...3 where length <= text.count {
      let byte = text[text.count - length]
      if byte < 0x80 { break }
      guard byte >= 0xC0 else { continue }
      let whole = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
      return text.suffix(length < whole ? length : 0)
    }
    return []
  }

  private func isHex(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
