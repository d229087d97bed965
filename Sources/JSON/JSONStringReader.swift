/// Reads one quoted string, escapes resolved.
struct JSONStringReader {
  /// Why a string cannot be read, with its byte offset.
  struct Fault: Error {
    let reason: JSONError.Reason
    let offset: Int
  }

  let bytes: [UInt8]
  private(set) var index: Int
  let leniency: JSONLeniency
  private(set) var tolerated: [Int] = []

  init(bytes: [UInt8], index: Int, leniency: JSONLeniency) {
    self.bytes = bytes
    self.index = index
    self.leniency = leniency
  }

  /// Reads from the opening quote to after the closing one.
  mutating func read() throws(Fault) -> String {
    let open = index
    index += 1
    var text = ""
    var start = index
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        try append(from: start, to: &text)
        index += 1
        return text
      }
      if byte == UInt8(ascii: "\\") {
        try append(from: start, to: &text)
        text.unicodeScalars.append(try readEscape())
        start = index
      } else {
        if byte < 0x20 {
          guard leniency.contains(.rawControls) else {
            throw Fault(reason: .controlCharacter(byte), offset: index)
          }
          tolerated.append(index)
        }
        index += 1
      }
    }
    throw Fault(reason: .unterminatedString, offset: open)
  }

  private func append(from start: Int, to text: inout String) throws(Fault) {
    guard start < index else { return }
    guard let part = String(validating: bytes[start..<index], as: UTF8.self) else {
      throw Fault(reason: .invalidUTF8, offset: start + validPrefix(of: bytes[start..<index]))
    }
    text += part
  }

  /// How many bytes are valid UTF-8 before the first that is not.
  private func validPrefix(of slice: ArraySlice<UInt8>) -> Int {
    var decoder = UTF8()
    var iterator = slice.makeIterator()
    var count = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      count += UTF8.width(scalar)
    }
    return count
  }

  private mutating func readEscape() throws(Fault) -> Unicode.Scalar {
    let start = index
    index += 1
    guard index < bytes.count else { throw Fault(reason: .unterminatedString, offset: start) }
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "u"): return try readUnicodeEscape(start)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      index += 1
      return Unicode.Scalar(byte)
    default:
      if let scalar = Self.shortEscapes[byte] {
        index += 1
        return scalar
      }
      guard leniency.contains(.unknownEscapes) else {
        throw Fault(reason: .badEscape, offset: start)
      }
      // The backslash is dropped; the character itself is read on as text.
      tolerated.append(start)
      if byte < 0x80 {
        index += 1
        return Unicode.Scalar(byte)
      }
      return "\\"
    }
  }

  private static let shortEscapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
    UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
  ]

  private mutating func readUnicodeEscape(_ start: Int) throws(Fault) -> Unicode.Scalar {
    guard let unit = hexUnit(at: index + 1) else {
      guard leniency.contains(.unknownEscapes) else {
        throw Fault(reason: .badUnicodeEscape, offset: start)
      }
      tolerated.append(start)
      index += 1
      return "u"
    }
    index += 5
    if let scalar = Unicode.Scalar(unit) { return scalar }
    if unit < 0xDC00, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u"), let low = hexUnit(at: index + 2),
      (0xDC00..<0xE000).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    {
      index += 6
      return scalar
    }
    guard leniency.contains(.loneSurrogates) else {
      throw Fault(reason: .loneSurrogate, offset: start)
    }
    tolerated.append(start)
    return "\u{FFFD}"
  }

  private func hexUnit(at place: Int) -> UInt32? {
    guard place + 4 <= bytes.count else { return nil }
    var unit: UInt32 = 0
    for byte in bytes[place..<place + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        return nil
      }
      unit = unit << 4 | UInt32(digit)
    }
    return unit
  }
}
