/// A line that is typed unseen, key by key.
struct SecretLine {
  private var scalars = String.UnicodeScalarView()

  /// Takes a key; gives what came of reading once it is the last one.
  mutating func take(_ key: Key) -> ConsoleInput? {
    switch key {
    case .character(let scalar): scalars.append(scalar)
    case .paste(let bytes):
      // What follows a line end in a paste is no part of a secret of one line.
      let text = String(decoding: bytes, as: UTF8.self).cleanedInput
      scalars.append(contentsOf: text.unicodeScalars.prefix { $0 != "\n" })
    case .control(0x08), .control(0x7F): _ = scalars.popLast()
    case .control(0x15), .deleteWordLeft: scalars.removeAll()
    case .enter, .newline: return .line(String(scalars).cleanedInput)
    case .interrupt: return .interrupted
    case .endOfInput: return scalars.isEmpty ? .end : nil
    case .control, .tab, .stop, .quit, .up, .down, .left, .right, .home, .end, .delete, .wordLeft,
      .wordRight, .deleteWordRight, .upperCase, .lowerCase, .capitalise, .escape, .searchOlder,
      .searchNewer, .cancelSearch, .compose:
      return nil
    }
    return nil
  }
}
