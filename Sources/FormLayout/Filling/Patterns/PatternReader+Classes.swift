extension PatternReader {
  /// A part of a class: one character, or a set such as `\d`.
  private enum ClassAtom {
    case character(UInt32)
    case set(PatternSet)
  }

  /// Reads `[…]` after its opening bracket, which stands at `start`.
  mutating func readClass(from start: Int) throws(PatternError) -> PatternSet {
    var ranges: [ClosedRange<UInt32>] = []
    var set = PatternSet()
    set.isNegated = take("^")
    while !take("]") {
      guard !isAtEnd else { throw error(.unterminatedClass, at: start) }
      let place = index
      let first = try readClassAtom(from: start)
      guard peek() == "-", let next = scalar(at: index + 1), next != "]" else {
        PatternReader.add(first, to: &ranges, &set)
        continue
      }
      index += 1
      let second = try readClassAtom(from: start)
      if case .character(let low) = first, case .character(let high) = second {
        guard low <= high else { throw error(.rangeOutOfOrder, at: place) }
        ranges.append(low...high)
      } else {
        // Beside a set the hyphen is a character (annex B.1.2).
        PatternReader.add(first, to: &ranges, &set)
        PatternReader.add(.character(UInt32(UInt8(ascii: "-"))), to: &ranges, &set)
        PatternReader.add(second, to: &ranges, &set)
      }
    }
    set.insert(ranges)
    return set
  }

  private static func add(
    _ atom: ClassAtom,
    to ranges: inout [ClosedRange<UInt32>],
    _ set: inout PatternSet
  ) {
    switch atom {
    case .character(let value): ranges.append(value...value)
    case .set(let other):
      ranges += other.ranges
      for property in other.properties { set.insert(property) }
    }
  }

  private mutating func readClassAtom(from start: Int) throws(PatternError) -> ClassAtom {
    guard !isAtEnd else { throw error(.unterminatedClass, at: start) }
    guard peek() == "\\" else {
      index += 1
      return .character(units[index - 1])
    }
    if let set = try readSetEscape() { return .set(set) }
    return .character(try readCharacterEscape(inClass: true))
  }
}
