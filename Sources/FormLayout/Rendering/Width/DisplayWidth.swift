/// How many columns text takes in a terminal.
///
/// By grapheme cluster, from one table of one Unicode version: wide and emoji 2, ambiguous 1,
/// combining and ignorable 0. `wcwidth` is never asked, since its answers follow the locale.
package enum DisplayWidth {
  /// The columns of one grapheme cluster: 0, 1 or 2.
  package static func of(_ character: Character) -> Int {
    if let ascii = character.asciiValue { return of(UInt32(ascii)) }
    var sum = 0
    var isEmoji = false
    for scalar in character.unicodeScalars {
      let value = scalar.value
      if value == 0xFE0F || value == 0x20E3 {
        if isEmoji { return 2 }
      } else {
        sum += of(value)
        if sum >= 2 { return 2 }
        isEmoji = contains(value, in: WidthTable.emoji)
      }
    }
    return sum
  }

  /// Whether every code point takes one column and joins no other: most text, and all frames.
  static func isSimple(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0xA0...0x2FF, 0x2500...0x259F: true
    default: false
    }
  }

  private static func of(_ value: UInt32) -> Int {
    if value < 0x20 || value >= 0x7F && value < 0xA0 { return 0 }
    if value < 0x300 { return 1 }
    if contains(value, in: WidthTable.zero) { return 0 }
    return contains(value, in: WidthTable.wide) ? 2 : 1
  }

  private static func contains(_ value: UInt32, in ranges: [UInt32]) -> Bool {
    var low = 0
    var high = ranges.count / 2
    while low < high {
      let middle = (low + high) / 2
      if value > ranges[2 * middle + 1] {
        low = middle + 1
      } else if value < ranges[2 * middle] {
        high = middle
      } else {
        return true
      }
    }
    return false
  }
}

extension StringProtocol {
  /// Whether each byte is a character that takes one column.
  var isPrintableASCII: Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { $0 &- 0x20 < 0x5F }
    } ?? false
  }

  /// The columns that this text takes in a terminal.
  package var displayWidth: Int {
    if isPrintableASCII { return utf8.count }
    var count = 0
    for scalar in unicodeScalars {
      guard DisplayWidth.isSimple(scalar) else {
        return reduce(0) { $0 + DisplayWidth.of($1) }
      }
      count += 1
    }
    return count
  }
}

extension String {
  /// The text itself, or as much of it as fits a width together with the mark that it was cut.
  package func truncated(to width: Int, mark: String = "…") -> String {
    guard displayWidth > width else { return self }
    var room = width - mark.displayWidth
    guard room >= 0 else { return mark.prefixFitting(width) }
    var result = ""
    for character in self {
      room -= DisplayWidth.of(character)
      if room < 0 { break }
      result.append(character)
    }
    return result + mark
  }

  /// The text with spaces after it, up to a width.
  package func padded(to width: Int) -> String {
    let missing = width - displayWidth
    return missing > 0 ? self + String(repeating: " ", count: missing) : self
  }

  /// The text in lines of at most a width: broken between words, and inside a word that is wider
  /// than a line, never inside a grapheme cluster.
  package func wrapped(to width: Int) -> [String] {
    guard displayWidth > width || contains(LineBreaking.endOfLine) else { return [self] }
    let characters = Array(self)
    return LineBreaking.lines(of: characters, width: width).map { line in
      String(line.map { LineBreaking.fitting(characters[$0], width) })
    }
  }

  private func prefixFitting(_ width: Int) -> String {
    var room = width
    return String(
      prefix { character in
        room -= DisplayWidth.of(character)
        return room >= 0
      })
  }
}
