/// The words of a label or an id: camelCase, snake_case and kebab-case taken apart, in lower case
/// and without accents.
package enum TextWords {
  /// The words in order; digits are words of their own.
  package static func of(_ text: String) -> [String] {
    text.utf8.withContiguousStorageIfAvailable(ofASCII).flatMap(\.self) ?? ofAny(text)
  }

  /// The words of a text in ASCII, as most are; `nil` for another.
  private static func ofASCII(_ units: UnsafeBufferPointer<UInt8>) -> [String]? {
    guard units.allSatisfy({ $0 < 0x80 }) else { return nil }
    var words: [String] = []
    var start: Int?
    var last = Kind.other
    func close(_ end: Int) {
      guard let first = start else { return }
      words.append(
        String(unsafeUninitializedCapacity: end - first) { word in
          for place in first..<end {
            let isUpper = (0x41...0x5A).contains(units[place])
            word[place - first] = isUpper ? units[place] | 0x20 : units[place]
          }
          return end - first
        })
      start = nil
    }
    for (index, unit) in units.enumerated() {
      let kind = Kind(Unicode.Scalar(unit))
      if kind == .other {
        close(index)
      } else {
        let isLowerNext = index + 1 < units.count && (0x61...0x7A).contains(units[index + 1])
        let isHead = kind == .upper && (last == .lower || last == .upper && isLowerNext)
        if isHead || (kind == .digit) != (last == .digit) { close(index) }
        start = start ?? index
      }
      last = kind
    }
    close(units.count)
    return words
  }

  private static func ofAny(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var last = Kind.other
    func close() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let kind = Kind(scalar)
      guard kind != .other else {
        // An accent written apart belongs to the letter before it.
        if !(0x300...0x36F).contains(scalar.value) {
          close()
          last = .other
        }
        continue
      }
      let isHead =
        kind == .upper && (last == .lower || last == .upper && isLower(scalars, index + 1))
      if isHead || (kind == .digit) != (last == .digit) { close() }
      word += folded(scalar)
      last = kind
    }
    close()
    return words
  }

  private enum Kind {
    case lower, upper, digit, other

    init(_ scalar: Unicode.Scalar) {
      switch scalar.value {
      case 0x61...0x7A: self = .lower
      case 0x41...0x5A: self = .upper
      case 0x30...0x39: self = .digit
      case 0..<0x80: self = .other
      default:
        let properties = scalar.properties
        self = properties.isAlphabetic ? (properties.isUppercase ? .upper : .lower) : .other
      }
    }
  }

  private static func isLower(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    scalars.indices.contains(index) && Kind(scalars[index]) == .lower
  }

  /// One letter in lower case, without its accent.
  private static func folded(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x41...0x5A: return String(Character(Unicode.Scalar(UInt8(scalar.value + 0x20))))
    case 0..<0x80: return String(Character(scalar))
    default:
      let lower = scalar.properties.lowercaseMapping
      return accents[lower] ?? lower
    }
  }

  private static let accents: [String: String] = [
    "ä": "a", "à": "a", "á": "a", "â": "a", "ã": "a", "å": "a", "æ": "ae", "ç": "c", "è": "e",
    "é": "e", "ê": "e", "ë": "e", "ì": "i", "í": "i", "î": "i", "ï": "i", "ñ": "n", "ò": "o",
    "ó": "o", "ô": "o", "õ": "o", "ö": "o", "ø": "o", "œ": "oe", "ß": "ss", "ù": "u", "ú": "u",
    "û": "u", "ü": "u", "ý": "y", "ÿ": "y",
  ]
}
