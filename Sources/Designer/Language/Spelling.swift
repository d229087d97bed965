/// Whether a word is another, misspelled.
enum Spelling {
  /// How many letters may be wrong in a word of this length.
  static func allowance(_ length: Int) -> Int { length < 4 ? 0 : length < 8 ? 1 : 2 }

  /// Whether one word becomes the other by few enough insertions, deletions, replacements and swaps.
  static func isNear(_ word: String, _ other: String) -> Bool {
    let (left, right) = (Array(word.utf8), Array(other.utf8))
    let limit = allowance(min(left.count, right.count))
    guard limit > 0, abs(left.count - right.count) <= limit, left.first == right.first else {
      return false
    }
    return distance(left, right) <= limit
  }

  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in 1...left.count {
      var current = [row]
      for column in 1...right.count {
        let isSame = left[row - 1] == right[column - 1]
        var cost = min(
          last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, left[row - 1] == right[column - 2],
          left[row - 2] == right[column - 1]
        {
          cost = min(cost, beforeLast[column - 2] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
