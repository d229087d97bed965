internal import FormLayout

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
    return NearestName.distance(left, right) <= limit
  }
}
