/// Understands the bytes a terminal sends, in pieces of any size.
///
/// Sequences it does not know are swallowed: their bytes must not end up in the line.
struct KeyDecoder {
  private static let escape: UInt8 = 0x1B
  /// Ctrl-X, whose meaning is in the key after it.
  private static let prefix: UInt8 = 0x18
  private static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  private var start = 0
  private var isPasting = false

  /// Where the search for the end of a paste goes on.
  private var searched = 0

  /// Whether the bytes at hand begin an escape sequence and do not end it: either more comes at
  /// once, or a person pressed the escape key.
  var hasOpenEscape: Bool {
    !isPasting && start < bytes.count && bytes[start] == Self.escape
  }

  /// Takes bytes that have arrived.
  mutating func append(_ more: some Sequence<UInt8>) {
    bytes.removeFirst(start)
    searched = max(0, searched - start)
    start = 0
    bytes.append(contentsOf: more)
  }

  /// Drops an escape sequence that nothing has followed; returns whether it was the escape key alone.
  mutating func dropOpenEscape() -> Bool {
    guard hasOpenEscape else { return false }
    let isAlone = start + 1 == bytes.count
    start = bytes.count
    return isAlone
  }

  /// Returns the next key, or nil when more bytes are needed.
  mutating func next() -> Key? {
    while start < bytes.count {
      if isPasting { return nextPaste() }
      let before = start
      if let key = nextUnit() { return key }
      if start == before { return nil }
    }
    return nil
  }

  /// Returns a key, or nil: having moved on if something was swallowed, not having moved if the
  /// bytes do not suffice.
  private mutating func nextUnit() -> Key? {
    switch bytes[start] {
    case Self.escape: return nextEscape()
    case Self.prefix: return nextPrefixed()
    case 0x80...: return nextWideCharacter()
    case let byte:
      start += 1
      return byte < 0x20 || byte == 0x7F
        ? Self.controlKey(byte) : .character(Unicode.Scalar(byte))
    }
  }

  private mutating func nextPrefixed() -> Key? {
    guard start + 1 < bytes.count else { return nil }
    let isCompose = bytes[start + 1] == 0x05
    start += isCompose ? 2 : 1
    return isCompose ? .compose : nil
  }

  private mutating func nextPaste() -> Key? {
    var place = max(searched, start)
    while place + Self.pasteEnd.count <= bytes.count {
      if bytes[place] == Self.escape,
        bytes[place..<place + Self.pasteEnd.count].elementsEqual(Self.pasteEnd)
      {
        let text = Array(bytes[start..<place])
        start = place + Self.pasteEnd.count
        isPasting = false
        return .paste(text)
      }
      place += 1
    }
    searched = place
    return nil
  }

  private mutating func nextWideCharacter() -> Key? {
    let lead = bytes[start]
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC2 ? 2 : 1
    let continuation = bytes[(start + 1)...].prefix(length - 1).prefix { $0 & 0xC0 == 0x80 }
    let available = 1 + continuation.count
    if available < length && start + available == bytes.count { return nil }
    let text = String(decoding: bytes[start..<start + available], as: UTF8.self)
    start += available
    let scalar = text.unicodeScalars.count == 1 ? text.unicodeScalars.first : nil
    return switch scalar {
    case let scalar? where scalar.isControl || scalar.isDirectionControl: nil
    case let scalar?: .character(scalar)
    case nil: .character("\u{FFFD}")
    }
  }

  private mutating func nextEscape() -> Key? {
    guard start + 1 < bytes.count else { return nil }
    switch bytes[start + 1] {
    case UInt8(ascii: "["): return nextControlSequence()
    case UInt8(ascii: "O"): return nextSingleShift()
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "^"), UInt8(ascii: "_"),
      UInt8(ascii: "X"):
      skipString()
      return nil
    case Self.escape, 0x80...:
      start += 1
      return nil
    case let byte:
      start += 2
      return Self.altKey(byte)
    }
  }

  /// CSI: parameters, intermediates and one final byte (ECMA-48 5.4).
  private mutating func nextControlSequence() -> Key? {
    let body = bytes[(start + 2)...]
    let middle = body.prefix { (0x20...0x3F).contains($0) }
    guard middle.endIndex < bytes.count else { return nil }
    let final = bytes[middle.endIndex]
    let name = String(decoding: middle, as: UTF8.self) + String(UnicodeScalar(final))
    switch final {
    // A mouse report carries three bytes more, a function key of the Linux console one.
    case UInt8(ascii: "M") where middle.isEmpty: return skip(through: middle.endIndex + 3)
    case UInt8(ascii: "[") where middle.isEmpty: return skip(through: middle.endIndex + 1)
    case 0x40...0x7E: start = middle.endIndex + 1
    default:
      start = middle.endIndex
      return nil
    }
    if name == "200~" {
      isPasting = true
      searched = start
      return nextPaste()
    }
    return Self.controlSequenceKeys[name]
  }

  private mutating func nextSingleShift() -> Key? {
    let digits = bytes[(start + 2)...].prefix { (0x30...0x3F).contains($0) }
    guard digits.endIndex < bytes.count else { return nil }
    start = digits.endIndex + 1
    return Self.singleShiftKeys[bytes[digits.endIndex]]
  }

  private mutating func skip(through last: Int) -> Key? {
    if last < bytes.count { start = last + 1 }
    return nil
  }

  /// Skips an answer of the terminal, which ends with BEL or ESC \.
  private mutating func skipString() {
    for place in (start + 2)..<max(start + 2, bytes.count) {
      if bytes[place] == 0x07 {
        start = place + 1
        return
      }
      if bytes[place] == UInt8(ascii: "\\"), bytes[place - 1] == Self.escape {
        start = place + 1
        return
      }
    }
  }
}
