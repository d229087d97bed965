/// A set of characters: what a class, an escape such as `\s` or a dot takes.
struct PatternSet {
  /// Sorted, apart from one another.
  private(set) var ranges: [ClosedRange<UInt32>] = []
  private(set) var properties: [Property] = []
  var isNegated = false

  /// A Unicode property by the name that PCRE2 knows.
  struct Property {
    let name: String
    let isNegated: Bool
  }

  init(_ ranges: [ClosedRange<UInt32>] = []) {
    insert(ranges)
  }

  init(_ property: Property) {
    properties = [property]
  }

  mutating func insert(_ more: [ClosedRange<UInt32>]) {
    var merged: [ClosedRange<UInt32>] = []
    for range in (ranges + more).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound + 1 {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    ranges = merged
  }

  mutating func insert(_ property: Property) {
    properties.append(property)
  }

  /// All characters that are not in the set, which has no properties.
  var inverted: PatternSet {
    var inverse: [ClosedRange<UInt32>] = []
    var next: UInt32 = 0
    for range in ranges {
      if range.lowerBound > next { inverse.append(next...range.lowerBound - 1) }
      next = range.upperBound + 1
    }
    if next <= PatternSet.last { inverse.append(next...PatternSet.last) }
    return PatternSet(inverse)
  }

  /// The last scalar; a pattern that sees units has none above U+FFFF.
  static let last: UInt32 = 0x10FFFF

  static let digits = PatternSet([0x30...0x39])
  static let wordCharacters = PatternSet([0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])
  /// ECMAScript's WhiteSpace and LineTerminator.
  static let space = PatternSet([
    0x09...0x0D, 0x20...0x20, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029,
    0x202F...0x202F, 0x205F...0x205F, 0x3000...0x3000, 0xFEFF...0xFEFF,
  ])
  /// What a dot takes: all but ECMAScript's LineTerminator.
  static let dot = PatternSet([0x0A...0x0A, 0x0D...0x0D, 0x2028...0x2029]).inverted
}
