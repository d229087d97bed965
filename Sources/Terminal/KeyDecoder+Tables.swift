extension KeyDecoder {
  /// Keys by what follows ESC [, as xterm, the Linux console, rxvt and the kitty protocol send them.
  static let controlSequenceKeys: [String: Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left,
    "H": .home, "F": .end, "1~": .home, "7~": .home, "4~": .end, "8~": .end, "3~": .delete,
    "1;5C": .wordRight, "1;3C": .wordRight, "5C": .wordRight,
    "1;5D": .wordLeft, "1;3D": .wordLeft, "5D": .wordLeft,
    "3;5~": .deleteWordRight, "3;3~": .deleteWordRight,
    "13;2u": .newline, "13;3u": .newline, "13;5u": .newline,
    "27;2;13~": .newline, "27;3;13~": .newline, "27;5;13~": .newline,
  ]

  /// Keys by what follows ESC O.
  static let singleShiftKeys: [UInt8: Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down,
    UInt8(ascii: "C"): .right, UInt8(ascii: "D"): .left,
    UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end, UInt8(ascii: "M"): .enter,
  ]

  /// What a control character asks for; nil for those that do nothing here.
  static func controlKey(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x03: .interrupt
    case 0x04: .endOfInput
    case 0x07: .cancelSearch
    case 0x09: .tab
    case 0x0A: .newline
    case 0x0D: .enter
    case 0x0E: .down
    case 0x10: .up
    case 0x12: .searchOlder
    case 0x13: .searchNewer
    case 0x17: .deleteWordLeft
    case 0x1A: .stop
    case 0x1C: .quit
    // Ctrl-A, B, E, F, H, K, L, T, U, Y and backspace are the editor's own.
    case 0x01, 0x02, 0x05, 0x06, 0x08, 0x0B, 0x0C, 0x14, 0x15, 0x19, 0x7F: .control(byte)
    default: nil
    }
  }

  /// What a key pressed with Alt asks for; nil for those that do nothing here.
  static func altKey(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x0A, 0x0D: .newline
    case 0x08, 0x7F: .deleteWordLeft
    case UInt8(ascii: "b"), UInt8(ascii: "B"): .wordLeft
    case UInt8(ascii: "f"), UInt8(ascii: "F"): .wordRight
    case UInt8(ascii: "d"), UInt8(ascii: "D"): .deleteWordRight
    case UInt8(ascii: "u"), UInt8(ascii: "U"): .upperCase
    case UInt8(ascii: "l"), UInt8(ascii: "L"): .lowerCase
    case UInt8(ascii: "c"), UInt8(ascii: "C"): .capitalise
    case UInt8(ascii: "p"), UInt8(ascii: "P"): .up
    case UInt8(ascii: "n"), UInt8(ascii: "N"): .down
    default: nil
    }
  }
}
