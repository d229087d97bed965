extension JSONParser {
  /// Reads from the opening quote to after the closing one, escapes resolved.
  mutating func parseString() throws(Fault) -> String {
    let open = index
    index += 1
    var start = index
    var isASCII = true
    var text = ""
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        let part = try string(from: start, isASCII: isASCII)
        index += 1
        // Most strings have no escape: then the part is all of it.
        return text.isEmpty ? part : text + part
      }
      if byte == UInt8(ascii: "\\") {
        text += try string(from: start, isASCII: isASCII)
        try readEscape(into: &text)
        start = index
        isASCII = true
        continue
      }
      if byte < 0x20 {
        guard leniency.contains(.rawControls) else {
          throw Fault(reason: .controlCharacter(byte), offset: index)
        }
        tolerated.append(JSONTolerance(.rawControls, at: index))
      } else if byte >= 0x80 {
        isASCII = false
      }
      index += 1
    }
    throw Fault(reason: .unterminatedString, offset: open)
  }

  private mutating func string(from start: Int, isASCII: Bool) throws(Fault) -> String {
    let part = bytes[start..<index]
    if !isASCII, let offset = part.firstInvalidUTF8 {
      index = offset
      throw Fault(reason: .invalidUTF8, offset: offset)
    }
    return String(decoding: part, as: UTF8.self)
  }

  private mutating func readEscape(into text: inout String) throws(Fault) {
    let start = index
    guard index + 1 < bytes.count else {
      index = bytes.count
      throw Fault(reason: .unterminatedString, offset: start)
    }
    let byte = bytes[index + 1]
    if byte == UInt8(ascii: "u") {
      try readUnicodeEscape(into: &text)
    } else if let scalar = JSONParser.shortEscape(byte) {
      text.unicodeScalars.append(scalar)
      index += 2
    } else {
      try readUnknownEscape(.badEscape, into: &text)
    }
  }

  private static func shortEscape(_ byte: UInt8) -> Unicode.Scalar? {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): Unicode.Scalar(byte)
    case UInt8(ascii: "b"): "\u{8}"
    case UInt8(ascii: "f"): "\u{C}"
    case UInt8(ascii: "n"): "\n"
    case UInt8(ascii: "r"): "\r"
    case UInt8(ascii: "t"): "\t"
    default: nil
    }
  }

  /// Passes over the backslash; what follows is read on as text.
  ///
  /// A model that writes `"\d{5}"` or `"\."` forgot to double the backslash of a pattern, so there
  /// it is kept; in `\'` or `\_` it means nothing and is dropped.
  private mutating func readUnknownEscape(
    _ reason: JSONError.Reason,
    into text: inout String
  ) throws(Fault) {
    guard leniency.contains(.unknownEscapes) else { throw Fault(reason: reason, offset: index) }
    tolerated.append(JSONTolerance(.unknownEscapes, at: index))
    index += 1
    switch bytes[index] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      text += "\\"
    default:
      if JSONParser.patternSyntax.contains(bytes[index]) { text += "\\" }
    }
  }

  private static let patternSyntax = Array("^$.*+?()[]{}|-".utf8)

  private mutating func readUnicodeEscape(into text: inout String) throws(Fault) {
    guard let unit = hexUnit(at: index + 2) else {
      try readUnknownEscape(.badUnicodeEscape, into: &text)
      return
    }
    if let scalar = Unicode.Scalar(unit) {
      text.unicodeScalars.append(scalar)
      index += 6
    } else if unit < 0xDC00, let low = escapedUnit(at: index + 6), (0xDC00..<0xE000).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    {
      text.unicodeScalars.append(scalar)
      index += 12
    } else {
      guard leniency.contains(.loneSurrogates) else {
        throw Fault(reason: .loneSurrogate, offset: index)
      }
      tolerated.append(JSONTolerance(.loneSurrogates, at: index))
      text += "\u{FFFD}"
      index += 6
    }
  }

  private func escapedUnit(at place: Int) -> UInt32? {
    guard place + 6 <= bytes.count, bytes[place] == UInt8(ascii: "\\"),
      bytes[place + 1] == UInt8(ascii: "u")
    else { return nil }
    return hexUnit(at: place + 2)
  }

  private func hexUnit(at place: Int) -> UInt32? {
    guard place + 4 <= bytes.count else { return nil }
    var unit: UInt32 = 0
    for byte in bytes[place..<place + 4] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): unit = unit << 4 | UInt32(byte - 48)
      case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
        unit = unit << 4 | UInt32((byte | 0x20) - 87)
      default: return nil
      }
    }
    return unit
  }
}

extension ArraySlice<UInt8> {
  /// The index of the first byte that is no part of valid UTF-8.
  fileprivate var firstInvalidUTF8: Int? {
    var decoder = UTF8()
    var iterator = makeIterator()
    var place = startIndex
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): place += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return place
      }
    }
  }
}
