/// A repetition's count as it was written, however many digits it has.
struct PatternCount: Comparable {
  private let digits: [Int]

  init(_ digits: [Int]) {
    self.digits = Array(digits.drop { $0 == 0 })
  }

  /// The count, or the greatest that the engine knows: no text is as long.
  var clamped: Int {
    guard digits.count <= 6 else { return PatternNode.unbounded }
    return min(digits.reduce(0) { $0 * 10 + $1 }, PatternNode.unbounded)
  }

  static func < (left: PatternCount, right: PatternCount) -> Bool {
    guard left.digits.count == right.digits.count else {
      return left.digits.count < right.digits.count
    }
    return left.digits.lexicographicallyPrecedes(right.digits)
  }
}
