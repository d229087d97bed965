internal import JSON

extension PatternReader {
  /// Reads an escape outside of a class; `\b` and `\B` are read before.
  mutating func readEscape() throws(PatternError) -> PatternNode {
    let start = index
    guard let next = scalar(at: index + 1) else { throw error(.trailingBackslash, at: start) }
    if let set = try readSetEscape() { return .set(set) }
    switch next {
    case "1"..."9":
      if let number = readReference() { return .reference(number, offset: offsets[start]) }
    case "k" where groups.hasNames:
      return .reference(try readNamedReference(), offset: offsets[start])
    default: break
    }
    return .literal(try readCharacterEscape(inClass: false))
  }

  /// Reads `\d`, `\w`, `\s`, `\p{…}` and their opposites.
  mutating func readSetEscape() throws(PatternError) -> PatternSet? {
    let start = index
    if take("\\d") { return .digits }
    if take("\\D") { return PatternSet.digits.inverted }
    if take("\\w") { return .wordCharacters }
    if take("\\W") { return PatternSet.wordCharacters.inverted }
    if take("\\s") { return .space }
    if take("\\S") { return PatternSet.space.inverted }
    let isNegated = scalar(at: index + 1) == "P"
    guard take("\\p{") || take("\\P{") else { return nil }
    let nameStart = index
    while let unit = peek(), unit != "}" { index += 1 }
    let name = String(
      String.UnicodeScalarView(units[nameStart..<index].compactMap(Unicode.Scalar.init))
    )
    guard take("}"), let set = PatternProperty.set(named: name, isNegated: isNegated) else {
      throw error(.unknownProperty(name), at: start)
    }
    return set
  }

  /// Reads `\1` where the pattern has as many groups.
  private mutating func readReference() -> Int? {
    let start = index
    index += 1
    var number = 0
    while let unit = peek(), ("0"..."9").contains(unit), number <= groups.count {
      number = number * 10 + Int(unit.value) - 48
      index += 1
    }
    if number <= groups.count { return number }
    index = start
    return nil
  }

  private mutating func readNamedReference() throws(PatternError) -> Int {
    let start = index
    index += 2
    guard take("<"), let name = PatternGroups.name(in: units, at: index) else {
      throw error(.badNameReference, at: start)
    }
    guard let number = groups.numbers[CodeUnits(name.text)]?.first else {
      throw error(.unknownGroup(name.text), at: start)
    }
    index = name.end
    return number
  }

  /// Reads an escape that stands for one character; what is no escape stands for itself.
  mutating func readCharacterEscape(inClass: Bool) throws(PatternError) -> UInt32 {
    let start = index
    guard let next = scalar(at: index + 1) else { throw error(.trailingBackslash, at: start) }
    index += 2
    switch next {
    case "t": return 0x09
    case "n": return 0x0A
    case "v": return 0x0B
    case "f": return 0x0C
    case "r": return 0x0D
    case "b" where inClass: return 0x08
    case "0"..."7": return readOctal(from: start + 1)
    case "c": return readControl(inClass: inClass)
    case "k" where groups.hasNames: throw error(.badNameReference, at: start)
    case "x":
      guard let value = PatternReader.hex(units, at: index, count: 2) else { break }
      index += 2
      return value
    case "u":
      guard let value = PatternReader.hex(units, at: index, count: 4) else { break }
      index += 4
      return isUnicode ? readSecondHalf(of: value) : value
    default: break
    }
    return units[start + 1]
  }

  /// In a Unicode pattern two escaped halves are one character.
  private mutating func readSecondHalf(of first: UInt32) -> UInt32 {
    guard scalar(at: index) == "\\", scalar(at: index + 1) == "u",
      let second = PatternReader.hex(units, at: index + 2, count: 4),
      let scalar = PatternReader.pair(first, second)
    else { return first }
    index += 6
    return scalar.value
  }

  /// Reads up to three octal digits, at most `\377` (annex B.1.2, LegacyOctalEscapeSequence).
  private mutating func readOctal(from start: Int) -> UInt32 {
    index = start
    var value: UInt32 = 0
    while let unit = peek(), ("0"..."7").contains(unit), index < start + 3, value < 0o40 {
      value = value * 8 + unit.value - 48
      index += 1
    }
    return value
  }

  /// Reads the letter of `\cJ`; where there is none, the backslash stands for itself.
  private mutating func readControl(inClass: Bool) -> UInt32 {
    if let letter = peek() {
      switch letter {
      case "a"..."z", "A"..."Z":
        index += 1
        return letter.value % 32
      case "0"..."9" where inClass, "_" where inClass:
        index += 1
        return letter.value % 32
      default: break
      }
    }
    index -= 1
    return 0x5C
  }

  // MARK: Digits

  static func hex(_ units: [UInt32], at place: Int, count: Int) -> UInt32? {
    guard place + count <= units.count else { return nil }
    var value: UInt32 = 0
    for unit in units[place..<place + count] {
      guard unit < 0x80, let scalar = Unicode.Scalar(unit),
        let digit = Character(scalar).hexDigitValue
      else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }

  /// The scalar that two halves make.
  static func pair(_ first: UInt32, _ second: UInt32) -> Unicode.Scalar? {
    guard (0xD800..<0xDC00).contains(first), (0xDC00..<0xE000).contains(second) else { return nil }
    return Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
  }
}
