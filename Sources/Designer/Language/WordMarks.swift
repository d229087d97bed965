/// A bit for each word, so that most patterns are ruled out without comparing a word.
///
/// Two words may share a bit: what it rules out cannot fit, what it lets through may still not.
enum WordMarks {
  /// The bit of one word.
  static func mark(of key: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in key.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return 1 << (hash >> 58)
  }

  /// The bits of all words of some tokens.
  static func marks(of tokens: ArraySlice<Token>) -> UInt64 { tokens.reduce(0) { $0 | $1.mark } }
}
